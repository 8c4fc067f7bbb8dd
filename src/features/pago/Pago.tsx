/**
 * Holds the dialog of a payment above the screens: what asked for it (the warning of an overdue debt, say) may go as soon
 * as the debt is paid, while the dialog still tells of the receipt. It closes with the screen that it was opened over.
 */
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyScreen } from '../../ui/lazy.tsx';
import { useLocation } from '../../ui/router.ts';
import { PagoContext, type PagoLinks, type PedidoPago } from './usePago.ts';

const DialogoPago = lazyScreen(() => import('./DialogoPago.tsx').then((m) => m.DialogoPago));

interface Props {
  /** One and the same each time. */
  readonly links: PagoLinks;
  readonly children: ReactNode;
}

export function Pago({ links, children }: Props) {
  const { pathname } = useLocation();
  const [abierto, setAbierto] = useState<PedidoPago & { readonly sobre: string }>();
  if (abierto && abierto.sobre !== pathname) setAbierto(undefined);
  const pagos = useMemo(
    () => ({
      links,
      open: (pedido: PedidoPago) => setAbierto({ ...pedido, sobre: pathname }),
      preload: () => DialogoPago.preload(),
    }),
    [links, pathname],
  );
  return (
    <PagoContext value={pagos}>
      {children}
      {abierto && (
        <Suspense>
          <DialogoPago
            que={abierto.que}
            modo={abierto.modo}
            onClose={(hecho) => {
              setAbierto(undefined);
              if (hecho) abierto.onHecho?.();
            }}
          />
        </Suspense>
      )}
    </PagoContext>
  );
}
