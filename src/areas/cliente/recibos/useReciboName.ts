/** What a receipt is called: by the courses that it pays, or as credit where it pays none. */
import { useCallback } from 'react';
import type { Recibo } from '../../../contract/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { useCursosText } from '../parts/CursosText.tsx';

/** Gives undefined for one that was given back whole and never paid a course. */
export function useReciboName(): (recibo: Pick<Recibo, 'cursos' | 'sinAplicar'>) => string | undefined {
  const t = useT('recibos');
  const cursosText = useCursosText();
  return useCallback(
    ({ cursos, sinAplicar }) => cursosText(cursos) ?? (sinAplicar > 0 ? t('aFavor') : undefined),
    [t, cursosText],
  );
}
