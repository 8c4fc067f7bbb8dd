/** Runs the payment dialog: reads the invoices, makes the link or uses the client's credit, and tells the reducer. */
import { useEffect, useReducer, useRef, useState } from 'react';
import type * as v from 'valibot';
import { isApiError } from '../../client/apiError.ts';
import type { AplicacionNueva } from '../../contract/aplicacion.ts';
import type { Enlace, EnlaceNuevo } from '../../contract/enlace.ts';
import type { ConsultaFacturas, Factura } from '../../contract/factura.ts';
import { limiteMax } from '../../contract/list.ts';
import { proposePago } from '../../domain/cuenta/deudas.ts';
import { sumValores } from '../../domain/dinero.ts';
import { writeImporte } from '../../domain/pagos/importe.ts';
import type { Linea, Payable } from '../../domain/pagos/lineas.ts';
import { sumPendientes } from '../../domain/pagos/sumPendientes.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { createPath, useLocation } from '../../ui/router.ts';
import { useNow } from '../../ui/useNow.ts';
import { useRead } from '../../ui/useRead.ts';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import { undecidedPagos } from './PendingPagosAlert.tsx';
import {
  chosenOf,
  enlaceLinesOf,
  favorLinesOf,
  type PagoEvent,
  type PagoState,
  pagoReducer,
  startPago,
} from './pagoReducer.ts';
import { awaitConfirmation, type PagoRequest, type WhatToPay } from './usePago.ts';
import { isFramed, visitGateway } from './visitGateway.ts';

export interface PagoFormState {
  readonly lines: readonly Linea<Factura>[];
  /** Minor units, without the lines that have a fault. */
  readonly total: number;
  /** An amount cannot be paid as it stands, so that there is no total to name yet. */
  readonly hasFault: boolean;
  readonly moneda: string;
  /** The person tried to send, so every fault shows. */
  readonly tried: boolean;
  /** @param valor minor units, or what was typed; null leaves the invoice out */
  write(factura: Factura, valor: number | string | null): void;
  /** Returns false if something cannot be sent; its fault then shows. */
  submit(): boolean;
  readonly sending: boolean;
  /** Why the last request failed. */
  readonly failure: unknown;
}

export type PagoFlow = ReturnType<typeof usePagoDialog>;

export function usePagoDialog(request: Pick<PagoRequest, 'what' | 'mode'> & { readonly direct: boolean }) {
  const [state, dispatch] = useReducer(pagoReducer, request, startPago);
  const { number } = useFormat();
  const sign = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  useLoad([state, dispatch]);

  const enlaceLines = enlaceLinesOf(state, sign);
  const favorLines = favorLinesOf(state, sign);
  const moneda = state.payables?.[0]?.factura.moneda ?? 'USD';

  const balance = useRead('GET /api/cliente/balance');
  const known = balance.data && (balance.data.find((one) => one.moneda === moneda)?.saldoAFavor ?? 0);
  if (state.available === undefined && known !== undefined && enlaceLines.length > 0) {
    dispatch({ type: 'available', valor: known });
  }

  const path = createPath(useLocation());
  const [left, setLeft] = useState(false);
  const onMade = (enlace: Enlace) => {
    dispatch({ type: 'made', enlace });
    invalidateConsultas('/api/cliente/enlaces');
    invalidateConsultas('/api/cliente/inscripciones');
    if (state.mode !== 'pagar' || isFramed()) return;
    setLeft(true);
    void visitGateway(enlace, path);
  };
  const enlaceSend = useSendOnce({
    call: (body: EnlaceNuevo, idempotencyKey) => api('POST /api/cliente/enlaces', { body, idempotencyKey }),
    onDone: onMade,
    // Somebody may have paid in the meantime.
    onFailure: () => dispatch({ type: 'refresh' }),
  });
  const renewal = useSendOnce({
    call: ({ id, caducaEnHoras }: { id: string; caducaEnHoras: number }, idempotencyKey) =>
      api('POST /api/cliente/enlaces/{id}/renovar', {
        params: { id },
        body: { caducaEnHoras },
        idempotencyKey,
      }),
    onDone: onMade,
  });
  const favorSend = useSendOnce({
    call: (body: AplicacionNueva, idempotencyKey) =>
      api('POST /api/cliente/aplicaciones', { body, idempotencyKey }),
    onDone: (aplicado) => {
      dispatch({ type: 'used', aplicado });
      invalidateCuenta();
    },
    onFailure: (failure) => {
      if (!isApiError(failure) || failure.status !== 422) return;
      // The credit was used or the debt paid elsewhere, so both are read again.
      void balance.reload().then(() => dispatch({ type: 'available', valor: undefined }));
      dispatch({ type: 'refresh' });
    },
  });

  const formOf = (
    form: keyof PagoState['drafts'],
    lines: readonly Linea<Factura>[],
    send: (facturas: { numero: string; valor: number }[]) => boolean,
  ) => ({
    lines,
    moneda,
    total: sumValores(lines.map(({ valor }) => valor)),
    hasFault: lines.some(({ fault }) => fault),
    tried: state.drafts[form].tried,
    write: ({ numero }: Factura, valor: number | string | null) => {
      const text = typeof valor === 'number' ? writeImporte(valor, moneda, sign) : valor;
      dispatch({ type: 'typed', form, numero, text });
    },
    submit: () => {
      dispatch({ type: 'tried', form });
      const facturas = chosenOf(lines);
      return facturas !== undefined && send(facturas);
    },
  });
  const enlace: PagoFormState = {
    ...formOf('enlace', enlaceLines, (facturas) => {
      void enlaceSend.send({ facturas, ...(state.mode === 'enlace' && { caducaEnHoras: state.hours }) });
      return true;
    }),
    sending: enlaceSend.sending,
    failure: enlaceSend.failure,
  };
  const favor: PagoFormState = {
    ...formOf('favor', favorLines, (facturas) => {
      if (sumValores(facturas.map(({ valor }) => valor)) > (state.available ?? 0)) return false;
      void favorSend.send({ facturas });
      return true;
    }),
    sending: favorSend.sending,
    failure: favorSend.failure,
  };
  // Credit that cannot be read is not offered, and holds nobody up; what is left after a use is known before it is read.
  const creditLeft = state.usedFavor ? state.available : balance.error === undefined ? known : 0;
  const isDirect = useDirect(
    request.direct && enlaceSend.failure === undefined,
    [state, dispatch],
    creditLeft,
    enlace.submit,
  );
  return {
    state,
    dispatch,
    /** The payment page is on its way. */
    isLeaving: left || isDirect,
    enlace,
    favor,
    renewal: {
      submit: (id: string) => void renewal.send({ id, caducaEnHoras: state.hours }),
      sending: renewal.sending,
      failure: renewal.failure,
    },
    /** Why the credit could not be read. */
    balanceError: balance.data ? undefined : balance.error,
    retryBalance: balance.retry,
    /** Must be called when the dialog closes. Returns true if a link was made or something was paid. */
    leave: (): boolean => {
      if (state.enlace && !state.paid && !left) awaitConfirmation(state.enlace.id);
      return state.enlace !== undefined || state.usedFavor;
    },
  };
}

type Pago = readonly [PagoState, React.Dispatch<PagoEvent>];

/**
 * Sends what is proposed as soon as it is known that there is nothing to ask: no other payment of it is undecided, and the
 * client has no credit to pay with. True until the person is asked; who was asked once sends with a press, whatever is
 * read later.
 * @param favor the credit in minor units; undefined until it is known
 */
function useDirect(
  direct: boolean,
  [{ payables, loadError, enlace, asked }, dispatch]: Pago,
  favor: number | undefined,
  submit: () => boolean,
): boolean {
  const { data, error } = useRead('GET /api/cliente/pagos', { query: undecidedPagos });
  const sent = useRef(false);
  const isKnown =
    payables !== undefined && favor !== undefined && (data !== undefined || error !== undefined);
  const numeros = payables?.map(({ factura }) => factura.numero) ?? [];
  const isFree =
    isKnown && favor === 0 && numeros.length > 0 && !sumPendientes(data?.resultados ?? [], numeros);
  if (isKnown && !isFree && !asked) dispatch({ type: 'asked' });
  const isDirect = direct && !asked && loadError === undefined && !enlace;
  useEffect(() => {
    if (!isDirect || !isFree || sent.current) return;
    sent.current = true;
    submit();
  });
  return isDirect && (!isKnown || isFree);
}

function useLoad([{ what, reads }, dispatch]: Pago): void {
  const { hoy } = useNow();
  const day = useRef(hoy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` grows with each retry; without it the debts would not be read again
  useEffect(() => {
    if ('renew' in what) return;
    const control = new AbortController();
    loadPayables(what, day.current, control.signal).then(
      (payables) => !control.signal.aborted && dispatch({ type: 'loaded', payables }),
      (error: unknown) => !control.signal.aborted && dispatch({ type: 'loadFailed', error }),
    );
    return () => control.abort();
  }, [what, reads, dispatch]);
}

const owed: v.InferInput<typeof ConsultaFacturas> = {
  estado: 'emitida',
  estadoPago: ['pendiente', 'parcial'],
  tipo: 'factura',
};

/** The most invoices that one link can hold (contract, EnlaceNuevo). */
const maxFacturas = 50;

type Debt = Exclude<WhatToPay, { renew: Enlace }>;

/** Reads the invoices from the API, because those on screen may be paid already. @param hoy YYYY-MM-DD */
async function loadPayables(what: Debt, hoy: string, signal: AbortSignal): Promise<Payable<Factura>[]> {
  const facturas = await loadFacturas(what, signal);
  return facturas
    .filter(({ saldo }) => saldo > 0)
    .map((factura) => ({ factura, proposed: proposeOf(what, factura, hoy) }));
}

/** Makes one request. Invoices requested by number keep the order of the request. */
async function loadFacturas(what: Debt, signal: AbortSignal): Promise<Factura[]> {
  if ('overdueIn' in what || 'owedIn' in what) {
    const filter =
      'overdueIn' in what ? { vencida: true, moneda: what.overdueIn } : { ...owed, moneda: what.owedIn };
    const query = { ...filter, orden: 'fechaVencimiento' as const, limite: maxFacturas };
    return (await api('GET /api/cliente/facturas', { query, signal })).resultados;
  }
  const numero = ('facturas' in what ? what.facturas : what.requested).map((factura) => factura.numero);
  const query = { numero, limite: limiteMax };
  const { resultados } = await api('GET /api/cliente/facturas', { query, signal });
  const place = new Map(numero.map((one, index) => [one, index]));
  return resultados.toSorted((a, b) => (place.get(a.numero) ?? 0) - (place.get(b.numero) ?? 0));
}

/** Whoever uses credit is asked about the whole debt: it pays as much of it as there is. */
function proposeOf(what: Debt, factura: Factura, hoy: string): number {
  if ('owedIn' in what) return factura.saldo;
  const requested = 'requested' in what ? what.requested : [];
  const asked = requested.find(({ numero }) => numero === factura.numero)?.valor;
  return Math.min(asked ?? proposePago(factura, hoy), factura.saldo);
}
