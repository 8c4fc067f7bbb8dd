/**
 * The client's payments that the gateway has not decided yet, looked at again as long as there are any. Where they cannot
 * be read there are none: they are there for a warning, which holds nobody up.
 */
import { useEffect, useRef } from 'react';
import { limiteMax } from '../../contract/list.ts';
import type { Pago } from '../../contract/pago.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';

const none: readonly Pago[] = [];

export function usePendingPagos(): readonly Pago[] {
  const { data, reload } = useRead('GET /api/cliente/pagos', {
    query: { estado: 'pendiente', limite: limiteMax },
  });
  const pagos = data?.resultados ?? none;
  useWatch(pagos.length > 0, reload);
  useDecided(pagos);
  return pagos;
}

/** One that was decided may have changed what is owed. */
function useDecided(pagos: readonly Pago[]): void {
  const before = useRef(pagos);
  useEffect(() => {
    const still = new Set(pagos.map(({ id }) => id));
    if (before.current.some(({ id }) => !still.has(id))) invalidateCuenta();
    before.current = pagos;
  }, [pagos]);
}
