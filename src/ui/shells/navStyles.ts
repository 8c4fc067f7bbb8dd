/** The look of a menu line in its three layouts. */
import styled, { css } from 'styled-components';

export type NavLayout = 'vertical' | 'mini' | 'horizontal';

/** Lines are links, buttons (they open something) or plain text (disabled); all look alike. */
const line = css`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  border-radius: var(--portal-radius);
  color: var(--portal-text-2);
  font-size: 15px;
  font-weight: 500;
  line-height: 20px;
  text-align: start;
  text-decoration: none;
  transition:
    background-color var(--portal-fast) var(--portal-ease),
    color var(--portal-fast) var(--portal-ease);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--portal-hover);
    color: var(--portal-text);
  }
  &[aria-current='page'],
  &[data-within] {
    color: var(--portal-on-tint);
    font-weight: 600;
  }
  &[aria-current='page'] {
    background: var(--portal-tint);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: var(--portal-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const layouts = {
  vertical: css`
    gap: 14px;
    min-block-size: 48px;
    padding: 6px 12px;
  `,
  mini: css`
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    min-block-size: 60px;
    padding: 8px 0 6px;
    overflow-wrap: anywhere;
    font-size: 12px;
    line-height: 15px;
    text-align: center;
  `,
  horizontal: css`
    gap: 8px;
    min-block-size: 44px;
    padding: 4px 12px;
    white-space: nowrap;
  `,
};

export const lineCss = css<{ $layout: NavLayout }>`
  ${line}
  ${({ $layout }) => layouts[$layout]}
`;

export const Words = styled.span`
  display: grid;
  flex: 1 1 auto;
  min-inline-size: 0;

  > small {
    color: var(--portal-text-2);
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
`;

export const Info = styled.span`
  flex-shrink: 0;
  min-inline-size: 22px;
  padding-inline: 7px;
  border-radius: var(--portal-radius-pill);
  background: var(--portal-info-tint);
  color: var(--portal-info);
  font-size: 12px;
  font-weight: 700;
  line-height: 22px;
  text-align: center;

  [data-layout='mini'] & {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 8px;
    min-inline-size: 18px;
    padding-inline: 5px;
    line-height: 18px;
  }
`;

/** Points down, and up while its lines are open. */
export const Turn = styled.span<{ $open: boolean }>`
  display: grid;
  flex-shrink: 0;
  transform: rotate(${({ $open }) => ($open ? '180deg' : '0')});
  transition: transform var(--portal-fast) var(--portal-ease);
`;
