/** Shows a failure: what happened, what to do, a retry, and a small code for support. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../controls/Button.tsx';
import { useHost } from '../hooks/host.ts';
import { RefreshIcon } from '../icons/actions.tsx';
import { Heading } from '../layout/Heading.tsx';
import { focusHeadingBefore } from '../routing/routeFocus.ts';
import { Alert } from './Alert.tsx';
import { StateBox } from './EmptyState.tsx';
import { lazyArt } from './lazyArt.tsx';
import { useAttemptSight } from './useAttemptSight.ts';
import { useFailure } from './useFailure.tsx';

const ErrorArt = lazyArt(() => import('./ErrorArt.tsx').then((module) => module.ErrorArt), {
  width: 160,
  height: 104,
});

export interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Replaces the usual heading. */
  readonly title?: string;
  /** Shows a line inside a card instead of a screen. */
  readonly inline?: boolean;
}

const Support = styled.small`
  display: block;
  margin-block-start: 12px;
  color: var(--portal-text-2);
`;

const InlineSupport = styled.small`
  display: block;
  margin-block-start: 4px;
`;

export function ErrorState({ error, onRetry, title, inline = false }: ErrorStateProps) {
  const t = useT('errores');
  const { root } = useHost();
  const { key, code } = useFailure(error);
  // An error without a retry is about something that the person sent with a button that may be far from here.
  const box = useAttemptSight(error, inline && !onRetry);
  const support = t('soporte', { codigo: code });
  const retry = onRetry && (
    <Button
      tone={inline ? 'outline' : 'soft'}
      size={inline ? 'small' : 'medium'}
      icon={<RefreshIcon />}
      onClick={() => {
        focusHeadingBefore(root, box.current);
        onRetry();
      }}
    >
      {t('reintentar')}
    </Button>
  );
  if (inline) {
    return (
      <Alert ref={box} tone="error" live title={title ?? t('titulo')} action={retry}>
        {t(key)}
        <InlineSupport>{support}</InlineSupport>
      </Alert>
    );
  }
  return (
    <StateBox role="alert" ref={box}>
      <ErrorArt />
      <Heading rank={2}>{title ?? t('titulo')}</Heading>
      <p>{t(key)}</p>
      {retry && <div>{retry}</div>}
      <Support>{support}</Support>
    </StateBox>
  );
}
