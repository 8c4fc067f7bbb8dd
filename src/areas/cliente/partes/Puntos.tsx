/** Short facts in one line, a dot between them. Each keeps its own direction, and the dots keep the line's. */
import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

const Linea = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;

  > :not(:last-child)::after {
    content: '·';
    margin-inline-start: 8px;
  }
`;

export function Puntos({ children }: { readonly children: ReactNode }) {
  return <Linea>{Children.map(children, (hecho) => hecho && <span>{hecho}</span>)}</Linea>;
}
