/** Polls payment links until the gateway has confirmed their payment: above all screens, and in the dialog of one link. */
import { useEffect } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useNavigate } from '../../ui/router.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';
import { forgetConfirmation, usePago } from './usePago.ts';

/**
 * Tells on any screen that an awaited payment came in, and reads again everything that it changed.
 * @param awaited ids of links
 */
export function ConfirmationWatch({ awaited }: { readonly awaited: readonly string[] }) {
  const t = useT('pago');
  const { links } = usePago();
  const { money } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const enlaces = useLatestEnlaces();
  useEffect(() => {
    const closed = (enlaces ?? []).filter(
      ({ id, estado, pendiente }) => (estado !== 'activo' || pendiente === 0) && awaited.includes(id),
    );
    for (const enlace of closed) {
      const { id, estado, moneda, recibo } = enlace;
      forgetConfirmation(id);
      if (estado !== 'pagado') continue;
      invalidateCuenta();
      void readReceived(enlace).then((valor) =>
        toast({
          message: t('recibidoAviso', { valor: money(valor, moneda) }),
          tone: 'success',
          ...(recibo !== undefined && {
            action: { label: t('verRecibo'), run: () => void navigate(links.recibo(recibo)) },
          }),
        }),
      );
    }
  }, [enlaces, awaited, t, links, money, toast, navigate]);
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

interface ConfirmationStatusProps {
  readonly enlace: Enlace;
  readonly onPaid: (enlace: Enlace) => void;
}

/** Shows how the payment of one link stands while its dialog is open and somebody pays it elsewhere. */
export function ConfirmationStatus({ enlace, onPaid }: ConfirmationStatusProps) {
  const t = useT('pago');
  const pagos = useRead('GET /api/cliente/pagos', {
    query: { enlace: enlace.id, orden: '-creadoEl', limite: 1 },
  });
  const current = useLatestEnlaces(pagos.reload)?.find(({ id }) => id === enlace.id);
  useEffect(() => {
    if (current?.estado !== 'pagado') return;
    invalidateCuenta();
    onPaid(current);
  }, [current, onPaid]);
  const estado = pagos.data?.resultados[0]?.estado;
  if (current?.estado === 'activo' && current.pendiente === 0) {
    return (
      <Alert live tone="warning">
        {t('yaSinSaldo')}
      </Alert>
    );
  }
  return (
    <Alert live tone={estado === 'fallido' ? 'warning' : 'info'}>
      {t(estado === 'fallido' ? 'rechazado' : estado === 'pendiente' ? 'enProceso' : 'esperando')}
    </Alert>
  );
}

/** Polls the latest links, with one call for all awaited ones. @param look reads something else each time */
function useLatestEnlaces(look?: () => Promise<unknown>) {
  const { data, reload } = useRead('GET /api/cliente/enlaces', {
    query: { orden: '-creadoEl', limite: 20 },
  });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return data?.resultados;
}
