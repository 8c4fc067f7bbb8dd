import { useEffect } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useRead } from '../../ui/hooks/useRead.ts';
import { latestPago } from './gateway.tsx';
import { useWatchedEnlace } from './useWatchedEnlace.ts';

interface Props {
  readonly enlace: Enlace;
  readonly onPaid: (enlace: Enlace) => void;
}

/** Shows the state of one link's payment while its dialog is open and somebody pays it elsewhere. */
export function ConfirmationStatus({ enlace, onPaid }: Props) {
  const t = useT('pago');
  const pagos = useRead('GET /api/cliente/pagos', { query: latestPago(enlace.id) });
  const { enlace: current } = useWatchedEnlace(enlace.id, pagos.reload);
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
