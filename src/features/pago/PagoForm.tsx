/** What the two forms of a payment are made of: the frame with its loading and its errors, and an amount for each invoice. */
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../contract/factura.ts';
import { cuotasEnCuenta } from '../../domain/cuenta/deudas.ts';
import type { Linea } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Stack } from '../../ui/Stack.ts';
import type { PagoFormState } from './usePagoDialog.ts';

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
  readonly hasFacturas: boolean | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Why what was asked last was not done. */
  readonly failure: unknown;
  readonly failureTitle: string;
  /** False where something cannot be sent: the first wrong field takes the focus, else what has `data-fault`. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/** A skeleton until the invoices are there, and the error where they cannot be read. */
export function PagoForm(props: Props) {
  const { id, hasFacturas, error, onRetry, failure, failureTitle, onSubmit, children } = props;
  const t = useT('pago');
  const form = useRef<HTMLFormElement>(null);
  if (error !== undefined) {
    return <ErrorState inline error={error} title={t('falloFacturas')} onRetry={onRetry} />;
  }
  if (hasFacturas === undefined) {
    return (
      <SkeletonGroup>
        <Stack $gap={24}>
          <Skeleton $width="60%" />
          <Skeleton $height="48px" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!hasFacturas) return <p>{t('nada')}</p>;
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

const Amounts = styled.div`
  display: grid;
  gap: 8px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface AmountFieldProps {
  readonly line: Linea<Factura>;
  readonly onWrite: PagoFormState['write'];
  /** Shows the fault of an empty field too. Before, the person is still about to type. */
  readonly tried: boolean;
  /** The most that the person can pay (minor units); no button offers more. */
  readonly max?: number;
  /** What the invoice is, where nothing beside says so. */
  readonly describe?: boolean;
}

/** Asks how much of one invoice to pay: typed, or its instalment or all of it by a button. */
export function AmountField({ line, onWrite, tried, max, describe = false }: AmountFieldProps) {
  const t = useT('pago');
  const { money } = useFormat();
  const { factura, texto, fault } = line;
  const { numero, saldo, moneda } = factura;
  const cuota = nextCuotaOf(factura);
  const fits = (valor: number) => max === undefined || valor <= max;
  const faultText =
    fault === 'excede'
      ? t('excede', { saldo: money(saldo, moneda) })
      : fault && (tried || texto !== '')
        ? t('formato')
        : undefined;
  return (
    <Amounts>
      <TextField
        label={t('valorDe', { numero })}
        hint={describe ? describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) })) : undefined}
        error={faultText}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={texto}
        onChange={({ target }) => onWrite(factura, target.value)}
      />
      {cuota !== undefined && fits(cuota) && (
        <div>
          <Button tone="outline" size="small" onClick={() => onWrite(factura, cuota)}>
            {t('laCuota', { valor: money(cuota, moneda) })}
          </Button>
          {fits(saldo) && (
            <Button tone="outline" size="small" onClick={() => onWrite(factura, saldo)}>
              {t('todo', { valor: money(saldo, moneda) })}
            </Button>
          )}
        </div>
      )}
    </Amounts>
  );
}

/** What was bought and what is owed of it. @param saldo in words */
export const describeFactura = ({ lineas: [linea] }: Factura, saldo: string): string =>
  [saldo, linea && isolate(linea.descripcion)].filter(Boolean).join(' · ');

/** A course's name keeps its own direction in a sentence of another one (first strong isolate … pop). */
const isolate = (texto: string): string => texto && `\u2068${texto}\u2069`;

/** Returns what is left of the next instalment, or undefined where that is the whole debt. */
function nextCuotaOf(factura: Factura): number | undefined {
  const next = cuotasEnCuenta(factura).find(({ saldo }) => saldo > 0);
  return next && next.saldo < factura.saldo ? next.saldo : undefined;
}
