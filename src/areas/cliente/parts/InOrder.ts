import styled from 'styled-components';

/**
 * Parts that read their own data, one below the other on a phone. While a part shows an outline, those after it stay hidden: its
 * final height is unknown, so they would move while somebody presses them.
 */
export const InOrder = styled.div`
  @container portal (max-width: 899.98px) {
    /* A dialog stands over what has opened it. */
    & :is([data-outline], :has([data-outline])):not(dialog, dialog *, :has(dialog [data-outline])) ~ * {
      display: none;
    }
  }
`;
