/** A small table inside a card, without the frame and the cards of DataTable. */
import styled from 'styled-components';

export const PlainTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);
  font-variant-numeric: tabular-nums;
`;
