/** The buttons that open the payment dialog, wherever a debt is shown. */
import type { ReactNode } from 'react';
import type { Balance } from '../../contract/balance.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { type PagoRequest, usePago } from './usePago.ts';

interface PagarButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'block' | 'disabled'> {
  readonly what: PagoRequest['what'];
  readonly mode?: PagoRequest['mode'];
  readonly direct?: boolean;
  readonly onDone?: () => void;
  /** The accessible name, if the button's own words do not say what is paid; begins with these words (WCAG 2.5.3). */
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

interface FavorButtonProps {
  readonly balance: Balance | undefined;
  readonly children: ReactNode;
}

export const canUseFavor = ({ saldoAFavor, vencido, porVencer }: Balance): boolean =>
  saldoAFavor > 0 && vencido + porVencer > 0;

/** Offers to pay with the client's credit. Shows nothing if there is no credit or no debt. */
export function FavorButton({ balance, children }: FavorButtonProps) {
  if (!balance || !canUseFavor(balance)) return null;
  return (
    <PagarButton what={{ owedIn: balance.moneda }} mode="favor" tone="soft" size="small">
      {children}
    </PagarButton>
  );
}
