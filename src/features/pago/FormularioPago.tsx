/** The frame of a payment that is being put together: until its invoices are there, where they cannot be, and the form. */
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';

const Campos = styled.form`
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
  readonly hay: boolean | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Why what was asked last was not done. */
  readonly fallo: unknown;
  readonly tituloFallo: string;
  /** False where something cannot be sent: the first field that is wrong, else what says `data-fallo`, takes the focus. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

export function FormularioPago(props: Props) {
  const { id, hay, error, onRetry, fallo, tituloFallo, onSubmit, children } = props;
  const t = useT('pago');
  const form = useRef<HTMLFormElement>(null);
  if (error !== undefined) {
    return <ErrorState inline error={error} title={t('falloFacturas')} onRetry={onRetry} />;
  }
  if (hay === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton $width="60%" />
        <br />
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  if (!hay) return <p>{t('nada')}</p>;
  return (
    <Campos
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Once the faults are drawn.
        if (!onSubmit())
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fallo]')?.focus(),
          );
      }}
    >
      {fallo !== undefined && <ErrorState inline error={fallo} title={tituloFallo} />}
      {children}
    </Campos>
  );
}
