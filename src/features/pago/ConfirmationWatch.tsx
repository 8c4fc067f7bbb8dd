/** Says that an awaited payment came in, and has everything that it changed read again. */
import { useEffect } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useNavigate } from '../../ui/router.ts';
import { forgetConfirmation, useLatestEnlaces } from './awaitedPagos.ts';
import { usePago } from './usePago.ts';

/** @param awaited ids of links */
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

/** What its receipt is for: the gateway may have brought another amount than the link asked for. Never fails. */
async function readReceived({ recibo, valor }: Enlace): Promise<number> {
  if (recibo === undefined) return valor;
  return api('GET /api/cliente/recibos/{id}', { params: { id: recibo } }).then(
    (received) => received.valor,
    () => valor,
  );
}
