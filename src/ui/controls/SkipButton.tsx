/** A way past what stands before a part, for the keyboard: seen only while it has the focus. */
import styled from 'styled-components';

export const SkipButton = styled.button.attrs({ type: 'button' })`
  position: fixed;
  z-index: 40;
  inset-block-start: calc(var(--portal-top) + 8px);
  inset-inline-start: 16px;
  padding: 12px 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-inverse);
  color: var(--portal-on-inverse);
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;
