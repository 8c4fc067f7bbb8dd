/** The state of something as a word on a coloured ground. */
import styled from 'styled-components';
import { type Tone, toneCss } from './toneCss.ts';

/** Give the state's word as children, and its tone as `$tone`. */
export const StateLabel = styled.span<{ $tone: Tone }>`
  ${toneCss}
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  padding-inline: 10px;
  border-radius: var(--portal-radius-pill);
  font-size: 12px;
  font-weight: 600;
  line-height: 18px;
  white-space: nowrap;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    padding: 0;
    background: none;
    color: inherit;
  }
`;
