/** Two columns for a detail: what it is, and beside it (before it on phones) the figures and what one can do. */
import styled from 'styled-components';

export const Columnas = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @container portal (min-width: 900px) {
    gap: 24px;
    grid-template-columns: minmax(0, 1fr) 360px;

    > :first-child {
      grid-area: 1 / 2;
    }
    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;

export const Columna = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;

  @container portal (min-width: 900px) {
    gap: 24px;
  }
`;
