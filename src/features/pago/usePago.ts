/** Opens the payment dialog from any screen: what is asked for, and who opens it. */
import { createContext, useContext } from 'react';
import type { PagoMode, WhatToPay } from './pagoReducer.ts';

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
  readonly pendingPagos: string;
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
