/** Receives the person who comes back from the payment page: with the receipt, or with what happened and another try. */
import { useEffect, useEffectEvent, useState } from 'react';
import { visitOutcome } from '../../domain/pagos/visitOutcome.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { DialogFailure } from '../../ui/feedback/DialogFailure.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useHost } from '../../ui/host.ts';
import { createPath, useLocation, useNavigate } from '../../ui/router.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';
import { awaitConfirmation, usePago } from './usePago.ts';
import { type GatewayVisit, keepGatewayVisit, visitGateway } from './visitGateway.ts';

interface Props {
  readonly visit: GatewayVisit;
  readonly onClose: () => void;
}

export function PagoReturn({ visit, onClose }: Props) {
  const { enlace, path, before } = visit;
  const t = useT('pago');
  const here = createPath(useLocation());
  const [leaving, setLeaving] = useState(false);
  const pagos = useRead('GET /api/cliente/pagos', {
    query: { enlace: enlace.id, orden: '-creadoEl', limite: 1 },
  });
  const latest = pagos.data?.resultados[0];
  const outcome = pagos.data && visitOutcome(latest, before);
  useWatch(outcome?.name === 'waiting', pagos.reload);
  useKeptVisit(outcome?.name === 'waiting', visit);
  useRestoredPlace(here, path);
  useReceipt(outcome?.name === 'paid' ? outcome.recibo : undefined, latest, onClose);

  if (!outcome || outcome.name === 'paid') {
    if (outcome || pagos.error === undefined) return null;
    return (
      <Dialog open onClose={onClose} title={t('vuelta.titulo')}>
        <DialogFailure error={pagos.error} onRetry={pagos.retry} />
      </Dialog>
    );
  }
  const isWaiting = outcome.name === 'waiting';
  const close = () => {
    // Told on whatever screen the person is by then.
    if (isWaiting) awaitConfirmation(enlace.id);
    onClose();
  };
  const retry = () => {
    setLeaving(true);
    void visitGateway(enlace, path ?? here);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(`vuelta.${outcome.name}`)}
      actions={
        isWaiting ? (
          <Button tone="outline" onClick={close}>
            {t('vuelta.seguir')}
          </Button>
        ) : (
          <>
            <Button tone="text" onClick={close}>
              {t('vuelta.ahoraNo')}
            </Button>
            <Button loading={leaving} onClick={retry}>
              {t('vuelta.otraVez')}
            </Button>
          </>
        )
      }
    >
      <Alert live tone={isWaiting ? 'info' : 'warning'}>
        {t(`vuelta.${outcome.name}Texto`)}
      </Alert>
    </Dialog>
  );
}

/** Goes on waiting after a reload. */
function useKeptVisit(waiting: boolean, visit: GatewayVisit): void {
  useEffect(() => {
    if (!waiting) return;
    const keep = () => keepGatewayVisit(visit);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [waiting, visit]);
}

/** Goes where the person was: with memory routing the page that comes back does not know. */
function useRestoredPlace(here: string, path: string | undefined): void {
  const navigate = useNavigate();
  const restore = useEffectEvent(() => {
    if (path !== undefined && here !== path) void navigate(path, { replace: true });
  });
  // Once, on coming back: later navigations are the person's own.
  useEffect(() => restore(), []);
}

/** Shows the receipt and says that the money came in. Back leads to where the person was. */
function useReceipt(
  recibo: string | undefined,
  pago: { valor: number; recibido?: number | undefined; moneda: string } | undefined,
  onClose: () => void,
): void {
  const t = useT('pago');
  const { links } = usePago();
  const { money } = useFormat();
  const toast = useToast();
  const { emit } = useHost();
  const navigate = useNavigate();
  const show = useEffectEvent((numero: string) => {
    if (!pago) return;
    const importe = pago.recibido ?? pago.valor;
    emit('portal-pago', { importe, moneda: pago.moneda, recibo: numero });
    invalidateCuenta();
    toast({
      message: t('recibidoAviso', { valor: money(importe, pago.moneda) }),
      tone: 'success',
    });
    onClose();
    void navigate(links.recibo(numero));
  });
  // Another language or path must not tell and navigate again.
  useEffect(() => {
    if (recibo !== undefined) show(recibo);
  }, [recibo]);
}
