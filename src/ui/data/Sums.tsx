/** Names and amounts, one under the other, the total under a line and larger. Amounts and other values end at one edge. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const Sums = styled.dl`
  display: grid;
  gap: 10px;

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
    display: grid;
    justify-items: end;
    min-inline-size: 0;
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
  }
  > div[data-total] {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--portal-line);
    font-size: 20px;
    line-height: 28px;
  }
  > div[data-total] dt {
    color: var(--portal-text);
    font-size: 16px;
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
