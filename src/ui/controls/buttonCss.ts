/** The look that a button, a router link and a plain anchor share. */
import { css, keyframes } from 'styled-components';

export interface ButtonLook {
  readonly $tone: 'primary' | 'soft' | 'outline' | 'text' | 'danger';
  readonly $size: 'medium' | 'small';
  readonly $block: boolean;
}

const tones = {
  primary: css`
    --bg: var(--portal-primary);
    --bg-over: var(--portal-primary-strong);
    --ink: var(--portal-on-primary);
    &:hover {
      box-shadow: 0 8px 16px -4px color-mix(in srgb, var(--portal-primary) 32%, transparent);
    }
  `,
  soft: css`
    --bg: var(--portal-tint);
    --bg-over: color-mix(in srgb, var(--portal-tint) 80%, var(--portal-accent));
    --ink: var(--portal-on-tint);
  `,
  outline: css`
    --bg: transparent;
    --bg-over: var(--portal-hover);
    --ink: var(--portal-text);
    --edge: color-mix(in srgb, var(--portal-field-line) 56%, transparent);
  `,
  text: css`
    --bg: transparent;
    --bg-over: var(--portal-hover);
    --ink: var(--portal-accent);
  `,
  danger: css`
    --bg: var(--portal-danger);
    --bg-over: color-mix(in srgb, var(--portal-danger) 84%, black);
    --ink: var(--portal-on-danger);
  `,
};

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const buttonCss = css<ButtonLook>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex-shrink: 0;
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-block-size: ${({ $size }) => ($size === 'small' ? 'var(--portal-control-small)' : 'var(--portal-control)')};
  padding: 4px ${({ $size, $tone }) => ($size === 'small' ? 14 : $tone === 'text' ? 16 : 22)}px;
  border: 1px solid var(--edge, transparent);
  border-radius: var(--portal-radius);
  background: var(--bg);
  color: var(--ink);
  font-size: ${({ $size }) => ($size === 'small' ? '14px' : '15px')};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color var(--portal-fast) var(--portal-ease),
    box-shadow var(--portal-fast) var(--portal-ease);

  &:hover {
    background: var(--bg-over);
  }
  &:active {
    box-shadow: none;
  }
  &:disabled,
  &[aria-disabled]:not([aria-busy]) {
    background: ${({ $tone }) => ($tone === 'text' ? 'none' : 'var(--portal-fill)')};
    color: var(--portal-disabled);
    box-shadow: none;
  }
  ${({ $tone }) =>
    // It says how long to wait.
    $tone !== 'text' && '&[aria-disabled]:not([aria-busy]) { color: var(--portal-text-2); }'}
  > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-inline-start: -4px;
  }

  /* While busy, the label stays in place, invisible, so that nothing beside the button moves. */
  &[aria-busy] {
    cursor: progress;
    > :not(i) {
      opacity: 0;
    }
  }
  > i {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }

  @media (forced-colors: active) {
    ${({ $tone }) =>
      // Its words are in line with what is around, so a border would stick out. Forced colours allow no transparent one.
      $tone === 'text' ? 'border-style: none; text-decoration: underline;' : 'border-color: ButtonText;'}
  }
  @media print {
    display: none;
  }
`;
