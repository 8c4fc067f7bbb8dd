/** Runs the payment dialog: reads the invoices, makes the link or uses the money in favour, each once, and tells the reducer. */
import { useEffect, useReducer, useRef } from 'react';
import type * as v from 'valibot';
import { isApiError } from '../../client/apiError.ts';
import type { AplicacionNueva } from '../../contract/aplicacion.ts';
import type { Enlace, EnlaceNuevo } from '../../contract/enlace.ts';
import type { ConsultaFacturas, Factura } from '../../contract/factura.ts';
import { limiteMax } from '../../contract/list.ts';
import { vencidoOf } from '../../domain/cuenta/deudas.ts';
import { sumValores } from '../../domain/dinero.ts';
import { writeImporte } from '../../domain/pagos/importe.ts';
import type { Linea, PorPagar } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useNow } from '../../ui/useNow.ts';
import { useRead } from '../../ui/useRead.ts';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import {
  chosenOf,
  enlaceLinesOf,
  favorLinesOf,
  type PagoState,
  pagoReducer,
  startPago,
} from './pagoReducer.ts';
import { awaitConfirmation, type PagoRequest, type QuePagar } from './usePago.ts';

export interface PagoFormState {
  readonly lines: readonly Linea<Factura>[];
  /** Minor units. */
  readonly total: number;
  readonly moneda: string;
  /** Every fault shows. */
  readonly tried: boolean;
  /** @param valor minor units, or what was typed; null leaves the invoice out */
  write(factura: Factura, valor: number | string | null): void;
  /** False where something cannot be sent: its fault shows. */
  submit(): boolean;
  readonly sending: boolean;
  /** Why what was sent was not done. */
  readonly failure: unknown;
}

export type PagoFlow = ReturnType<typeof usePagoDialog>;

export function usePagoDialog(request: Pick<PagoRequest, 'que' | 'mode'>) {
  const [state, dispatch] = useReducer(pagoReducer, request, startPago);
  const { number } = useFormat();
  const sign = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  useLoad(state, dispatch);

  const enlaceLines = enlaceLinesOf(state, sign);
  const favorLines = favorLinesOf(state, sign);
  const moneda = state.porPagar?.[0]?.factura.moneda ?? 'USD';

  const balance = useRead('GET /api/cliente/balance');
  const known = balance.data && (balance.data.find((one) => one.moneda === moneda)?.saldoAFavor ?? 0);
  if (state.available === undefined && known !== undefined && enlaceLines.length > 0) {
    dispatch({ type: 'available', valor: known });
  }

  const onMade = (enlace: Enlace) => {
    dispatch({ type: 'made', enlace });
    invalidateConsultas('/api/cliente/enlaces');
    invalidateConsultas('/api/cliente/inscripciones');
  };
  const enlaceSend = useSendOnce({
    call: (body: EnlaceNuevo, idempotencyKey) => api('POST /api/cliente/enlaces', { body, idempotencyKey }),
    onDone: onMade,
    // Somebody may have paid meanwhile.
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
      // Used or paid elsewhere meanwhile: what is in favour and what is owed are read again.
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
    tried: state.drafts[form].tried,
    write: ({ numero }: Factura, valor: number | string | null) => {
      const texto = typeof valor === 'number' ? writeImporte(valor, moneda, sign) : valor;
      dispatch({ type: 'typed', form, numero, texto });
    },
    submit: () => {
      dispatch({ type: 'tried', form });
      const facturas = chosenOf(lines);
      return facturas !== undefined && send(facturas);
    },
  });
  const enlace: PagoFormState = {
    ...formOf('enlace', enlaceLines, (facturas) => {
      void enlaceSend.send({ facturas, ...(state.mode === 'enlace' && { caducaEnHoras: state.horas }) });
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
  return {
    state,
    dispatch,
    enlace,
    favor,
    renewal: {
      submit: (id: string) => void renewal.send({ id, caducaEnHoras: state.horas }),
      sending: renewal.sending,
      failure: renewal.failure,
    },
    /** Why it is not known what is in favour. */
    balanceError: balance.data ? undefined : balance.error,
    retryBalance: balance.retry,
    /** To be called when the dialog is left. True where a link was made, or something was paid. */
    leave: (): boolean => {
      if (state.enlace && !state.paid) awaitConfirmation(state.enlace.id);
      return state.enlace !== undefined || state.usedFavor;
    },
  };
}

function useLoad(
  { que, reads }: PagoState,
  dispatch: React.Dispatch<Parameters<typeof pagoReducer>[1]>,
): void {
  const { hoy } = useNow();
  const day = useRef(hoy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks again
  useEffect(() => {
    if ('renovar' in que) return;
    const control = new AbortController();
    loadPorPagar(que, day.current, control.signal).then(
      (porPagar) => !control.signal.aborted && dispatch({ type: 'loaded', porPagar }),
      (error: unknown) => !control.signal.aborted && dispatch({ type: 'loadFailed', error }),
    );
    return () => control.abort();
  }, [que, reads, dispatch]);
}

const owed: v.InferInput<typeof ConsultaFacturas> = {
  estado: 'emitida',
  estadoPago: ['pendiente', 'parcial'],
  tipo: 'factura',
};

/** A link holds no more (contract, EnlaceNuevo). */
const maxFacturas = 50;

type QueCobrar = Exclude<QuePagar, { renovar: Enlace }>;

/** Reads from the API, because what a screen shows may be paid already. @param hoy YYYY-MM-DD */
async function loadPorPagar(que: QueCobrar, hoy: string, signal: AbortSignal): Promise<PorPagar<Factura>[]> {
  const facturas = await loadFacturas(que, signal);
  return facturas
    .filter(({ saldo }) => saldo > 0)
    .map((factura) => ({ factura, propuesto: proposeOf(que, factura, hoy) }));
}

/** Makes one request. Invoices asked for by number come in the order in which they were asked for. */
async function loadFacturas(que: QueCobrar, signal: AbortSignal): Promise<Factura[]> {
  if ('vencidasEn' in que || 'deudasEn' in que) {
    const filter =
      'vencidasEn' in que ? { vencida: true, moneda: que.vencidasEn } : { ...owed, moneda: que.deudasEn };
    const query = { ...filter, orden: 'fechaVencimiento' as const, limite: maxFacturas };
    return (await api('GET /api/cliente/facturas', { query, signal })).resultados;
  }
  const numero = ('facturas' in que ? que.facturas : que.pedidas).map((factura) => factura.numero);
  const query = { numero, limite: limiteMax };
  const { resultados } = await api('GET /api/cliente/facturas', { query, signal });
  const place = new Map(numero.map((one, index) => [one, index]));
  return resultados.toSorted((a, b) => (place.get(a.numero) ?? 0) - (place.get(b.numero) ?? 0));
}

function proposeOf(que: QueCobrar, factura: Factura, hoy: string): number {
  if ('vencidasEn' in que) return vencidoOf(factura, hoy) || factura.saldo;
  if (!('pedidas' in que)) return factura.saldo;
  const asked = que.pedidas.find(({ numero }) => numero === factura.numero);
  return Math.min(asked?.valor ?? factura.saldo, factura.saldo);
}
