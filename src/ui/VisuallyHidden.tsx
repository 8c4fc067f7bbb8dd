/** Text for assistive technology only. */
import styled, { css } from 'styled-components';

/** For what is out of sight, and still there for assistive technology. It is clipped and not moved aside: a page could scroll to it. */
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
