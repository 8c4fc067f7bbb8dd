/** What stands where a detail will be. */

import styled from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { DetailColumns } from './Columns.ts';

const Bloque = styled(Card)`
  display: grid;
  gap: 16px;
`;
const Cabeza = styled.div`
  display: grid;
  gap: 12px;
  margin-block: 8px 32px;
`;

export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Cabeza>
        <Skeleton $width="180px" />
        <Skeleton $width="min(480px, 80%)" $height="32px" />
        <Skeleton $width="260px" />
      </Cabeza>
      <DetailColumns>
        <Bloque>
          <Skeleton $width="50%" $height="32px" />
          <Skeleton $width="80%" />
          <Skeleton $height="48px" />
        </Bloque>
        <Bloque>
          <Skeleton $width="35%" $height="24px" />
          <Skeleton />
          <Skeleton />
          <Skeleton $width="60%" />
        </Bloque>
      </DetailColumns>
    </SkeletonGroup>
  );
}
