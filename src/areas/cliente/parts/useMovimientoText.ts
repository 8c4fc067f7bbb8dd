/** What a line of the ledger says, in the language of the person: as it was written, or told again where it is another. */
import { useCallback } from 'react';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { idiomaDelLibro, relatoOf } from '../../../domain/cuenta/relato.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';

export function useMovimientoText(): (movimiento: Movimiento) => string {
  const { idioma } = useIdioma();
  const t = useT('libro');
  return useCallback(
    (movimiento) =>
      idioma === idiomaDelLibro
        ? movimiento.descripcion
        : t(relatoOf(movimiento), { curso: movimiento.curso ?? '' }),
    [idioma, t],
  );
}
