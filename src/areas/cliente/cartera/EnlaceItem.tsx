/** One payment link of the list: what it pays, until when, and what can be done with it. */
import { Suspense, useState } from 'react';
import type { Enlace } from '../../../contract/enlace.ts';
import type { Pago } from '../../../contract/pago.ts';
import { EnlaceShare, enlaceState, enlaceTones } from '../../../features/pago/EnlaceShare.tsx';
import { PendingPagosAlert } from '../../../features/pago/PendingPagosAlert.tsx';
import { awaitConfirmation } from '../../../features/pago/usePago.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { lazyScreen } from '../../../ui/lazy.tsx';
import { safeHref } from '../../../ui/safeHref.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { routes } from '../parts/routes.ts';

const Qr = lazyScreen(() => import('../../../features/pago/QrCode.tsx').then((m) => m.QrCode));
const Renovar = lazyScreen(() => import('../../../features/pago/RenewDialog.tsx').then((m) => m.RenewDialog));

interface Props {
  readonly enlace: Enlace;
  /** What the gateway has not decided yet, of whatever link. */
  readonly pendingPagos: readonly Pago[];
}

export function EnlaceItem({ enlace, pendingPagos }: Props) {
  const t = useT('cartera');
  const [open, setOpen] = useState<'qr' | 'revoke' | 'renew'>();
  const { url, valor, pendiente, moneda, creadoEl, caducaEl, facturas, recibo } = enlace;
  const estado = enlaceState(enlace);
  const href = safeHref(url);
  const money = (minor: number) => <Amount key="valor" valor={minor} moneda={moneda} />;
  const revokeButton = (
    <Button tone="text" size="small" onClick={() => setOpen('revoke')}>
      {t('enlace.revocar')}
    </Button>
  );
  return (
    <li>
      <div>
        <b>{money(valor)}</b>
        <StateLabel $tone={enlaceTones[estado]}>{t(`enlaceEstado.${estado}`)}</StateLabel>
        {recibo !== undefined && (
          <TextLink to={routes.recibo(recibo)}>
            <Code>{recibo}</Code>
          </TextLink>
        )}
      </div>
      <p>
        {t.rich(`enlace.fechas.${estado}`, {
          creado: <DateText key="creado" value={creadoEl} show="day" />,
          caduca: <DateText key="caduca" value={caducaEl} show="moment" />,
        })}
      </p>
      {estado === 'sinSaldo' && <p>{t('enlace.sinSaldo')}</p>}
      {pendiente > 0 && pendiente < valor && <p>{t.rich('enlace.quedan', { valor: money(pendiente) })}</p>}
      <div>
        {facturas.map((factura) => (
          <span key={factura.numero}>
            <TextLink to={routes.factura(factura.numero)}>
              <Code>{factura.numero}</Code>
            </TextLink>{' '}
            {facturas.length > 1 && money(factura.valor)}
          </span>
        ))}
      </div>
      {estado === 'activo' && (
        <PendingPagosAlert pagos={pendingPagos} numeros={facturas.map(({ numero }) => numero)} />
      )}
      {estado === 'activo' && (
        <div>
          {href !== undefined && (
            <ButtonAnchor href={href} external size="small" onClick={() => awaitConfirmation(enlace.id)}>
              {t('enlace.pagar')}
            </ButtonAnchor>
          )}
          <EnlaceShare enlace={enlace} />
          <Button tone="outline" size="small" onClick={() => setOpen('qr')}>
            {t('enlace.qr')}
          </Button>
          {revokeButton}
        </div>
      )}
      {estado === 'sinSaldo' && <div>{revokeButton}</div>}
      {estado === 'caducado' && pendiente > 0 && (
        <div>
          <Button tone="outline" size="small" onClick={() => setOpen('renew')}>
            {t('enlace.renovar')}
          </Button>
        </div>
      )}
      <Dialog open={open === 'qr'} onClose={() => setOpen(undefined)} title={t('enlace.qr')}>
        <Qr text={url} />
      </Dialog>
      {open === 'renew' && (
        <Suspense>
          <Renovar enlace={enlace} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'revoke' && <RevokeDialog id={enlace.id} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

/** Asks before a payment link is made useless. */
function RevokeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('cartera');
  const toast = useToast();
  const revoke = useSendOnce({
    call: (enlace: string) => api('DELETE /api/cliente/enlaces/{id}', { params: { id: enlace } }),
    onDone: () => {
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
      toast({ message: t('enlace.revocado'), tone: 'success' });
      onClose();
    },
    onFailure: () => invalidateConsultas('/api/cliente/enlaces'),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enlace.revocarTitulo')}
      actions={
        <Button tone="danger" loading={revoke.sending} onClick={() => void revoke.send(id)}>
          {t('enlace.revocar')}
        </Button>
      }
    >
      <p>{t('enlace.revocarTexto')}</p>
      {revoke.failure !== undefined && <ErrorState inline error={revoke.failure} />}
    </Dialog>
  );
}
