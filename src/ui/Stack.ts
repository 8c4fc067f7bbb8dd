/** Children one below the other, or in a row that wraps, with the same space between them. */
import styled from 'styled-components';

export interface StackProps {
  /** Space between the children, in px; 16 by default. */
  readonly $gap?: number;
  /** Side by side, centred on each other, on as many lines as they need. */
  readonly $row?: boolean;
}

/** A `div`, unless `as` says otherwise. A long word in one of the children does not widen it. */
export const Stack = styled.div<StackProps>`
  ${({ $row }) =>
    $row
      ? 'display: flex; flex-wrap: wrap; align-items: center;'
      : 'display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;'}
  gap: ${({ $gap = 16 }) => $gap}px;
  min-inline-size: 0;
`;
