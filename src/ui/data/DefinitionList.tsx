/** Names and values of a record, in one, two or three columns, depending on the width. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Definition {
  readonly name: string;
  readonly value: ReactNode;
}

const List = styled.dl`
  display: grid;
  gap: 16px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));

  dt {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
  dd {
    min-inline-size: 0;
    font-weight: 600;
  }
  @media print {
    gap: 6pt 16pt;
  }
`;

/** Omits entries without a value. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <List>
      {items
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
