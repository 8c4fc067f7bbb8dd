/** A link to the payment page that looks like a button: it opens in the same tab, which comes back to the portal. */
import type { MouseEvent } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { ButtonAnchor, type ButtonAnchorProps } from '../../ui/Button.tsx';
import { createPath, useLocation } from '../../ui/router.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { gatewayUrl, isFramed, visitGateway } from './gatewayVisit.ts';
import { awaitConfirmation } from './gatewayWait.ts';

interface GatewayLinkProps extends Pick<ButtonAnchorProps, 'tone' | 'size' | 'block' | 'children'> {
  readonly enlace: Enlace;
}

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
