/** Short facts in a row, a dot between them and none where a line ends. Each keeps its own direction, and the dots the row's. */
import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

/** The dot before the first fact of each line lies outside, where nothing is painted. */
const Hueco = styled.span`
  display: block;
  min-inline-size: 0;
  overflow-x: clip;
`;
const Linea = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -20px;

  > span {
    position: relative;
    padding-inline-start: 20px;
  }
  > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 8px;
  }
`;

export function Puntos({ children }: { readonly children: ReactNode }) {
  return (
    <Hueco>
      <Linea>{Children.map(children, (hecho) => hecho && <span>{hecho}</span>)}</Linea>
    </Hueco>
  );
}
