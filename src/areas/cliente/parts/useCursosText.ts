/** Several courses in a line: the first by its name, the others counted. */
import { useCallback } from 'react';
import { useT } from '../../../i18n/useT.ts';

/** Gives undefined where there is none. */
export function useCursosText(): (cursos: readonly string[]) => string | undefined {
  const t = useT('libro');
  return useCallback(
    ([curso, ...others]) =>
      curso === undefined || others.length === 0 ? curso : t('cursos', { curso, count: others.length }),
    [t],
  );
}
