/** Runs the payment dialog: its two forms, what it reads, and the requests that make the link or use the client's credit. */
import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isApiError } from '../../client/apiError.ts';
import type { AplicacionNueva } from '../../contract/aplicacion.ts';
import type { EnlaceNuevo } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { writeImporte } from '../../domain/pagos/importe.ts';
import { chosenOf } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta, invalidateEnlaces } from '../../state/invalidateCuenta.ts';
import { type SendOnce, useIdempotentSend } from '../../ui/forms/useIdempotentSend.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { useRead } from '../../ui/hooks/useRead.ts';
import { createPath, useLocation } from '../../ui/routing/router.ts';
import { awaitConfirmation, isFramed, visitGateway } from './gateway.tsx';
import { usePendingPagos } from './PendingPagosAlert.tsx';
import {
  beginPago,
  canSkipForm,
  facturasQuery,
  isOutdated,
  monedaOf,
  type PagoEvent,
  type PagoFormName,
  type PagoFormValues,
  type PagoState,
  pagoReducer,
  readForm,
  type StartOfPago,
} from './pagoReducer.ts';

export interface PagoFormState extends PagoFormValues {
  /** @param valor minor units, or what was typed; null omits the invoice */
  write(factura: Factura, valor: number | string | null): void;
  /** Returns false if something cannot be sent; its fault then shows. */
  submit(): boolean;
  readonly sending: boolean;
  /** The failure of the last request. */
  readonly failure: unknown;
}

export type PagoFlow = ReturnType<typeof usePagoDialog>;

export function usePagoDialog(start: StartOfPago) {
  const { today } = useNow();
  const [state, dispatch] = useReducer(pagoReducer, start, (begun) => beginPago(begun, today));
  const { number } = useFormat();
  const sign = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  const path = createPath(useLocation());
  const { direct, balance, pending } = usePagoReads(state, dispatch);

  const enlaceSend = useIdempotentSend({
    call: makeEnlace,
    onDone: (enlace) => {
      const leaving = state.mode === 'pagar' && !isFramed();
      dispatch({ type: 'made', enlace, leaving });
      invalidateEnlaces();
      if (leaving) void visitGateway(enlace, path);
    },
    onFailure: () => dispatch({ type: 'notMade' }),
  });
  const favorSend = useIdempotentSend({
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

  const formOf = <B>(
    form: PagoFormName,
    { send, sending, failure }: SendOnce<B>,
    bodyOf: (facturas: AplicacionNueva['facturas']) => B,
    limit?: number,
  ): PagoFormState => {
    const values = readForm(state, form, sign);
    return {
      ...values,
      sending,
      failure,
      write: ({ numero, moneda }, valor) => {
        const text = typeof valor === 'number' ? writeImporte(valor, moneda, sign) : valor;
        dispatch({ type: 'typed', form, numero, text });
      },
      submit: () => {
        dispatch({ type: 'tried', form });
        const facturas = chosenOf(values.lines, limit);
        if (facturas) void send(bodyOf(facturas));
        return facturas !== undefined;
      },
    };
  };
  const validity = state.mode === 'enlace' ? { caducaEnHoras: state.hours } : {};
  const enlace = formOf('enlace', enlaceSend, (facturas) => ({ facturas, ...validity }));
  const favor = formOf('favor', favorSend, (facturas) => ({ facturas }), state.available ?? 0);

  const sendDirect = useEffectEvent(() => {
    if (!enlace.submit()) dispatch({ type: 'asked' });
  });
  useEffect(() => {
    if (direct === 'send') sendDirect();
  }, [direct]);

  return {
    state,
    dispatch,
    enlace,
    favor,
    /** True while the payment page loads. */
    isLeaving: state.leaving || direct === 'wait' || direct === 'send',
    /** @param id of an expired link */
    renew: (id: string) => void enlaceSend.send({ id, caducaEnHoras: state.hours }),
    balance,
    /** The client's undecided payments; undefined until they are known. */
    pending,
    /** Must be called when the dialog closes. Returns true if a link was made or something was paid. */
    leave: (): boolean => {
      if (state.enlace && !state.paid && !state.leaving) awaitConfirmation(state.enlace.id);
      return state.enlace !== undefined || state.paidBefore || state.usedFavor;
    },
  };
}

/** Reads what a payment depends on and passes it to the reducer: the invoices, the client's credit, and undecided payments. */
function usePagoReads(state: PagoState, dispatch: Dispatch<PagoEvent>) {
  useFacturas(state, dispatch);
  const balance = useRead('GET /api/cliente/balance');
  const pending = usePendingPagos(() => dispatch({ type: 'refresh' }));
  const credit =
    balance.data && (balance.data.find(({ moneda }) => moneda === monedaOf(state))?.saldoAFavor ?? 0);
  // Dispatched while rendering, as React allows for the state of the same component: it renders again before anything is shown.
  // With an effect, the form would first be shown as if there were no credit.
  if (state.available === undefined && credit !== undefined && state.payables?.length) {
    dispatch({ type: 'available', valor: credit });
  }
  // A credit that cannot be read is not offered, and does not block the person. The rest of a used credit is known before the
  // next read.
  const creditLeft = state.usedFavor ? state.available : balance.error === undefined ? credit : 0;
  const direct = canSkipForm(state, creditLeft, pending);
  if (direct === 'ask') dispatch({ type: 'asked' });
  return { balance, pending, direct };
}

/** Reads the invoices that are not known yet with one request, and all of them again each time `reads` grows. */
function useFacturas({ what, reads }: PagoState, dispatch: Dispatch<PagoEvent>): void {
  const { today } = useNow();
  const day = useRef(today);
  useEffect(() => {
    const query = facturasQuery(what);
    const isKnown = reads === 0 && 'facturas' in what;
    if (!query || isKnown) return;
    const control = new AbortController();
    const tell = (event: PagoEvent) => control.signal.aborted || dispatch(event);
    api('GET /api/cliente/facturas', { query, signal: control.signal }).then(
      ({ resultados }) => {
        tell({ type: 'loaded', facturas: resultados, today: day.current });
        if (isOutdated(what, resultados)) invalidateCuenta();
      },
      (error: unknown) => tell({ type: 'loadFailed', error }),
    );
    return () => control.abort();
  }, [what, reads, dispatch]);
}

type Renewal = { readonly id: string; readonly caducaEnHoras: number };

const makeEnlace = (request: EnlaceNuevo | Renewal, idempotencyKey: string) =>
  'facturas' in request
    ? api('POST /api/cliente/enlaces', { body: request, idempotencyKey })
    : api('POST /api/cliente/enlaces/{id}/renovar', {
        params: { id: request.id },
        body: { caducaEnHoras: request.caducaEnHoras },
        idempotencyKey,
      });
