/** Asks for the dialog that pays, from any screen of the area. */
import { createContext, useContext } from 'react';
import type { QuePagar } from './loadPorPagar.ts';
import type { PagoMode } from './pagoReducer.ts';

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
