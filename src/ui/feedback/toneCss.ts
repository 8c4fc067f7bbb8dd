/** The five tones of meaning. Colour never stands alone: a word or an icon goes with it. */
import { css } from 'styled-components';

export type Tone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

export const toneCss = css<{ $tone: Tone }>`
  background: var(--portal-${({ $tone }) => $tone}-tint);
  color: var(--portal-${({ $tone }) => $tone});
`;
