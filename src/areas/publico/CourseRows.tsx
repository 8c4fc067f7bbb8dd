/** Courses one below the other. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { dayOf } from '../../domain/fechas.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { CourseCard } from './CourseCard.tsx';

const List = styled(PlainList)`
  display: grid;
  gap: 16px;

  &:empty {
    display: none;
  }
`;

interface CourseRowsProps {
  readonly courses: readonly Curso[];
  /** The code of one that is shown elsewhere. */
  readonly except: string;
  /** The person asked for these: the focus goes on to them. */
  readonly focusFirst?: boolean;
}

export function CourseRows({ courses, except, focusFirst = false }: CourseRowsProps) {
  const hoy = dayOf(new Date());
  const shown = courses.filter(({ id, identificacion }) => except !== id && except !== identificacion);
  return (
    <List>
      {shown.map((curso, index) => (
        <li key={curso.id}>
          <CourseCard curso={curso} hoy={hoy} focus={focusFirst && index === 0} />
        </li>
      ))}
    </List>
  );
}
