/** Names and amounts, one under the other. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const Sums = styled.dl`
  display: grid;
  gap: 8px;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
  }
  dt {
    min-inline-size: 0;
    color: var(--portal-text-2);
    overflow-wrap: anywhere;
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
  }
`;

interface SumProps {
  readonly name: ReactNode;
  /** True for the sum of the other rows. */
  readonly total?: boolean;
  readonly children: ReactNode;
}

export function SumRow({ name, total, children }: SumProps) {
  return (
    <div data-total={total ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
