/** The course chosen for a new enrolment. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DateBlock } from '../../../ui/data/DateBlock.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { Heading } from '../../../ui/Heading.tsx';

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--portal-line);
  border-radius: var(--portal-radius-card);

  > div {
    display: grid;
    flex: 1 1 240px;
    gap: 4px;
    min-inline-size: 0;
  }
  [data-rank='2'] {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 22px;
    letter-spacing: 0;
  }
`;

export function ChosenCurso({ curso }: { readonly curso: Curso }) {
  const t = useT('inscripciones');
  const { dateRange } = useFormat();
  return (
    <Box>
      <DateBlock value={curso.inicio} />
      <div>
        <Heading rank={2}>{t('registro.elegido')}</Heading>
        <strong>
          <CursoText>{curso.nombre}</CursoText>
        </strong>
        <DottedList>
          <Code>{curso.identificacion}</Code>
          <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
          <CursoPrice curso={curso} />
        </DottedList>
      </div>
    </Box>
  );
}
