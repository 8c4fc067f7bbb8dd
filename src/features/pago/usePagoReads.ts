/** Reads what a payment depends on, and tells the reducer: the invoices, the client's credit, and undecided payments. */
import { type Dispatch, useEffect, useRef } from 'react';
import { api } from '../../state/api.ts';
import { useNow } from '../../ui/useNow.ts';
import { useRead } from '../../ui/useRead.ts';
import { undecidedPagos } from './gatewayWait.ts';
import { facturasQuery, judgeDirect, monedaOf, type PagoEvent, type PagoState } from './pagoReducer.ts';

export function usePagoReads(state: PagoState, dispatch: Dispatch<PagoEvent>) {
  useFacturas(state, dispatch);
  const balance = useRead('GET /api/cliente/balance');
  const undecided = useRead('GET /api/cliente/pagos', { query: undecidedPagos });
  const credit =
    balance.data && (balance.data.find(({ moneda }) => moneda === monedaOf(state))?.saldoAFavor ?? 0);
  // Told while rendering, as React allows for the state of the same component: it renders again before anything is shown. Told
  // in an effect, the form would first be shown as if there were no credit.
  if (state.available === undefined && credit !== undefined && state.payables?.length) {
    dispatch({ type: 'available', valor: credit });
  }
  // A credit that cannot be read is not offered, and does not hold up the person. The rest of a used credit is known before the
  // next read.
  const creditLeft = state.usedFavor ? state.available : balance.error === undefined ? credit : 0;
  const pagos = undecided.data?.resultados ?? (undecided.error === undefined ? undefined : []);
  const direct = judgeDirect(state, creditLeft, pagos);
  if (direct === 'ask') dispatch({ type: 'asked' });
  return { balance, direct };
}

/** Reads the invoices with one request, and again each time that `reads` has grown. */
function useFacturas({ what, reads }: PagoState, dispatch: Dispatch<PagoEvent>): void {
  const { today } = useNow();
  const day = useRef(today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` grows with each retry; without it the debts would not be read again
  useEffect(() => {
    const query = facturasQuery(what);
    if (!query) return;
    const control = new AbortController();
    const tell = (event: PagoEvent) => control.signal.aborted || dispatch(event);
    api('GET /api/cliente/facturas', { query, signal: control.signal }).then(
      ({ resultados }) => tell({ type: 'loaded', facturas: resultados, today: day.current }),
      (error: unknown) => tell({ type: 'loadFailed', error }),
    );
    return () => control.abort();
  }, [what, reads, dispatch]);
}
