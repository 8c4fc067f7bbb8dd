/** The text of a movement: as it was written in Spanish, or made again from its data in another language. */
import { useCallback } from 'react';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { ledgerIdioma, phraseOf } from '../../../domain/cuenta/phraseOf.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';

export function useMovimientoText(): (movimiento: Movimiento) => string {
  const { idioma } = useIdioma();
  const t = useT('libro');
  return useCallback(
    (movimiento) =>
      idioma === ledgerIdioma
        ? movimiento.descripcion
        : t(phraseOf(movimiento), { curso: movimiento.curso ?? '' }),
    [idioma, t],
  );
}
