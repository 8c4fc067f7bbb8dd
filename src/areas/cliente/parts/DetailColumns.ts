/**
 * Two columns for a detail. Children in the order of a phone: the figures and what one can do (beside, on wide
 * screens), what it is, and what belongs at the end (beside again).
 */
import styled from 'styled-components';

export const DetailColumns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @container portal (min-width: 900px) {
    gap: 24px;
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;

    > :nth-child(1) {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
  @media print {
    gap: 8pt;
  }
`;

export const DetailColumn = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;

  @container portal (min-width: 900px) {
    gap: 24px;
  }
  @media print {
    gap: 8pt;
  }
`;
