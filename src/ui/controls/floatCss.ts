/** The look of what floats over the page from the top layer. */
import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const floatCss = css`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 8px;
  /* Of the window. Its units, such as vw, grow with a zoom of the page. */
  max-inline-size: calc(100% - 16px);
  max-block-size: calc(100% - 16px);
  border: 1px solid var(--portal-card-border);
  border-radius: 12px;
  background: var(--portal-float);
  color: var(--portal-text);
  box-shadow: var(--portal-shadow-float);
  overflow: auto;
  overscroll-behavior: contain;

  &:popover-open {
    animation: ${appear} var(--portal-fast) var(--portal-ease);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
