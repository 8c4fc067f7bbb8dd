/** The buttons that lead to paying, wherever a debt is shown: by the payment dialog, or to a link's payment page. */
import type { MouseEvent, ReactNode } from 'react';
import type { Balance } from '../../contract/balance.ts';
import type { Enlace } from '../../contract/enlace.ts';
import { Button, ButtonAnchor, type ButtonAnchorProps, type ButtonProps } from '../../ui/Button.tsx';
import { createPath, useLocation } from '../../ui/router.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { awaitConfirmation, type PagoRequest, usePago } from './usePago.ts';
import { gatewayUrl, isFramed, visitGateway } from './visitGateway.ts';

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

interface GatewayLinkProps extends Pick<ButtonAnchorProps, 'tone' | 'size' | 'block' | 'children'> {
  readonly enlace: Enlace;
}

/** A link to the payment page that looks like a button: it opens in the same tab, which comes back to the portal. */
export function GatewayLink({ enlace, ...look }: GatewayLinkProps) {
  const path = createPath(useLocation());
  const href = safeHref(gatewayUrl(enlace));
  if (href === undefined) return null;
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isFramed() || !isPlain) {
      // Paid in another tab, while this one waits for it.
      awaitConfirmation(enlace.id);
      return;
    }
    event.preventDefault();
    void visitGateway(enlace, path);
  };
  return <ButtonAnchor {...look} href={href} external={isFramed()} onClick={follow} />;
}
