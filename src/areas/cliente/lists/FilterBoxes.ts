/** The boxes of a filter bar beside the search: in pairs on phones, in the line of the bar where there is room. */
import styled from 'styled-components';

export const FilterBoxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(132px, 100%), 1fr));
  gap: 12px;

  > button {
    min-inline-size: 0;
  }
  @container portal (min-width: 600px) {
    display: contents;

    > * {
      flex: 1 1 150px;
    }
  }
`;
