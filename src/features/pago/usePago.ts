/** Asks for the dialog that pays, from any screen of the area, and keeps the links whose payment this tab waits for. */
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import type { Factura } from '../../contract/factura.ts';
import { pageSlot } from '../../state/pageSlot.ts';

/** What is to be paid. */
export type QuePagar =
  /** Chosen from a list, all of one currency. */
  | { readonly facturas: readonly Factura[] }
  /** By number; what is proposed of each is all that is owed, or `valor` (minor units) where that is less. */
  | { readonly pedidas: readonly { readonly numero: string; readonly valor?: number }[] }
  /** Whatever is overdue in a currency, and no more than what is. */
  | { readonly vencidasEn: Factura['moneda'] }
  /** Whatever is owed in a currency. */
  | { readonly deudasEn: Factura['moneda'] }
  /** What is left to pay of a link that ran out: another link, while the old address stays dead. */
  | { readonly renovar: Enlace };

/** How it is paid: by a link, now (`pagar`) or by somebody else (`enlace`), or with what is in the client's favour. */
export type PagoMode = 'pagar' | 'enlace' | 'favor';

export interface PagoRequest {
  readonly que: QuePagar;
  readonly mode: PagoMode;
  /** Something was paid, or a link made, and the dialog is closed. */
  readonly onDone?: (() => void) | undefined;
}

/** Where the portal shows what a payment leads to. */
export interface PagoLinks {
  recibo(numero: string): string;
  factura(numero: string): string;
  /** The payments that the gateway has not decided yet. */
  readonly pagosEnProceso: string;
}

interface Pagos {
  readonly links: PagoLinks;
  open: (request: PagoRequest) => void;
  /** Brings the dialog's chunk before it is asked for. */
  preload: () => void;
}

export const PagoContext = createContext<Pagos | undefined>(undefined);

/** Throws outside of PagoProvider. */
export function usePago(): Pagos {
  const pagos = useContext(PagoContext);
  if (!pagos) throw new Error('Nothing to pay with: no PagoProvider around it.');
  return pagos;
}

/** Ids of the links that are awaited. */
export const $awaited: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () =>
  atom<readonly string[]>([]),
);

export function awaitConfirmation(enlace: string): void {
  if (!$awaited.get().includes(enlace)) $awaited.set([...$awaited.get(), enlace]);
}

export function forgetConfirmation(enlace: string): void {
  $awaited.set($awaited.get().filter((id) => id !== enlace));
}
