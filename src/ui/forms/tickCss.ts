import { css } from 'styled-components';

/** A box to tick, drawn alike in every browser and look: a browser's own is grey on a dark page. */
export const tickCss = css`
  position: relative;
  inline-size: 22px;
  block-size: 22px;
  border: 1.5px solid var(--portal-field-line);
  border-radius: 6px;
  background: var(--portal-card);
  appearance: none;
  cursor: pointer;

  &:hover {
    border-color: var(--portal-text);
  }
  &:checked {
    border-color: var(--portal-primary);
    background: var(--portal-primary);
  }
  &:checked::after {
    content: '';
    position: absolute;
    inset: 2px 0 0;
    margin-inline: auto;
    inline-size: 6px;
    block-size: 11px;
    border: solid var(--portal-on-primary);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
