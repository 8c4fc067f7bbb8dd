/** A course in two lines: its name, then code, dates and what the caller adds. */
import type { ReactNode } from 'react';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Code } from '../../ui/data/Code.tsx';
import { DottedList } from '../../ui/data/DottedList.tsx';
import { Formatted } from '../../ui/data/Formatted.tsx';
import { CursoText } from './CursoText.tsx';

interface CursoLinesProps {
  readonly curso: Curso;
  readonly children?: ReactNode;
}

export function CursoLines({ curso, children }: CursoLinesProps) {
  const { dateRange } = useFormat();
  return (
    <>
      <strong>
        <CursoText>{curso.nombre}</CursoText>
      </strong>
      <DottedList>
        <Code>{curso.identificacion}</Code>
        <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
        {children}
      </DottedList>
    </>
  );
}
