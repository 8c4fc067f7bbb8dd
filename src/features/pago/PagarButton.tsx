/** Opens the payment dialog from any screen: the buttons beside debts, and what they ask PagoProvider for. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Balance } from '../../contract/balance.ts';
import { canUseFavor } from '../../domain/cuenta/canUseFavor.ts';
import { Button, type ButtonProps } from '../../ui/controls/Button.tsx';
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

/** Throws outside PagoProvider. */
export function usePago(): Pagos {
  const pagos = useContext(PagoContext);
  if (!pagos) throw new Error('Nothing to pay with: no PagoProvider around it.');
  return pagos;
}

interface PagarButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'block' | 'disabled'> {
  readonly what: PagoRequest['what'];
  readonly mode?: PagoRequest['mode'];
  readonly direct?: boolean;
  readonly onDone?: () => void;
  /** The accessible name, if the button's text does not say what is paid; must begin with that text (WCAG 2.5.3). */
  readonly label?: string;
  readonly children: ReactNode;
}

export function PagarButton(props: PagarButtonProps) {
  const { what, mode = 'pagar', direct, onDone, label, children, ...look } = props;
  const { open, preload } = usePago();
  return (
    <Button
      {...look}
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open({ what, mode, direct, onDone })}
    >
      {children}
    </Button>
  );
}

/** Returns what a button must ask for to pay what falls due next. */
export const payProximo = ({ factura, valor }: NonNullable<Balance['proximoVencimiento']>): WhatToPay => ({
  requested: [{ numero: factura, valor }],
});

interface FavorButtonProps {
  readonly balance: Balance | undefined;
  readonly children: ReactNode;
}

/** Offers to pay with the client's credit. Shows nothing if there is no credit or no debt. */
export function FavorButton({ balance, children }: FavorButtonProps) {
  if (!balance || !canUseFavor(balance)) return null;
  return (
    <PagarButton what={{ owedIn: balance.moneda }} mode="favor" tone="soft" size="small">
      {children}
    </PagarButton>
  );
}
