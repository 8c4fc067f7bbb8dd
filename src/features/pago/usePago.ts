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

/** Where the portal shows what a payment leads to. */
export interface PagoLinks {
  recibo(numero: string): string;
  factura(numero: string): string;
  /** The payments that the gateway has not decided yet. */
  readonly pagosEnProceso: string;
}

interface Pagos {
  readonly links: PagoLinks;
  open: (pedido: PedidoPago) => void;
  /** Brings the dialog's chunk before it is asked for. */
  preload: () => void;
}

export const PagoContext = createContext<Pagos | undefined>(undefined);

/** Throws outside of Pago. */
export function usePago(): Pagos {
  const pagos = useContext(PagoContext);
  if (!pagos) throw new Error('Nothing to pay with: no Pago around it.');
  return pagos;
}
