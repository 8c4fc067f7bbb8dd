/** Says that there is nothing yet, or nothing that fits the filters, and what to do about it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../layout/Heading.tsx';
import { lazyArt } from './lazyArt.tsx';

const EmptyArt = lazyArt(() => import('./EmptyArt.tsx').then((module) => module.EmptyArt), {
  width: 160,
  height: 120,
});

export const StateBox = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 32px 16px 40px;
  text-align: center;

  > svg {
    margin-block-end: 8px;
  }
  > p {
    max-inline-size: 44ch;
    color: var(--portal-text-2);
    text-wrap: pretty;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 16px;
  }
`;

export interface EmptyStateProps {
  /** Absent if the screen's own title says it. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateBox>
      <EmptyArt />
      {title !== undefined && <Heading rank={2}>{title}</Heading>}
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </StateBox>
  );
}
