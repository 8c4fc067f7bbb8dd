/** Asks for the dialog that pays, from any screen of the area. */
import { createContext, useContext } from 'react';
import type { QuePagar } from './porPagar.ts';

export interface PedidoPago {
  readonly que: QuePagar;
  /** `enlace`: a link for somebody else to pay; `favor`: with what is in the client's favour. */
  readonly modo: 'pagar' | 'enlace' | 'favor';
  /** Something was paid, or a link made, and the dialog is closed. */
  readonly onHecho?: (() => void) | undefined;
}

interface Pagos {
  open: (pedido: PedidoPago) => void;
  /** Brings the dialog's chunk before it is asked for. */
  preload: () => void;
}

export const PagoContext = createContext<Pagos>({ open: () => undefined, preload: () => undefined });

export const usePago = (): Pagos => useContext(PagoContext);
