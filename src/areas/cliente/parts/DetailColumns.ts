/** The layout of a screen's parts, beside and below each other. */
import styled, { css } from 'styled-components';

/**
 * Two columns for a detail. Children come in their order on a phone: the figures and the actions (at the side on wide
 * screens), what it is, and what belongs at the end (at the side again).
 */
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

const inOrder = css`
  /* A dialog lies over what has opened it. */
  & :is([data-outline], :has([data-outline])):not(dialog, dialog *, :has(dialog [data-outline])) ~ * {
    display: none;
  }
`;

/**
 * Parts that read their own data, one below the other on a phone. While a part shows an outline, those after it stay hidden: its
 * final height is unknown, so they would move while somebody presses them.
 */
export const InOrder = styled.div`
  @container portal (max-width: 899.98px) {
    ${inOrder}
  }
`;

/** The same for parts that are one below the other on a wide screen too. */
export const OneBelowAnother = styled.div`
  ${inOrder}
`;

/** The same for the cards of a column. */
export const ColumnInOrder = styled(DetailColumn)`
  ${inOrder}
`;

/** Holds the place of a part that most people do not have: what follows waits, and no outline appears and vanishes. */
export const Awaited = styled.span.attrs<{ 'data-outline'?: string }>({ 'data-outline': '' })`
  display: none;
`;
