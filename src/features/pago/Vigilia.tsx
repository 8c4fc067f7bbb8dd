/** Says that an awaited payment came in, and has everything that it changed read again. */
import { useEffect } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useNavigate } from '../../ui/router.ts';
import { useWatch } from '../../ui/useWatch.ts';
import { forgetPago } from './esperados.ts';
import { usePago } from './usePago.ts';
import { useRecientes } from './useRecientes.ts';

export function Vigilia({ esperados }: { readonly esperados: readonly string[] }) {
  const t = useT('pago');
  const { links } = usePago();
  const { money } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const { data, reload } = useRecientes();
  useWatch(true, reload);
  useEffect(() => {
    const cerrados = (data?.resultados ?? []).filter(
      ({ id, estado, pendiente }) => (estado !== 'activo' || pendiente === 0) && esperados.includes(id),
    );
    for (const enlace of cerrados) {
      const { id, estado, moneda, recibo } = enlace;
      forgetPago(id);
      if (estado !== 'pagado') continue;
      invalidateCuenta();
      void readRecibido(enlace).then((valor) =>
        toast({
          message: t('recibidoAviso', { valor: money(valor, moneda) }),
          tone: 'success',
          ...(recibo !== undefined && {
            action: { label: t('verRecibo'), run: () => void navigate(links.recibo(recibo)) },
          }),
        }),
      );
    }
  }, [data, esperados, t, links, money, toast, navigate]);
  return null;
}

/** What its receipt is for: the gateway may have brought another amount than the link asked for. Never fails. */
async function readRecibido({ recibo, valor }: Enlace): Promise<number> {
  if (recibo === undefined) return valor;
  const leido = api('GET /api/cliente/recibos/{id}', { params: { id: recibo } });
  return leido.then(
    (hecho) => hecho.valor,
    () => valor,
  );
}
