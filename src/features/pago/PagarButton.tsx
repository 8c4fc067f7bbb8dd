/** The buttons that pay, wherever a debt is shown. The dialog stands above the screen, in a chunk of its own. */
import type { ReactNode } from 'react';
import type { Balance } from '../../contract/balance.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { type PagoRequest, usePago } from './usePago.ts';

interface PagarButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'block' | 'disabled'> {
  readonly que: PagoRequest['que'];
  readonly mode?: PagoRequest['mode'];
  readonly onDone?: () => void;
  /** Says what is paid, where the words of the button alone do not; begins with these words (WCAG 2.5.3). */
  readonly label?: string;
  readonly children: ReactNode;
}

export function PagarButton({ que, mode = 'pagar', onDone, label, children, ...look }: PagarButtonProps) {
  const { open, preload } = usePago();
  return (
    <Button
      {...look}
      aria-label={label}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open({ que, mode, onDone })}
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

/** Offers to pay with what is in the client's favour, where there is something to pay with it. */
export function FavorButton({ balance, children }: FavorButtonProps) {
  if (!balance || !canUseFavor(balance)) return null;
  return (
    <PagarButton que={{ deudasEn: balance.moneda }} mode="favor" tone="soft" size="small">
      {children}
    </PagarButton>
  );
}
