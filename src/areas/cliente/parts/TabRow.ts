/** The links between the views of a screen, or between screens that belong together, in a row that scrolls if it is too long. */
import styled from 'styled-components';

export const TabRow = styled.nav`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-block-end: 16px;
  border-block-end: 1px solid var(--portal-line);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 48px;
    padding-inline: 12px;
    border-block-end: 3px solid transparent;
    color: var(--portal-text-2);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    color: var(--portal-text);
  }
  > a[aria-current] {
    border-color: var(--portal-accent);
    color: var(--portal-text);
  }
  /* A row that is too long ends in a fade; scrolled to its end, only the space after the last tab is in it. */
  @container portal (max-width: 599.9px) {
    padding-inline-end: 24px;
    mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);

    &:dir(rtl) {
      mask-image: linear-gradient(to left, #000 calc(100% - 24px), transparent);
    }
  }
  @media (forced-colors: active) {
    > a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  @media print {
    display: none;
  }
`;
