/** A paragraph or line of text in one of the sizes and colours of the scale. */
import styled from 'styled-components';

const sizes = {
  /** 16 px on a line of 24. */
  body: 'var(--portal-body); line-height: var(--portal-body-line)',
  /** 14 px on a line of 22. */
  small: 'var(--portal-table); line-height: var(--portal-table-line)',
  /** 14 px on a line of 20: for text close below the name that it explains. */
  dense: 'var(--portal-table); line-height: 20px',
} as const;

const colours = {
  muted: 'var(--portal-text-2)',
  success: 'var(--portal-success)',
  error: 'var(--portal-error)',
} as const;

export interface TextProps {
  /** `small` by default, because text of the body's size needs no component. */
  readonly $size?: keyof typeof sizes;
  /** Inherited by default. */
  readonly $tone?: keyof typeof colours;
}

/** A `p`, unless `as` says otherwise. */
export const Text = styled.p<TextProps>`
  font-size: ${({ $size = 'small' }) => sizes[$size]};
  ${({ $tone }) => $tone && `color: ${colours[$tone]};`}
`;
