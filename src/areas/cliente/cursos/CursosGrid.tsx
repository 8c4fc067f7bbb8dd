/** The courses as cards, each a link to its course. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { CursoCard } from '../../../features/curso/CursoCard.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { routes } from '../parts/routes.ts';

export interface CursosProps {
  /** Undefined while they are being read. */
  readonly cursos: readonly Curso[] | undefined;
  readonly busy: boolean;
  /** Says whether an enrolment in this course, by id, was begun in this tab. */
  readonly hasDraft: (curso: string) => boolean;
}

const Grid = styled(PlainList)<{ $busy?: boolean }>`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  padding: 0 16px 16px;
  /* Cards of a line are equally high. A percentage would have no meaning in quirks mode. */
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  transition: opacity var(--portal-slow) var(--portal-ease);

  @container portal (min-width: 600px) {
    gap: 20px;
    padding: 0 24px 24px;
  }
`;
const Outline = styled.div`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--portal-line);
  border-radius: var(--portal-radius-card);
`;

export function CursosGrid({ cursos, busy, hasDraft }: CursosProps) {
  if (!cursos) return <CursosOutline />;
  return (
    <Grid $busy={busy} aria-busy={busy}>
      {cursos.map((curso) => (
        <li key={curso.id}>
          <CursoCard curso={curso} to={routes.curso(curso.identificacion)} hasDraft={hasDraft(curso.id)} />
        </li>
      ))}
    </Grid>
  );
}

function CursosOutline() {
  return (
    <SkeletonGroup>
      <Grid as="div">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Outline key={key}>
            <Skeleton $width="40%" $height="24px" />
            <Skeleton $height="24px" />
            <Skeleton $width="70%" />
            <Skeleton $width="55%" />
            <Skeleton $width="30%" $height="28px" />
          </Outline>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
