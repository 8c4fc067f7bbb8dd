/** A payment link that was just made: follow it, or copy, share or show it to somebody else; and whether it was paid. */
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/Stack.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { useRead } from '../../ui/useRead.ts';
import { useLatestEnlaces } from './awaitedPagos.ts';
import { EnlaceShare } from './enlaces/EnlaceShare.tsx';
import { QrCode } from './enlaces/QrCode.tsx';

const Summary = styled.summary`
  inline-size: fit-content;
  min-block-size: 32px;
  color: var(--portal-accent);
  font-weight: 600;
  line-height: 32px;
  cursor: pointer;
`;
const Address = styled.bdi`
  padding: 12px;
  border-radius: var(--portal-radius);
  background: var(--portal-fill);
  font-size: var(--portal-table);
  overflow-wrap: anywhere;
`;

interface Props {
  readonly enlace: Enlace;
  readonly mode: 'pagar' | 'enlace';
  readonly onPaid: (enlace: Enlace) => void;
}

export function EnlaceReady({ enlace, mode, onPaid }: Props) {
  const t = useT('pago');
  const { url, valor, moneda, caducaEl } = enlace;
  const href = safeHref(url);
  const values = {
    valor: <Amount key="valor" valor={valor} moneda={moneda} />,
    fecha: <DateText key="fecha" value={caducaEl} show="moment" />,
  };
  const share = (
    <Stack>
      <Address dir="ltr">{url}</Address>
      <Stack $row $gap={8}>
        <EnlaceShare enlace={enlace} />
      </Stack>
      <QrCode text={url} />
    </Stack>
  );
  return (
    <Stack>
      <p>{t.rich(mode === 'pagar' ? 'seguir' : 'listoTexto', values)}</p>
      {href !== undefined && (
        <ButtonAnchor href={href} external block tone={mode === 'pagar' ? 'primary' : 'soft'}>
          {t('irAPagar')}
        </ButtonAnchor>
      )}
      <Waiting enlace={enlace} onPaid={onPaid} />
      {mode === 'enlace' ? (
        share
      ) : (
        <details>
          <Summary>{t('otraPersona')}</Summary>
          {share}
        </details>
      )}
    </Stack>
  );
}

/** The other tab, or another person's telephone, is where it is paid: here one only hears of it. */
function Waiting({ enlace, onPaid }: Omit<Props, 'mode'>) {
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
