/** Shows what the gateway decides: to people who come back from the payment page, and for awaited links on any screen. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '../../client/isNotFound.ts';
import type { Enlace } from '../../contract/enlace.ts';
import type { Pago } from '../../contract/pago.ts';
import { visitOutcome } from '../../domain/pagos/visitOutcome.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { useHost } from '../../ui/hooks/host.ts';
import { useToast } from '../../ui/hooks/toast.ts';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange.ts';
import { useRead } from '../../ui/hooks/useRead.ts';
import { useWatch } from '../../ui/hooks/useWatch.ts';
import { createPath, useLocation, useNavigate } from '../../ui/routing/router.ts';
import {
  awaitConfirmation,
  forgetConfirmation,
  type GatewayVisit,
  keepGatewayVisit,
  latestPago,
  visitGateway,
} from './gateway.tsx';
import { usePago } from './PagarButton.tsx';
import { PagoReceived } from './PagoReceived.tsx';
import { useWatchedEnlace } from './useWatchedEnlace.ts';

interface Props {
  /** The visit that the person has just come back from. */
  readonly visit: GatewayVisit | undefined;
  /** Ids of links. */
  readonly awaited: readonly string[];
  readonly onClose: () => void;
}

export function GatewayWatch({ visit, awaited, onClose }: Props) {
  return (
    <>
      {visit && <PagoReturn visit={visit} onClose={onClose} />}
      {awaited.map((id) => (
        <ConfirmationWatch key={id} id={id} />
      ))}
    </>
  );
}

/** Shows the outcome to a person who comes back from the payment page: what was paid, or what happened and a retry. */
function PagoReturn({ visit, onClose }: { readonly visit: GatewayVisit; readonly onClose: () => void }) {
  const { enlace, path } = visit;
  const t = useT('pago');
  const { open } = usePago();
  const here = createPath(useLocation());
  const [leaving, setLeaving] = useState(false);
  const { latest, outcome, error, retry: readAgain } = useVisitOutcome(visit);
  useKeptVisit(outcome?.name === 'waiting', visit);
  useRestoredPlace(here, path);
  const paid = outcome?.name === 'paid' ? latest : undefined;
  const content = useFocusOnChange<HTMLDivElement>(outcome?.name ?? '');
  useReceived(paid);

  if (!outcome) {
    if (error === undefined) return null;
    return (
      <Dialog open onClose={onClose} title={t('vuelta.titulo')}>
        <CallFailure error={error} onRetry={readAgain} />
      </Dialog>
    );
  }
  if (outcome.name === 'paid') {
    const payRest = (numeros: readonly string[]) => {
      onClose();
      open({ what: { requested: numeros.map((numero) => ({ numero })) }, mode: 'pagar' });
    };
    return (
      <Dialog open onClose={onClose} title={t('vuelta.titulo')}>
        <div ref={content} tabIndex={-1}>
          {paid && (
            <PagoReceived
              recibo={outcome.recibo}
              expected={{ valor: paid.recibido ?? paid.valor, moneda: paid.moneda }}
              since={paid.creadoEl}
              onLeave={onClose}
              onPayRest={payRest}
            />
          )}
        </div>
      </Dialog>
    );
  }
  const isWaiting = outcome.name === 'waiting';
  const close = () => {
    // The outcome then shows on any screen.
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
      title={t(`vuelta.estado.${outcome.name}`)}
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
        {t(`vuelta.texto.${outcome.name}`)}
      </Alert>
    </Dialog>
  );
}

/** Polls the attempt of a visit until the gateway has decided. */
function useVisitOutcome({ enlace, before }: GatewayVisit) {
  const { data, error, retry, reload } = useRead('GET /api/cliente/pagos', { query: latestPago(enlace.id) });
  const latest = data?.resultados[0];
  const outcome = data && visitOutcome(latest, before);
  useWatch(outcome?.name === 'waiting', reload);
  return { latest, outcome, error, retry };
}

/** Continues to wait after a reload. */
function useKeptVisit(waiting: boolean, visit: GatewayVisit): void {
  useEffect(() => {
    if (!waiting) return;
    const keep = () => keepGatewayVisit(visit);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [waiting, visit]);
}

/** Goes back to where the person was: with memory routing a reloaded page does not know. */
function useRestoredPlace(here: string, path: string | undefined): void {
  const navigate = useNavigate();
  const restore = useEffectEvent(() => {
    if (path !== undefined && here !== path) void navigate(path, { replace: true });
  });
  // Only once, on coming back: later navigations are the person's own.
  useEffect(() => restore(), []);
}

/** Tells the page that the money came in, once, and reads again what it made out of date. */
function useReceived(pago: Pago | undefined): void {
  const { emit } = useHost();
  const tell = useEffectEvent(({ valor, recibido, moneda, recibo }: Pago) => {
    if (recibo === undefined) return;
    emit('portal-pago', { importe: recibido ?? valor, moneda, recibo });
    invalidateCuenta();
  });
  const id = pago?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `pago` and `tell` the page would hear of the payment again whenever it is read again or the language changes
  useEffect(() => {
    if (pago) tell(pago);
  }, [id]);
}

/** Returns what announces that money came in. */
function useTellReceived() {
  const t = useT('pago');
  const { links } = usePago();
  const { money } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  /** @param recibo offers to show this receipt @param onGone called when the message is gone */
  return (valor: number, moneda: string, recibo?: string, onGone?: () => void) => {
    toast({
      message: t('recibidoAviso', { valor: money(valor, moneda) }),
      tone: 'success',
      ...(onGone && { onGone }),
      ...(recibo !== undefined && {
        action: { label: t('verRecibo'), run: () => void navigate(links.recibo(recibo)) },
      }),
    });
  };
}

/** Announces on any screen that an awaited payment came in; again if the person left the page during the message. */
function ConfirmationWatch({ id }: { readonly id: string }) {
  const { enlace, error } = useWatchedEnlace(id);
  const tell = useTellReceived();
  const isTold = useRef(false);
  const close = useEffectEvent((decided: Enlace) => {
    const { estado, moneda, recibo } = decided;
    const forget = () => forgetConfirmation(id);
    if (estado !== 'pagado') return forget();
    isTold.current = true;
    invalidateCuenta();
    void readReceived(decided).then((valor) => tell(valor, moneda, recibo, forget));
  });
  useEffect(() => {
    const isOpen = enlace?.estado === 'activo' && enlace.pendiente > 0;
    if (enlace && !isOpen && !isTold.current) close(enlace);
  }, [enlace]);
  const isGone = isNotFound(error);
  useEffect(() => {
    if (isGone) forgetConfirmation(id);
  }, [isGone, id]);
  return null;
}

/** Returns the amount of the receipt, which may differ from the link's, or the link's amount if the receipt cannot be read. */
async function readReceived({ recibo, valor }: Enlace): Promise<number> {
  if (recibo === undefined) return valor;
  return api('GET /api/cliente/recibos/{id}', { params: { id: recibo } }).then(
    (received) => received.valor,
    () => valor,
  );
}
