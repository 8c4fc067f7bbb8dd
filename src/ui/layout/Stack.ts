/** Lays out its children in a column, or in a row that wraps, with equal space between them. */
import styled from 'styled-components';

export interface StackProps {
  /** Space between the children, in px; 16 by default. */
  readonly $gap?: number;
  /** Lays them out side by side, on as many lines as they need. */
  readonly $row?: boolean;
  /** In a row, the children share the available width. */
  readonly $fill?: boolean;
}

/** A `div`, unless `as` says otherwise. A long word in a child does not widen it. */
export const Stack = styled.div<StackProps>`
  ${({ $row }) =>
    $row
      ? 'display: flex; flex-wrap: wrap; align-items: center;'
      : 'display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;'}
  gap: ${({ $gap = 16 }) => $gap}px;
  min-inline-size: 0;
  ${({ $fill }) => $fill && '> * { flex: 1 1 auto; }'}
`;
