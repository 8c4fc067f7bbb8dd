import styled from 'styled-components';

/**
 * Parts that read for themselves, one below the other on a phone. What comes after an outline is shown with what takes its place:
 * nobody knows how many lines that has, and what stood below would move under a finger.
 */
export const InOrder = styled.div`
  @container portal (max-width: 899.98px) {
    /* A dialog stands over what has opened it. */
    & :is([data-outline], :has([data-outline])):not(dialog, dialog *, :has(dialog [data-outline])) ~ * {
      display: none;
    }
  }
`;
