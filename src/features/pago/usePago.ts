/** Opens the payment dialog from any screen of the area, and keeps the links whose payment this tab waits for. */
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import * as v from 'valibot';
import type { Enlace } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { pageSlot } from '../../state/pageSlot.ts';
import { awaitedKey, tabStorage } from '../../state/tabStorage.ts';

export type WhatToPay =
  /** Invoices chosen from a list, all of one currency. Proposes what is due next of each. */
  | { readonly facturas: readonly Factura[] }
  /** Invoices by number. Proposes `valor` (minor units) of each, at most what is owed; without it, what is due next. */
  | { readonly requested: readonly { readonly numero: string; readonly valor?: number }[] }
  /** All overdue amounts in a currency, without what is due later. */
  | { readonly overdueIn: Factura['moneda'] }
  /** All invoices with a balance in a currency. */
  | { readonly owedIn: Factura['moneda'] }
  /** What is left to pay of an expired link: makes another link, and the old address stays invalid. */
  | { readonly renew: Enlace };

/** How the person pays: now (`pagar`), by a link for somebody else (`enlace`), or with the client's credit (`favor`). */
export type PagoMode = 'pagar' | 'enlace' | 'favor';

export interface PagoRequest {
  readonly what: WhatToPay;
  readonly mode: PagoMode;
  /**
   * Goes to the payment page without asking for amounts, unless another payment of the same invoices is undecided or the
   * client has credit to use first.
   */
  readonly direct?: boolean | undefined;
  /** Runs when the dialog closes after something was paid or a link was made. */
  readonly onDone?: (() => void) | undefined;
}

/** Paths of the screens that a payment leads to. */
export interface PagoLinks {
  recibo(numero: string): string;
  factura(numero: string): string;
  /** The list of payments that the gateway has not decided yet. */
  readonly pagosEnProceso: string;
}

interface Pagos {
  readonly links: PagoLinks;
  open: (request: PagoRequest) => void;
  /** Loads the dialog's chunk before it is needed. */
  preload: () => void;
}

export const PagoContext = createContext<Pagos | undefined>(undefined);

/** Throws outside of PagoProvider. */
export function usePago(): Pagos {
  const pagos = useContext(PagoContext);
  if (!pagos) throw new Error('Nothing to pay with: no PagoProvider around it.');
  return pagos;
}

/** Ids of the links whose payment this tab waits for, also across a reload. */
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
