/** Shows a payment link that was just made, whether it was paid, and the ways to share any link. */
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button, ButtonAnchor } from '../../ui/controls/Button.tsx';
import { CopyButton } from '../../ui/controls/CopyButton.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Address } from '../../ui/data/Address.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../ui/hooks/useRead.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { ConfirmationStatus } from './ConfirmationStatus.tsx';
import { enlaceAddress, GatewayLink } from './gateway.tsx';

/** What opens a folded part. */
export const FoldSummary = styled.summary`
  inline-size: fit-content;
  min-block-size: 32px;
  color: var(--portal-accent);
  font-weight: 600;
  line-height: 32px;
  cursor: pointer;
`;

interface Props {
  readonly enlace: Enlace;
  readonly mode: 'pagar' | 'enlace';
  readonly onPaid: (enlace: Enlace) => void;
}

export function EnlaceReady({ enlace, mode, onPaid }: Props) {
  const t = useT('pago');
  const { valor, moneda, caducaEl } = enlace;
  const address = enlaceAddress(enlace);
  const values = {
    valor: <Amount key="valor" valor={valor} moneda={moneda} />,
    fecha: <DateText key="fecha" value={caducaEl} show="moment" />,
  };
  const share = address !== undefined && (
    <Stack>
      <Address dir="ltr">{address}</Address>
      <Stack $row $gap={8}>
        <EnlaceShare enlace={enlace} address={address} />
      </Stack>
      <QrCode text={address} />
    </Stack>
  );
  return (
    <Stack>
      <p>{t.rich(mode === 'pagar' ? 'seguir' : 'listoTexto', values)}</p>
      <GatewayLink enlace={enlace} block tone={mode === 'pagar' ? 'primary' : 'soft'}>
        {t('irAPagar')}
      </GatewayLink>
      <ConfirmationStatus enlace={enlace} onPaid={onPaid} />
      {mode === 'enlace' ? (
        share
      ) : (
        <details>
          <FoldSummary>{t('otraPersona')}</FoldSummary>
          {share}
        </details>
      )}
    </Stack>
  );
}

interface SharedEnlace {
  readonly enlace: Enlace;
  readonly address: string;
}

/** Copies the link, or shares it through the device or, if that cannot share, by mail. */
function EnlaceShare({ enlace, address }: SharedEnlace) {
  return (
    <>
      <CopyButton text={address} />
      <ShareButton enlace={enlace} address={address} />
    </>
  );
}

/** The ways to hand a link on: the same, and its QR code in a dialog. */
export function EnlaceActions({ enlace }: { readonly enlace: Enlace }) {
  const address = enlaceAddress(enlace);
  if (address === undefined) return null;
  return (
    <>
      <EnlaceShare enlace={enlace} address={address} />
      <QrButton address={address} />
    </>
  );
}

function ShareButton({ enlace, address: url }: SharedEnlace) {
  const t = useT('pago');
  const text = useEnlaceText(enlace);
  if (text === undefined) {
    return (
      <Button tone="outline" size="small" loading>
        {t(canShare() ? 'enlaces.compartir' : 'enlaces.porCorreo')}
      </Button>
    );
  }
  if (!canShare()) {
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
    // Rejects when the person cancels, which is not a failure.
    navigator.share({ title: t('enlaces.titulo'), url, text }).catch(() => undefined);
  };
  return (
    <Button tone="outline" size="small" onClick={share}>
      {t('enlaces.compartir')}
    </Button>
  );
}

const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Returns a text with who asks, how much, and until when, because a bare address looks like fraud. Undefined while the name is
 * loading; if it cannot be read, the text omits it.
 */
function useEnlaceText({ pendiente, moneda, caducaEl }: Enlace): string | undefined {
  const t = useT('pago');
  const { money, dateTime } = useFormat();
  const { data, error } = useRead('GET /api/institucion');
  const values = { valor: money(pendiente, moneda), fecha: dateTime(caducaEl) };
  if (data) return t('mensaje', { institucion: data.nombre, ...values });
  return error ? t('mensajeSinNombre', values) : undefined;
}

/** Shows the QR code in a dialog. */
function QrButton({ address }: { readonly address: string }) {
  const t = useT('pago');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('enlaces.qr')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('enlaces.qr')}>
        <QrCode text={address} />
      </Dialog>
    </>
  );
}

const Sheet = styled.figure`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin: 0;
  text-align: center;

  /* Dark on white in every theme, for cameras. */
  > svg {
    inline-size: min(100%, 280px);
    border-radius: var(--portal-radius);
    background: #fff;
    forced-color-adjust: none;
  }
`;

/** The quiet zone, in modules, as the standard (ISO/IEC 18004) requires. */
const QUIET = 4;

/** The drawing alone is lazy: its encoder loads when the first code is shown. */
const Drawing = lazyScreen(async () => {
  const { encode } = await import('uqr');
  return ({ text, label }: { readonly text: string; readonly label: string }) => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
    return (
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    );
  };
});

/** A link as a QR code. */
function QrCode({ text }: { readonly text: string }) {
  const t = useT('pago');
  return (
    <Sheet>
      <ErrorBoundary compact>
        <Suspense fallback={<Skeleton $width="280px" $height="280px" />}>
          <Drawing text={text} label={t('enlaces.qrTitulo')} />
        </Suspense>
      </ErrorBoundary>
      <Text as="figcaption" $tone="muted" $size="dense">
        {t('enlaces.qrTexto')}
      </Text>
    </Sheet>
  );
}
