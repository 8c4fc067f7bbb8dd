/** Lays fields out in two columns if there is space. */
import styled from 'styled-components';

export const PersonaGrid = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;

  @container portal (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
