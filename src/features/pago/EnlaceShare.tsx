/** A payment link wherever it is listed: its state, and the ways to pass it on. */
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useRead } from '../../ui/useRead.ts';

type EnlaceState = Enlace['estado'] | 'sinSaldo';

/** A payment link's state as clients see it: an active one whose invoices owe nothing any more cannot be paid either. */
export const enlaceState = ({ estado, pendiente }: Enlace): EnlaceState =>
  estado === 'activo' && pendiente === 0 ? 'sinSaldo' : estado;

/** For its StateLabel. */
export const enlaceTones = {
  activo: 'warning',
  sinSaldo: 'neutral',
  pagado: 'success',
  caducado: 'neutral',
  revocado: 'neutral',
} as const;

/** Copies the link, or hands it to the device's way of sharing or, where it has none, to a mail. */
export function EnlaceShare({ enlace }: { readonly enlace: Enlace }) {
  return (
    <>
      <CopyButton text={enlace.url} />
      <ShareButton enlace={enlace} />
    </>
  );
}

function ShareButton({ enlace }: { readonly enlace: Enlace }) {
  const t = useT('inscripciones');
  const { url } = enlace;
  const text = useEnlaceText(enlace);
  if (typeof navigator.share !== 'function') {
    const body = encodeURIComponent(`${text}\r\n\r\n${url}`);
    return (
      <ButtonAnchor
        tone="outline"
        size="small"
        href={`mailto:?subject=${encodeURIComponent(t('enlaces.titulo'))}&body=${body}`}
      >
        {t('enlaces.porCorreo')}
      </ButtonAnchor>
    );
  }
  const share = () => {
    // Rejects when the person thinks better of it, which is not a failure.
    navigator.share({ title: t('enlaces.titulo'), url, text }).catch(() => undefined);
  };
  return (
    <Button tone="outline" size="small" onClick={share}>
      {t('enlaces.compartir')}
    </Button>
  );
}

/** Who asks, how much, and until when: a bare address looks like a fraud. */
function useEnlaceText({ pendiente, moneda, caducaEl }: Enlace): string {
  const t = useT('pago');
  const { money, dateTime } = useFormat();
  const { data } = useRead('GET /api/institucion');
  return t('mensaje', {
    institucion: data?.nombre ?? '',
    valor: money(pendiente, moneda),
    fecha: dateTime(caducaEl),
  });
}
