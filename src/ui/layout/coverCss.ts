/** A link that covers the box around it, which is positioned: the whole box is pressed, and shows the focus ring. */
import { css } from 'styled-components';

/** @param offset of the ring, in px: negative inside the box */
export const coverCss = (offset: number, radius: string) => css`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--portal-accent);
    outline-offset: ${offset}px;
  }
`;
