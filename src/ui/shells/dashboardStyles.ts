/** The frame's measures (spec.md 9): header 64, 80 from 1200 px, 64 once scrolled; menu 280 or 88. */
import styled, { css } from 'styled-components';

const wide = '@container portal (min-width: 1200px)';

export const Shell = styled.div`
  --portal-stick: var(--portal-header);
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: var(--portal-min-height, var(--portal-full, auto));

  @media print {
    display: block;
  }
  ${wide} {
    &[data-menu='horizontal'] {
      --portal-stick: calc(var(--portal-header) + 56px);
    }
  }
`;

/** Has the height of the header: once it has left the screen, the page is scrolled past 80. */
export const Sentinel = styled.div`
  position: absolute;
  inset-block-start: 0;
  inline-size: 1px;
  block-size: 80px;
  pointer-events: none;
`;

/** A long name, in the room that a phone has for it. */
const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: 14px;
  line-height: 18px;
`;

/**
 * The outer box keeps its height, so that the page does not jump when the bar inside becomes lower; what it leaves
 * free lets clicks through.
 */
export const StickyHeader = styled.div`
  position: sticky;
  z-index: 20;
  inset-block-start: var(--portal-top);
  block-size: var(--portal-header);
  pointer-events: none;

  > div {
    border-block-end: 1px solid var(--portal-line);
    background: color-mix(in srgb, var(--portal-page) 84%, transparent);
    backdrop-filter: blur(10px);
    pointer-events: auto;
  }
  /* They are always in sight, however far the page is scrolled. */
  :where(a, button) {
    scroll-margin-block: 0;
  }
  &[data-scrolled] > div {
    background: color-mix(in srgb, var(--portal-card) 93%, transparent);
  }
  /* On a phone the drawer has them, and the name of the institution their place. */
  @container portal (max-width: 599.9px) {
    header > [data-control] {
      display: none;
    }
    [part='logo'],
    [part='logo'] > slot > span {
      min-inline-size: 0;
    }
    [part='logo'] svg {
      flex-shrink: 0;
    }
    [part='logo'] span > span {
      position: static;
      clip-path: none;
      ${twoLines}
    }
  }

  ${wide} {
    block-size: var(--portal-header-large);

    [data-menu='horizontal'] > & {
      block-size: calc(var(--portal-header-large) + 56px);
    }
    header {
      transition: block-size var(--portal-slow) var(--portal-ease);
    }
    &[data-scrolled] header {
      block-size: var(--portal-header);
    }
  }
  /* Only the logo of the header is printed, and every printed screen begins with it. */
  @media print {
    position: static;
    block-size: auto;
    margin-block-end: 12pt;

    > div {
      border: 0;
      background: none;
    }
    header {
      display: flex;
      block-size: auto;
      padding: 0;
    }
    header > :not([part='logo']) {
      display: none;
    }
  }
`;

export const Second = styled.div`
  display: none;

  ${wide} {
    display: flex;
    align-items: center;
    block-size: 56px;
    padding-inline: 20px;
  }
  @media print {
    display: none;
  }
`;

export const DashboardBody = styled.div`
  display: flex;
  flex: 1;
  align-items: stretch;
`;

/** Takes the height of the screen beside it, and never more than the window, because the tag may be in another site's page. */
export const Side = styled.aside`
  display: none;

  ${wide} {
    position: sticky;
    inset-block-start: calc(var(--portal-top) + var(--portal-header));
    z-index: 10;
    display: flex;
    flex-direction: column;
    flex-shrink: 0;
    inline-size: var(--portal-nav);
    max-block-size: calc(100dvh - var(--portal-top) - var(--portal-header));
    border-inline-end: 1px solid var(--portal-line);
    transition: inline-size var(--portal-slow) var(--portal-ease);

    [data-menu='mini'] & {
      inline-size: var(--portal-nav-mini);
    }
    > div {
      flex: 1;
      min-block-size: 0;
      padding: 8px 16px 16px;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      scrollbar-color: var(--portal-line) transparent;
    }
    [data-menu='mini'] & > div {
      padding: 44px 6px 16px;
    }
  }
  @media print {
    display: none;
  }
`;

/** The round button on the menu's edge; 26 px to the eye, 44 px to the finger. */
export const Edge = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: 14px;
  inset-inline-end: -13px;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid var(--portal-line);
  border-radius: 50%;
  background: var(--portal-card);
  color: var(--portal-text-2);

  &::before {
    content: '';
    position: absolute;
    inset: -9px;
  }
  &:hover {
    color: var(--portal-text);
  }
  > svg {
    transform: scaleX(var(--portal-flip));
  }
  [data-menu='mini'] & > svg {
    transform: scaleX(calc(-1 * var(--portal-flip)));
  }
`;

/** A container of its own: screens measure the column that they have, not the tag. */
export const Main = styled.main`
  flex: 1 1 0;
  min-inline-size: 0;
  container: portal / inline-size;

  /* Scrolls a focused control below the header and the head of a table, which are sticky. */
  :where(a, button, input, select, summary, textarea) {
    scroll-margin-block-start: calc(var(--portal-top) + var(--portal-stick) + 56px);
  }
  > div {
    max-inline-size: var(--portal-width);
    margin-inline: auto;
    padding: 24px 16px 64px;
  }
  > div[data-stretch] {
    max-inline-size: none;
  }
  @container portal (min-width: 600px) {
    > div {
      padding: 32px 24px 80px;
    }
  }
  @container portal (min-width: 1000px) {
    > div {
      padding: 40px 40px 96px;
    }
  }
  @media print {
    > div {
      padding: 0;
    }
  }
`;
