/** How a line of the ledger is told: what happened, the courses that it is about, and what it does to the debt. */
import styled from 'styled-components';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { phraseOf } from '../../../domain/cuenta/phraseOf.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Lesser } from '../lists/cells.tsx';

/** Several courses in one line: the first by name, the others as a count. */
export function CursosText({ cursos: [curso, ...others] }: { readonly cursos: readonly string[] }) {
  const t = useT('libro');
  const first = <CursoText key="curso">{curso}</CursoText>;
  return others.length === 0 ? first : t.rich('cursos', { curso: first, count: others.length });
}

/** Returns the same as text, for a title; undefined if there are no courses. */
export function useCursosText(): (cursos: readonly string[]) => string | undefined {
  const t = useT('libro');
  return ([curso, ...others]) =>
    curso === undefined || others.length === 0 ? curso : t('cursos', { curso, count: others.length });
}

/** Names a movement: what happened, and the courses that it is about. */
export function MovimientoText({ movimiento }: { readonly movimiento: Movimiento }) {
  const t = useT('libro');
  const phrase = t(phraseOf(movimiento));
  const { cursos } = movimiento;
  return (
    <bdi>
      {cursos.length === 0
        ? phrase
        : t.rich('de', { que: phrase, cursos: <CursosText key="cursos" cursos={cursos} /> })}
    </bdi>
  );
}

const Credit = styled.span`
  color: var(--portal-success);
`;

/** The amount of a movement: a charge adds to the debt, a credit takes from it. */
export function MovimientoAmount({ movimiento }: { readonly movimiento: Movimiento }) {
  const t = useT('libro');
  const { debe, haber, moneda } = movimiento;
  if (debe > 0)
    return (
      <>
        <Lesser as="span">{t('cargo')}</Lesser> <Amount valor={debe} moneda={moneda} sign="always" />
      </>
    );
  return (
    <>
      <Lesser as="span">{t('abono')}</Lesser>{' '}
      <Credit>
        <Amount valor={-haber} moneda={moneda} />
      </Credit>
    </>
  );
}
