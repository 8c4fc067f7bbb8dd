/**
 * Holds the payment dialog above the screens, because the button that opened it may disappear when the debt is paid, while
 * the dialog still shows the receipt. The dialog closes when the person leaves the screen that it was opened on. Payments
 * that were left pending elsewhere are polled on every screen; that code loads with the first of them.
 */
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { useLocation } from '../../ui/routing/router.ts';
import { $awaited, type GatewayVisit, takeGatewayVisit } from './gateway.tsx';
import { PagoContext, type PagoLinks, type PagoRequest } from './PagarButton.tsx';

const PagoDialog = lazyScreen(() => import('./PagoDialog.tsx').then((m) => m.PagoDialog));
const GatewayWatch = lazyScreen(() => import('./GatewayWatch.tsx').then((m) => m.GatewayWatch));

interface Props {
  /** Must be the same object at each render, because memoised values depend on its identity. */
  readonly links: PagoLinks;
  readonly children: ReactNode;
}

export function PagoProvider({ links, children }: Props) {
  const { pathname } = useLocation();
  const awaited = useStore($awaited);
  const { visit, forgetVisit } = useGatewayVisit(() => setOpen(undefined));
  const [open, setOpen] = useState<PagoRequest & { readonly over: string }>();
  if (open && open.over !== pathname) setOpen(undefined);
  const pagos = useMemo(
    () => ({
      links,
      open: (request: PagoRequest) => setOpen({ ...request, over: pathname }),
      preload: () => PagoDialog.preload(),
    }),
    [links, pathname],
  );
  return (
    <PagoContext value={pagos}>
      {children}
      <ErrorBoundary
        resetKey={String(open !== undefined)}
        tell={(error) => <NotOpened error={error} onTold={() => setOpen(undefined)} />}
      >
        {open && (
          <Suspense>
            <PagoDialog
              what={open.what}
              mode={open.mode}
              direct={open.direct}
              onClose={(done) => {
                setOpen(undefined);
                if (done) open.onDone?.();
              }}
            />
          </Suspense>
        )}
      </ErrorBoundary>
      {(visit || awaited.length > 0) && (
        <ErrorBoundary compact>
          <Suspense>
            <GatewayWatch visit={visit} awaited={awaited} onClose={forgetVisit} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PagoContext>
  );
}

interface NotOpenedProps {
  readonly error: unknown;
  readonly onTold: () => void;
}

/** The dialog could not be opened: the screen below it stays, and the person may press again. */
function NotOpened({ error, onTold }: NotOpenedProps) {
  const tell = useFailureToast();
  const close = useEffectEvent(() => {
    tell(error);
    onTold();
  });
  useEffect(() => close(), []);
  return null;
}

/** Detects a return from the payment page: to a new page, or to this one from the back/forward cache. */
function useGatewayVisit(onBack: () => void) {
  const [visit, setVisit] = useState<GatewayVisit>();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    setVisit((known) => known ?? takeGatewayVisit());
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      back();
      setVisit(takeGatewayVisit());
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return { visit, forgetVisit: () => setVisit(undefined) };
}
