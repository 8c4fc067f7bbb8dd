/** The box that every text control shares: 48 high, 16 px text so that iOS does not zoom in. */
import { css } from 'styled-components';

export const controlCss = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--portal-control);
  padding: 9px 14px;
  border: 1px solid var(--portal-field-line);
  border-radius: var(--portal-radius);
  background: var(--portal-card);
  color: var(--portal-text);
  font-size: 16px;
  line-height: 24px;
  text-align: start;
  appearance: none;
  transition: border-color var(--portal-fast) var(--portal-ease);

  &::placeholder {
    color: var(--portal-text-2);
    opacity: 1;
  }
  &:hover {
    border-color: var(--portal-text);
  }
  &:focus-visible {
    border-color: var(--portal-accent);
    outline: 2px solid var(--portal-accent);
    outline-offset: -2px;
  }
  &[aria-invalid] {
    border-color: var(--portal-error);
  }
  &[aria-invalid]:focus-visible {
    outline-color: var(--portal-error);
  }
  &:disabled {
    border-color: var(--portal-line);
    background: var(--portal-fill);
    color: var(--portal-text-2);
  }
  &:read-only:not(select, :disabled) {
    background: var(--portal-fill);
  }
  /* Browsers make autofilled fields pale blue, which is unreadable in the dark theme. */
  &:autofill {
    box-shadow: inset 0 0 0 100px var(--portal-card);
    -webkit-text-fill-color: var(--portal-text);
    caret-color: var(--portal-text);
  }
`;
