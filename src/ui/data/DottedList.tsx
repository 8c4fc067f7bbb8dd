/** Short facts in a row with a dot between them, and none where a line ends. Each fact keeps its own direction. */
import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

/** The dot before the first fact of each line lies outside this box, where nothing is painted. */
const Clip = styled.span`
  display: block;
  min-inline-size: 0;
  overflow-x: clip;
`;
const Line = styled.span`
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

export function DottedList({ children }: { readonly children: ReactNode }) {
  return (
    <Clip>
      <Line>{Children.map(children, (fact) => fact && <span>{fact}</span>)}</Line>
    </Clip>
  );
}
