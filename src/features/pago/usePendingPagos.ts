/** The client's payments that the gateway has not decided yet. */
import { useEffect, useRef } from 'react';
import { limiteMax } from '../../contract/list.ts';
import type { Pago } from '../../contract/pago.ts';
import { undecidedPago } from '../../domain/estados/pago.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';

const none: readonly Pago[] = [];

/** The query for undecided payments, as many as the API gives at once. */
export const undecidedPagos = { estado: [...undecidedPago], limite: limiteMax };

/** Polls them as long as there are any. Returns none if they cannot be read, because a warning must not stop a payment. */
export function usePendingPagos(): readonly Pago[] {
  const { data, reload } = useRead('GET /api/cliente/pagos', { query: undecidedPagos });
  const pagos = data?.resultados ?? none;
  useWatch(pagos.length > 0, reload);
  useDecided(pagos);
  return pagos;
}

/** Reads again what is owed when a payment was decided. */
function useDecided(pagos: readonly Pago[]): void {
  const before = useRef(pagos);
  useEffect(() => {
    const still = new Set(pagos.map(({ id }) => id));
    if (before.current.some(({ id }) => !still.has(id))) invalidateCuenta();
    before.current = pagos;
  }, [pagos]);
}
