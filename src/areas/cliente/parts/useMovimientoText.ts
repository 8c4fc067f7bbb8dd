/** The text of a movement: what happened, and the courses that it is about. */
import { useCallback } from 'react';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { phraseOf } from '../../../domain/cuenta/phraseOf.ts';
import { useT } from '../../../i18n/useT.ts';
import { useCursosText } from './useCursosText.ts';

export function useMovimientoText(): (movimiento: Movimiento) => string {
  const t = useT('libro');
  const cursosText = useCursosText();
  return useCallback(
    (movimiento) => {
      const que = t(phraseOf(movimiento));
      const cursos = cursosText(movimiento.cursos);
      return cursos === undefined ? que : t('de', { que, cursos });
    },
    [t, cursosText],
  );
}
