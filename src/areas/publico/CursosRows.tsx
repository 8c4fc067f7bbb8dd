/** Courses one below the other. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { CursoRow } from './CursoRow.tsx';
import type { Enrol } from './EnrolButton.tsx';

const List = styled(PlainList)`
  display: grid;
  gap: 16px;

  &:empty {
    display: none;
  }
`;

interface CursosRowsProps {
  readonly cursos: readonly Curso[];
  /** Moves the focus to the first course, because the person asked for these courses. */
  readonly focusFirst?: boolean;
  readonly enrol: Enrol;
}

export function CursosRows({ cursos, focusFirst = false, enrol }: CursosRowsProps) {
  return (
    <List>
      {cursos.map((curso, index) => (
        <li key={curso.id}>
          <CursoRow curso={curso} focus={focusFirst && index === 0} enrol={enrol} />
        </li>
      ))}
    </List>
  );
}
