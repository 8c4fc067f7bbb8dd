/** The parts of the payment forms: the frame with its loading and error states, and the amount field of an invoice. */
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../contract/factura.ts';
import { cuotasEnCuenta } from '../../domain/cuenta/deudas.ts';
import type { Linea } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFailure } from '../../ui/feedback/DialogFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Stack } from '../../ui/Stack.ts';
import type { PagoFormState } from './usePagoDialog.ts';

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;

interface Props {
  readonly id: string;
  /** Undefined until the invoices are loaded. */
  readonly hasFacturas: boolean | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Why the last request failed. */
  readonly failure: unknown;
  readonly failureTitle: string;
  /** Returns false if something cannot be sent; the first invalid field, or else `[data-fault]`, then gets the focus. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/** Shows a skeleton until the invoices are loaded, and the error if they cannot be loaded. */
export function PagoForm(props: Props) {
  const { id, hasFacturas, error, onRetry, failure, failureTitle, onSubmit, children } = props;
  const t = useT('pago');
  const form = useRef<HTMLFormElement>(null);
  if (error !== undefined) {
    return <DialogFailure error={error} title={t('falloFacturas')} onRetry={onRetry} />;
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
        // Waits until the faults are drawn.
        if (!onSubmit())
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus(),
          );
      }}
    >
      {failure !== undefined && <DialogFailure error={failure} title={failureTitle} />}
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
  /** Shows the fault of an empty field too. Before the first attempt the person may still be about to type. */
  readonly tried: boolean;
  /** The highest amount that the buttons offer, in minor units. */
  readonly max?: number;
  /** Shows below the field what is owed, and the number of the invoice. */
  readonly describe?: boolean;
}

/** Asks how much of one invoice to pay: typed, or by a button for the next instalment or for all of it. */
export function AmountField({ line, onWrite, tried, max, describe = false }: AmountFieldProps) {
  const t = useT('pago');
  const { money } = useFormat();
  const { factura, text, fault } = line;
  const { saldo, moneda } = factura;
  const cuota = nextCuotaOf(factura);
  const fits = (valor: number) => max === undefined || valor <= max;
  const faultText =
    fault === 'excede'
      ? t('excede', { saldo: money(saldo, moneda) })
      : fault && (tried || text !== '')
        ? t('formato')
        : undefined;
  return (
    <Amounts>
      <TextField
        label={t('valorDe', { que: isolate(nameOf(factura)) })}
        hint={describe ? describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) })) : undefined}
        error={faultText}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={text}
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

/** Returns the invoice's name: its course, or its first line if it belongs to no enrolment. */
export const nameOf = ({ curso, lineas, numero }: Factura): string =>
  curso ?? lineas[0]?.descripcion ?? numero;

/** Returns what stands under the name of an invoice: what is owed, and its number. @param saldo already in words */
export const describeFactura = ({ numero }: Factura, saldo: string): string =>
  `${saldo} · ${isolate(numero)}`;

/** Keeps the direction of a name or number in a sentence of the other direction (first strong isolate … pop). */
const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Returns what is left of the next instalment, or undefined if that is the whole debt. */
function nextCuotaOf(factura: Factura): number | undefined {
  const next = cuotasEnCuenta(factura).find(({ saldo }) => saldo > 0);
  return next && next.saldo < factura.saldo ? next.saldo : undefined;
}
