/** One payment link in a list: what it pays, until when, and what can be done with it. */
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import type { Pago } from '../../contract/pago.ts';
import type { EstadoEnlace } from '../../domain/estados/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../ui/feedback/toneCss.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import { Named } from '../curso/Named.tsx';
import { EnlaceActions } from './EnlaceReady.tsx';
import { GatewayLink } from './gateway.tsx';
import { usePago } from './PagarButton.tsx';
import { PendingPagosAlert } from './PendingPagosAlert.tsx';
import { RevokeButton } from './RevokeButton.tsx';

const tones: Readonly<Record<EstadoEnlace | 'sinSaldo', Tone>> = {
  activo: 'warning',
  /** Active, but nothing is owed on its invoices any more. */
  sinSaldo: 'neutral',
  pagado: 'success',
  caducado: 'neutral',
  revocado: 'neutral',
};

/** Name and amount, or state and day, at the two ends of a line, as in the rows of the other lists. */
const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;

  > :last-child {
    text-align: end;
  }
`;

interface Props {
  readonly enlace: Enlace;
  /** All undecided payments of the client, by any link. */
  readonly pendingPagos: readonly Pago[] | undefined;
}

export function EnlaceItem({ enlace, pendingPagos }: Props) {
  const t = useT('pago');
  const { links } = usePago();
  const { valor, pendiente, moneda, creadoEl, caducaEl, facturas, recibo } = enlace;
  const estado = enlace.estado === 'activo' && pendiente === 0 ? 'sinSaldo' : enlace.estado;
  const money = (minor: number) => <Amount key="valor" valor={minor} moneda={moneda} />;
  return (
    <Stack as="li" $gap={8}>
      <Line>
        <Stack $row $gap={12}>
          {facturas.map((factura) => (
            <span key={factura.numero}>
              <Named name={factura.curso} to={links.factura(factura.numero)}>
                {factura.numero}
              </Named>{' '}
              {facturas.length > 1 && money(factura.valor)}
            </span>
          ))}
        </Stack>
        <strong>{money(valor)}</strong>
      </Line>
      <Line>
        <StateLabel $tone={tones[estado]}>{t(`enlaceEstado.${estado}`)}</StateLabel>
        <Text $tone="muted" $size="dense">
          {t.rich(`enlaces.fechas.${estado}`, {
            creado: <DateText key="creado" value={creadoEl} show="day" />,
            caduca: <DateText key="caduca" value={caducaEl} show="moment" />,
          })}
        </Text>
      </Line>
      {recibo !== undefined && (
        <TextLink to={links.recibo(recibo)}>
          {t('verRecibo')} <Code>{recibo}</Code>
        </TextLink>
      )}
      {estado === 'sinSaldo' && <Text $tone="muted">{t('enlaces.sinSaldo')}</Text>}
      {pendiente > 0 && pendiente < valor && (
        <Text $tone="muted">{t.rich('enlaces.quedan', { valor: money(pendiente) })}</Text>
      )}
      {estado === 'activo' && (
        <PendingPagosAlert pagos={pendingPagos} numeros={facturas.map(({ numero }) => numero)} />
      )}
      <Actions enlace={enlace} />
    </Stack>
  );
}

/** Pays or shares a valid link, renews an expired one, revokes one that is still active. */
function Actions({ enlace }: { readonly enlace: Enlace }) {
  const t = useT('pago');
  const { open, preload } = usePago();
  const { estado, pendiente } = enlace;
  if (estado === 'caducado' && pendiente > 0) {
    const renew = () => open({ what: { renew: enlace }, mode: 'enlace' });
    return (
      <Stack $row $gap={8}>
        <Button tone="outline" size="small" onPointerEnter={preload} onFocus={preload} onClick={renew}>
          {t('enlaces.renovar')}
        </Button>
      </Stack>
    );
  }
  if (estado !== 'activo') return null;
  return (
    <Stack $row $gap={8}>
      {pendiente > 0 && (
        <>
          <GatewayLink enlace={enlace} size="small">
            {t('enlaces.pagar')}
          </GatewayLink>
          <EnlaceActions enlace={enlace} />
        </>
      )}
      <RevokeButton id={enlace.id} />
    </Stack>
  );
}
