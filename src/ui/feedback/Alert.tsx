/** A message inside a screen; with an action it is the band that asks for one ("Pagar ahora"). */
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/signs.tsx';
import { type Tone, toneCss } from './toneCss.ts';

const icons = {
  info: InfoIcon,
  neutral: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

const Box = styled.div<{ $tone: Tone }>`
  ${toneCss}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 14px 16px;
  border-radius: var(--portal-radius);

  > div {
    display: flex;
    flex: 1 1 240px;
    gap: 12px;
    min-inline-size: 0;
  }
  strong {
    display: block;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface AlertProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Spoken at once when it appears. Leave it out for what is there from the start. */
  readonly live?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Alert({ tone, title, children, action, live, ref }: AlertProps) {
  const Sign = icons[tone];
  return (
    <Box ref={ref} $tone={tone} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <div>
        <Sign />
        <div>
          {title && <strong>{title}</strong>}
          {children}
        </div>
      </div>
      {action}
    </Box>
  );
}
