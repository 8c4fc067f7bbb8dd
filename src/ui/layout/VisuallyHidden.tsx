/** Text for assistive technology only. */
import styled, { css } from 'styled-components';

/**
 * Hides content from sight but not from assistive technology. It is clipped and not moved aside, because a page could scroll to it
 * there.
 */
export const hiddenCss = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const VisuallyHidden = styled.span`
  ${hiddenCss}
  margin: -1px;
  white-space: nowrap;
`;
