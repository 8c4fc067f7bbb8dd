import { useEffect } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useRead } from '../../ui/useRead.ts';
import { latestPago } from './gateway.tsx';
import { useLatestEnlaces } from './useLatestEnlaces.ts';

interface Props {
  readonly enlace: Enlace;
  readonly onPaid: (enlace: Enlace) => void;
}

/** Shows how the payment of one link stands while its dialog is open and somebody pays it elsewhere. */
export function ConfirmationStatus({ enlace, onPaid }: Props) {
  const t = useT('pago');
  const { current, pago } = useWatchedEnlace(enlace.id);
  useEffect(() => {
    if (current?.estado !== 'pagado') return;
    invalidateCuenta();
    onPaid(current);
  }, [current, onPaid]);
  const estado = pago?.estado;
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

/** Polls one link and the latest attempt to pay by it. @param id the link's */
function useWatchedEnlace(id: string) {
  const pagos = useRead('GET /api/cliente/pagos', { query: latestPago(id) });
  const current = useLatestEnlaces(pagos.reload)?.find((enlace) => enlace.id === id);
  return { current, pago: pagos.data?.resultados[0] };
}
