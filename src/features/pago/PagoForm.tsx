/** The form of a payment; until its invoices are there a skeleton, and where they cannot be read the error. */
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/Stack.ts';

const Fields = styled.form`
  display: grid;
  gap: 16px;

  /* What has the focus is not under the total, which stays in sight. */
  input,
  button {
    scroll-margin-block-end: 72px;
  }
`;

interface Props {
  readonly id: string;
  /** Undefined until it is known whether there is something to pay. */
  readonly any: boolean | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Why what was asked last was not done. */
  readonly failure: unknown;
  readonly failureTitle: string;
  /** False where something cannot be sent: the first wrong field takes the focus, else what has `data-fault`. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

export function PagoForm(props: Props) {
  const { id, any, error, onRetry, failure, failureTitle, onSubmit, children } = props;
  const t = useT('pago');
  const form = useRef<HTMLFormElement>(null);
  if (error !== undefined) {
    return <ErrorState inline error={error} title={t('falloFacturas')} onRetry={onRetry} />;
  }
  if (any === undefined) {
    return (
      <SkeletonGroup>
        <Stack $gap={24}>
          <Skeleton $width="60%" />
          <Skeleton $height="48px" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!any) return <p>{t('nada')}</p>;
  return (
    <Fields
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Once the faults are drawn.
        if (!onSubmit())
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus(),
          );
      }}
    >
      {failure !== undefined && <ErrorState inline error={failure} title={failureTitle} />}
      {children}
    </Fields>
  );
}
