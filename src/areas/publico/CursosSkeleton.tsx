/** Outlines of courses, shown while the list loads. */
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { cursosColumns } from './cursosColumns.ts';

const Rows = styled.div`
  display: grid;
  ${cursosColumns}

  > section {
    display: grid;
    gap: 12px;
  }
`;

export function CursosSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <SkeletonGroup>
      <Rows>
        {[...Array(rows).keys()].map((key) => (
          <Card key={key}>
            <Skeleton $width="96px" $height="18px" />
            <Skeleton $width="60%" $height="27px" />
            <Skeleton $width="40%" />
          </Card>
        ))}
      </Rows>
    </SkeletonGroup>
  );
}
