/**
 * Cuts a text after four lines and puts an ellipsis there; in every language four lines hold the name of a course on a phone.
 * The browser puts the ellipsis at the edge of the line. If a name runs in the opposite direction to the page (a Spanish one in
 * Arabic), that edge is the name's beginning, so such a name gets a box with its own direction, which is cut at the name's end.
 */
import { css } from 'styled-components';

export const cut = css`
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
`;

/** If a name ends at the edge, Chromium puts its ellipsis beyond it, where the box hides it. In `em`, as wide as an ellipsis. */
export const ellipsisSpace = css`
  margin-inline-end: -0.9em;
  padding-inline-end: 0.9em;
`;

const foreign = css`
  display: -webkit-inline-box;
  ${cut}
  ${ellipsisSpace}
  max-inline-size: 100%;
  text-align: match-parent;
  vertical-align: top;
`;

export const fewLines = css`
  display: -webkit-box;
  ${cut}

  && bdi {
    display: inline;
  }
  &:dir(rtl):has(bdi:dir(ltr)),
  &:dir(ltr):has(bdi:dir(rtl)) {
    display: block;
    overflow: visible;
  }
  &&:dir(rtl) bdi:dir(ltr):not(small *),
  &&:dir(ltr) bdi:dir(rtl):not(small *) {
    ${foreign}
  }
`;
