/** Runs the payment dialog: its two forms, and the requests that make the link or use the client's credit. */
import { useEffect, useEffectEvent, useReducer } from 'react';
import { isApiError } from '../../client/apiError.ts';
import type { AplicacionNueva } from '../../contract/aplicacion.ts';
import type { EnlaceNuevo } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { writeImporte } from '../../domain/pagos/importe.ts';
import { chosenOf } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { createPath, useLocation } from '../../ui/router.ts';
import { type SendOnce, useSendOnce } from '../../ui/useSendOnce.ts';
import { isFramed, visitGateway } from './gatewayVisit.ts';
import { awaitConfirmation } from './gatewayWait.ts';
import {
  beginPago,
  type PagoFormName,
  type PagoFormValues,
  pagoReducer,
  readForm,
  type StartOfPago,
} from './pagoReducer.ts';
import { usePagoReads } from './usePagoReads.ts';

export interface PagoFormState extends PagoFormValues {
  /** @param valor minor units, or what was typed; null leaves the invoice out */
  write(factura: Factura, valor: number | string | null): void;
  /** Returns false if something cannot be sent; its fault then shows. */
  submit(): boolean;
  readonly sending: boolean;
  /** The failure of the last request. */
  readonly failure: unknown;
}

export type PagoFlow = ReturnType<typeof usePagoDialog>;

export function usePagoDialog(start: StartOfPago) {
  const [state, dispatch] = useReducer(pagoReducer, start, beginPago);
  const { number } = useFormat();
  const sign = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  const path = createPath(useLocation());
  const { direct, balance } = usePagoReads(state, dispatch);

  const enlaceSend = useSendOnce({
    call: makeEnlace,
    onDone: (enlace) => {
      const left = state.mode === 'pagar' && !isFramed();
      dispatch({ type: 'made', enlace, left });
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
      if (left) void visitGateway(enlace, path);
    },
    onFailure: () => dispatch({ type: 'notMade' }),
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
    /** The payment page is on its way. */
    isLeaving: state.left || direct === 'wait' || direct === 'send',
    /** @param id of a link that ran out */
    renew: (id: string) => void enlaceSend.send({ id, caducaEnHoras: state.hours }),
    balance,
    /** Must be called when the dialog closes. Returns true if a link was made or something was paid. */
    leave: (): boolean => {
      if (state.enlace && !state.paid && !state.left) awaitConfirmation(state.enlace.id);
      return state.enlace !== undefined || state.usedFavor;
    },
  };
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
