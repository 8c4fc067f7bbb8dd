/** The outline of a table that is loading. */
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  min-block-size: 64px;
  padding-inline: 24px;
  border-block-end: 1px solid var(--portal-line);

  &:last-child {
    border-block-end: 0;
  }
  > span {
    flex: 1;
  }
  > span:first-child {
    flex: 2;
  }
  @container portal (max-width: 599.9px) {
    padding-inline: 16px;
    > span:nth-child(n + 3) {
      display: none;
    }
  }
`;

export function TableSkeleton({ columns }: { readonly columns: number }) {
  return (
    <SkeletonGroup>
      {[...Array(6).keys()].map((row) => (
        <Line key={row}>
          {[...Array(columns).keys()].map((column) => (
            <Skeleton key={column} $height="14px" />
          ))}
        </Line>
      ))}
    </SkeletonGroup>
  );
}
