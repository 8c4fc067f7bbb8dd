/** What a movement is called: what happened, and the courses that it is about. */
import type { Movimiento } from '../../../contract/movimiento.ts';
import { phraseOf } from '../../../domain/cuenta/phraseOf.ts';
import { useT } from '../../../i18n/useT.ts';
import { CursosText } from './CursosText.tsx';

export function MovimientoText({ movimiento }: { readonly movimiento: Movimiento }) {
  const t = useT('libro');
  const que = t(phraseOf(movimiento));
  const { cursos } = movimiento;
  return (
    <bdi>
      {cursos.length === 0 ? que : t.rich('de', { que, cursos: <CursosText key="cursos" cursos={cursos} /> })}
    </bdi>
  );
}
