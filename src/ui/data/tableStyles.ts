/**
 * The look of DataTable: a quiet table with a sticky head, and cards if there is no room for columns. Rows are
 * subgrids and not table rows, because WebKit does not let a link be laid over a table row (`position: relative` on
 * it does nothing); the columns still take their widths from all rows.
 */
import styled, { css } from 'styled-components';
import { hiddenCss } from '../layout/VisuallyHidden.tsx';
import { cut, ellipsisSpace } from './fewLines.ts';

/** The place of a cell on a card. The box to choose the card spans both lines. */
export type CardPlace = 'check' | 'amount' | 'state' | 'date';

export interface CellLook {
  readonly $end: boolean;
  readonly $wide: boolean;
  /** Undefined if the card does not show it. */
  readonly $card: CardPlace | 'main' | undefined;
  readonly $cardOnly: boolean;
  readonly $control: boolean;
}

const narrow = '@container portal (max-width: 599.9px)';
const medium = '@container portal (min-width: 600px) and (max-width: 899.9px)';
const roomy = '@container portal (min-width: 600px)';
/** A table is printed as a table; in a narrow column of a page, where only its cards fit, as cards. */
const paper = (styles: ReturnType<typeof css>) => css`
  @media print {
    ${roomy} {
      ${styles}
    }
  }
`;

/** The roles are spelled out because the display values remove them. */
export const Table = styled.table.attrs({ role: 'table' })`
  display: grid;
  grid-template-columns: var(--columns);
  inline-size: 100%;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);

  ${medium} {
    grid-template-columns: var(--columns-medium);
  }
  ${narrow} {
    display: block;
    font-size: var(--portal-body);
    line-height: var(--portal-body-line);
  }
  ${paper(css`
    display: table;
  `)}
`;

const subgrid = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${subgrid}
  position: sticky;
  z-index: 2;
  inset-block-start: calc(var(--portal-top) + var(--portal-stick, 0px));
  background:
    linear-gradient(var(--portal-fill), var(--portal-fill)),
    var(--portal-card);

  ${narrow} {
    ${hiddenCss}
  }
  ${paper(css`
    display: table-header-group;
  `)}
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  ${subgrid}

  ${paper(css`
    display: table-row;
  `)}
`;

/** Figures and states never lie over their neighbours; other cells may break their text. */
const cell = css<CellLook>`
  min-inline-size: ${({ $end, $card }) => ($end || $card === 'state' ? 'min-content' : 0)};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-weight: inherit;
  padding: 14px;

  &:first-child {
    padding-inline-start: 24px;
  }
  &:last-child {
    padding-inline-end: 24px;
  }
  ${medium} {
    ${({ $wide }) => $wide && 'display: none;'}
  }
  ${roomy} {
    ${({ $cardOnly }) => $cardOnly && 'display: none;'}
  }
  ${({ $card, $cardOnly, $control }) =>
    paper(css`
      display: ${$cardOnly || $control ? 'none' : 'table-cell'};
      padding: 5pt 6pt;
      ${$card === 'main' && 'inline-size: 32%;'}
    `)}
`;

export const Th = styled.th.attrs({ role: 'columnheader', scope: 'col' })<CellLook>`
  ${cell}
  padding-block: 2px;
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 600;
  line-height: 44px;
  white-space: nowrap;

  > button {
    display: inline-flex;
    align-items: center;
    vertical-align: top;
    gap: 4px;
    min-block-size: 44px;
    flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
    font-weight: 600;
  }
  > button:hover,
  > button[data-on] {
    color: var(--portal-text);
  }
  > button > svg {
    opacity: 0;
    transition: transform var(--portal-fast) var(--portal-ease);
  }
  > button:is(:hover, :focus-visible) > svg {
    opacity: 0.5;
  }
  > button[data-on] > svg {
    opacity: 1;
  }
  > button[data-up] > svg {
    transform: rotate(180deg);
  }
  /* On cards the name of the column replaces its button: a box above them sorts. */
  > button + span {
    display: none;
  }
  ${narrow} {
    ${({ $card }) => !$card && 'display: none;'}

    > button {
      display: none;
    }
    > button + span {
      display: inline;
    }
  }
  @media print {
    line-height: inherit;

    > button {
      display: none;
    }
    > button + span {
      display: inline;
    }
  }
`;

/** A card's cells, by their place on it. */
const onCard = {
  main: css`
    font-weight: 600;
    overflow-wrap: anywhere;

    small {
      display: none;
    }
    /* A longer name ends in an ellipsis; its page shows all of it. */
    bdi {
      display: -webkit-box;
      ${cut}
      /* Cut off at its own end, but aligned like its neighbours. */
      text-align: match-parent;
    }
    &:dir(rtl) bdi:dir(ltr),
    &:dir(ltr) bdi:dir(rtl) {
      ${ellipsisSpace}
    }
    @media print {
      bdi {
        display: inline;
      }
    }
  `,
  check: css`
    align-self: center;

    @media print {
      display: none;
    }

    && {
      padding-inline-end: 12px;
    }
    /* The ellipsis of a left-to-right name hangs beside it. */
    &&:dir(rtl) {
      padding-inline-end: 18px;
    }
  `,
  amount: css`
    /* Also in the last cell of a row, which otherwise has no padding. */
    && {
      padding-inline-start: 12px;
    }
    font-weight: 600;
    text-align: end;
  `,
  state: css`
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  `,
  date: css`
    padding-inline-start: 12px;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
    text-align: end;

    && > * {
      display: inline;
    }
    small {
      display: none;
    }
  `,
};

export const Td = styled.td.attrs({ role: 'cell' })<CellLook>`
  ${cell}
  ${({ $end }) => $end && 'font-variant-numeric: tabular-nums;'}

  ${narrow} {
    ${({ $card }) =>
      $card
        ? css`
            grid-area: ${$card};
            min-inline-size: 0;
            padding: 0;
            text-align: start;

            &:is(:first-child, :last-child) {
              padding-inline: 0;
            }
            ${onCard[$card]}
          `
        : 'display: none;'}
    &:empty {
      display: none;
    }
    &[data-label]::before {
      content: attr(data-label) ' ';
    }
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })<{ $links: boolean; $busy: boolean }>`
  ${subgrid}
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  transition: opacity var(--portal-slow) var(--portal-ease);

  > tr {
    position: relative;
    min-block-size: 64px;
    border-block-end: 1px solid var(--portal-line);
  }
  > tr:last-child {
    border-block-end: 0;
  }
  > tr:hover,
  > tr:focus-within {
    ${({ $links }) => $links && 'background: var(--portal-hover);'}
  }

  > tr > th {
    ${({ $links }) => $links && 'font-weight: 600;'}
  }
  /* The main cell's link covers the row; other links and buttons in it stay above. */
  > tr > :is(td, th) > a:only-child {
    color: var(--portal-text);
    font-weight: 600;
    text-decoration: none;
  }
  > tr > :is(td, th) > a:only-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > tr:hover > :is(td, th) > a:only-child {
    color: var(--portal-accent);
  }
  > tr > :is(td, th) > a:only-child:focus-visible {
    outline: none;
  }
  > tr > :is(td, th) > a:only-child:focus-visible::after {
    outline: 2px solid var(--portal-accent);
    outline-offset: -2px;
    border-radius: var(--portal-radius);
  }
  > tr > :is(td, th) :is(button, a:not(:only-child)) {
    position: relative;
    z-index: 1;
  }

  ${paper(css`
    display: table-row-group;
  `)}
  ${narrow} {
    display: block;

    > tr {
      grid-template: 'check main main amount' auto 'check state date date' auto / auto auto 1fr auto;
      align-items: start;
      row-gap: 4px;
      padding: 14px 16px;
    }
    /* If some rows have a box, the others leave space for one, so that all names are aligned. */
    &:has(input) > tr {
      grid-template-columns: 36px auto 1fr auto;
    }
    @media print {
      &:has(input) > tr {
        grid-template-columns: auto auto 1fr auto;
      }
    }
  }
`;
