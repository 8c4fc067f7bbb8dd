/** Courses one below the other. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { CursoRow } from './CursoRow.tsx';

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
}

export function CursosRows({ cursos, focusFirst = false }: CursosRowsProps) {
  return (
    <List>
      {cursos.map((curso, index) => (
        <li key={curso.id}>
          <CursoRow curso={curso} focus={focusFirst && index === 0} />
        </li>
      ))}
    </List>
  );
}
