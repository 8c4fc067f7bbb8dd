/**
 * Waits for what the gateway decides: keeps which links this tab waits for, and asks again and again for their payments, for
 * the one of a visit and for all that are undecided. GatewayWatch shows what came of it.
 */
import { atom, type WritableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { limiteMax } from '../../contract/list.ts';
import type { Pago } from '../../contract/pago.ts';
import { undecidedPago } from '../../domain/estados/pago.ts';
import { visitOutcome } from '../../domain/pagos/visitOutcome.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { pageSlot } from '../../state/pageSlot.ts';
import { awaitedKey, tabStorage } from '../../state/tabStorage.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';
import { type GatewayVisit, latestPago } from './gatewayVisit.ts';

/** The ids of the payment links whose payment this tab waits for, also across a reload. */
export const $awaited: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () => {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    tabStorage.read(awaitedKey),
  );
  return atom<readonly string[]>(kept.success ? kept.output : []);
});

function setAwaited(enlaces: readonly string[]): void {
  tabStorage.write(awaitedKey, enlaces.length > 0 ? JSON.stringify(enlaces) : undefined);
  $awaited.set(enlaces);
}

export function awaitConfirmation(enlace: string): void {
  if (!$awaited.get().includes(enlace)) setAwaited([...$awaited.get(), enlace]);
}

export function forgetConfirmation(enlace: string): void {
  setAwaited($awaited.get().filter((id) => id !== enlace));
}

/** Polls the latest links, with one call for all awaited ones. @param look reads something else each time */
export function useLatestEnlaces(look?: () => Promise<unknown>) {
  const { data, reload } = useRead('GET /api/cliente/enlaces', {
    query: { orden: '-creadoEl', limite: 20 },
  });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return data?.resultados;
}

/** Polls one link and the latest attempt to pay by it. @param id the link's */
export function useWatchedEnlace(id: string) {
  const pagos = useRead('GET /api/cliente/pagos', { query: latestPago(id) });
  const current = useLatestEnlaces(pagos.reload)?.find((enlace) => enlace.id === id);
  return { current, pago: pagos.data?.resultados[0] };
}

/** Polls the attempt of a visit until the gateway has decided. */
export function useVisitOutcome({ enlace, before }: GatewayVisit) {
  const { data, error, retry, reload } = useRead('GET /api/cliente/pagos', { query: latestPago(enlace.id) });
  const latest = data?.resultados[0];
  const outcome = data && visitOutcome(latest, before);
  useWatch(outcome?.name === 'waiting', reload);
  return { latest, outcome, error, retry };
}

const none: readonly Pago[] = [];

/** The query for undecided payments, as many as the API gives at once. */
export const undecidedPagos = { estado: [...undecidedPago], limite: limiteMax };

/**
 * Polls the client's undecided payments as long as there are any. Returns none if they cannot be read, because a warning must
 * not stop a payment.
 */
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
