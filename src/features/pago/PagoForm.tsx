/** The forms that make a payment link, and their parts: the frame with its loading and error states, and the amount of an invoice. */
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { nextCuota } from '../../domain/cuenta/deudas.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import type { Linea } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { PendingPagosAlert } from './PendingPagosAlert.tsx';
import { countSettled } from './pagoReducer.ts';
import type { PagoFlow, PagoFormState } from './usePagoDialog.ts';

interface Props {
  readonly id: string;
  /** Undefined until the invoices are loaded. */
  readonly hasFacturas: boolean | undefined;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** The failure of the last request. */
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
    return <CallFailure error={error} title={t('falloFacturas')} onRetry={onRetry} />;
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
    <Stack
      as="form"
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
      {failure !== undefined && <CallFailure error={failure} title={failureTitle} />}
      {children}
    </Stack>
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
  /** True shows the fault of an empty field too. Before the first attempt the person may still be about to type. */
  readonly tried: boolean;
  /** The highest amount that the buttons offer, in minor units. */
  readonly max?: number;
  /** Shows below the field what is owed, and the number of the invoice. */
  readonly describe?: boolean;
}

/** Asks how much of one invoice to pay: typed, or with a button for the next instalment or for all of it. */
export function AmountField({ line, onWrite, tried, max, describe = false }: AmountFieldProps) {
  const t = useT('pago');
  const { money } = useFormat();
  const { factura, text, fault } = line;
  const { saldo, moneda } = factura;
  const cuota = partOwedNext(factura);
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

/** Returns the line under the name of an invoice: what is owed, and its number. @param saldo already formatted */
export const describeFactura = ({ numero }: Factura, saldo: string): string =>
  `${saldo} · ${isolate(numero)}`;

/** Keeps the direction of a name or number in a sentence of the other direction (first strong isolate … pop). */
const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Returns what is left of the next instalment, or undefined if that is the whole debt. */
function partOwedNext(factura: Factura): number | undefined {
  const next = nextCuota(factura);
  return next && next.saldo < factura.saldo ? next.saldo : undefined;
}

interface EnlaceFormProps {
  readonly id: string;
  readonly flow: PagoFlow;
  /** `enlace` if somebody else will pay. */
  readonly mode: 'pagar' | 'enlace';
}

/** Asks how much of each invoice to pay and, for a link to share, how long it is valid. */
export function EnlaceForm({ id, flow: { state, enlace, pending, dispatch }, mode }: EnlaceFormProps) {
  const t = useT('pago');
  const { lines, moneda, tried, write, submit, failure } = enlace;
  const available = state.available ?? 0;
  const settled = countSettled(state);
  return (
    <PagoForm
      id={id}
      hasFacturas={state.payables && state.payables.length > 0}
      error={state.loadError}
      onRetry={() => dispatch({ type: 'retry' })}
      failure={failure}
      failureTitle={t('fallo')}
      onSubmit={submit}
    >
      {mode === 'pagar' && available > 0 && (
        <Alert
          tone="info"
          action={
            <Button tone="outline" size="small" onClick={() => dispatch({ type: 'choose', mode: 'favor' })}>
              {t('favor')}
            </Button>
          }
        >
          {t.rich('tieneFavor', { valor: <Amount key="valor" valor={available} moneda={moneda} /> })}
        </Alert>
      )}
      {mode === 'enlace' && (
        <ValiditySelect hours={state.hours} onHours={(hours) => dispatch({ type: 'hours', hours })} />
      )}
      {settled > 0 && (
        <Alert tone="info" live>
          {t('yaSaldadas', { count: settled })}
        </Alert>
      )}
      <PendingPagosAlert pagos={pending} numeros={lines.map(({ factura }) => factura.numero)} />
      {lines.map((line) => (
        <AmountField key={line.factura.numero} line={line} onWrite={write} tried={tried} describe />
      ))}
    </PagoForm>
  );
}

interface RenewFormProps extends Pick<EnlaceFormProps, 'id' | 'flow'> {
  /** The expired link. */
  readonly expired: Enlace;
}

/** Asks how long the new link is valid. */
export function RenewForm({ id, flow: { state, enlace, renew, dispatch }, expired }: RenewFormProps) {
  const t = useT('pago');
  const { pendiente, moneda } = expired;
  return (
    <PagoForm
      id={id}
      hasFacturas
      failure={enlace.failure}
      failureTitle={t('fallo')}
      onSubmit={() => {
        renew(expired.id);
        return true;
      }}
    >
      <p>{t.rich('renovarTexto', { valor: <Amount key="valor" valor={pendiente} moneda={moneda} /> })}</p>
      <ValiditySelect hours={state.hours} onHours={(hours) => dispatch({ type: 'hours', hours })} />
    </PagoForm>
  );
}

/** Hours for which a payment link can be valid. */
const choices = [24, enlaceHours, 168, 720] as const;

interface ValiditySelectProps {
  readonly hours: number;
  readonly onHours: (hours: number) => void;
}

/** Asks for how long a payment link is valid. */
function ValiditySelect({ hours, onHours }: ValiditySelectProps) {
  const t = useT('pago');
  return (
    <Select label={t('plazo')} value={String(hours)} onChange={({ target }) => onHours(Number(target.value))}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t('dias', { count: choice / 24 })}
        </option>
      ))}
    </Select>
  );
}
