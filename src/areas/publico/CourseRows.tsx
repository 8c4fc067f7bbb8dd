/** Courses one below the other. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { dayOf } from '../../domain/fechas.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { CourseCard } from './CourseCard.tsx';
import type { Enrol } from './EnrolButton.tsx';

const List = styled(PlainList)`
  display: grid;
  gap: 16px;

  &:empty {
    display: none;
  }
`;

interface CourseRowsProps {
  readonly courses: readonly Curso[];
  /** The person asked for these: the focus goes on to them. */
  readonly focusFirst?: boolean;
  readonly enrol: Enrol;
}

export function CourseRows({ courses, focusFirst = false, enrol }: CourseRowsProps) {
  const hoy = dayOf(new Date());
  return (
    <List>
      {courses.map((curso, index) => (
        <li key={curso.id}>
          <CourseCard curso={curso} hoy={hoy} focus={focusFirst && index === 0} enrol={enrol} />
        </li>
      ))}
    </List>
  );
}
