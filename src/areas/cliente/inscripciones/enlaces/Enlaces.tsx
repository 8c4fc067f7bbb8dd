/** The payment links of an enrolment: their state and until when they are good; those that are, to be passed on. */

import { useState } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../../../contract/enlace.ts';
import { EnlaceShare, enlaceState, enlaceTones } from '../../../../features/pago/EnlaceShare.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Amount } from '../../../../ui/data/Amount.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { StateLabel } from '../../../../ui/feedback/StateLabel.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { lazyScreen } from '../../../../ui/lazy.tsx';
import { PlainList } from '../../../../ui/PlainList.ts';
import { Text } from '../../../../ui/Text.ts';
import { useEnlaces } from './useEnlaces.ts';

const Qr = lazyScreen(() => import('../../../../features/pago/QrCode.tsx').then((m) => m.QrCode));

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding-block: 12px;

  &:not(:first-child) {
    border-block-start: 1px solid var(--portal-line);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  > div > b {
    margin-inline-end: auto;
  }
`;
const Address = styled(Text).attrs({ as: 'bdi', $size: 'dense' })`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function Enlaces({ numero }: { readonly numero: string }) {
  const t = useT('inscripciones');
  const { data, error, retry } = useEnlaces(numero);
  // Most enrolments have none, and a card that comes and goes moves everything.
  if (error === undefined && !data?.resultados.length) return null;
  return (
    <Card>
      <CardHead>
        <Heading rank={2}>{t('enlaces.titulo')}</Heading>
      </CardHead>
      {error !== undefined && !data && <ErrorState inline error={error} onRetry={retry} />}
      <PlainList>
        {data?.resultados.map((enlace) => (
          <EnlaceRow key={enlace.id} enlace={enlace} />
        ))}
      </PlainList>
    </Card>
  );
}

function EnlaceRow({ enlace }: { readonly enlace: Enlace }) {
  const t = useT('inscripciones');
  const [qr, setQr] = useState(false);
  const { url, valor, pendiente, moneda, caducaEl } = enlace;
  const estado = enlaceState(enlace);
  const active = estado === 'activo';
  return (
    <Row>
      <div>
        <b>
          <Amount valor={active ? pendiente : valor} moneda={moneda} />
        </b>
        <StateLabel $tone={enlaceTones[estado]}>{t(`enlaces.estado.${estado}`)}</StateLabel>
      </div>
      {estado === 'sinSaldo' && (
        <Text $tone="muted" $size="dense">
          {t('enlaces.sinSaldo')}
        </Text>
      )}
      {(active || estado === 'caducado') && (
        <Text $tone="muted" $size="dense">
          {t.rich(active ? 'enlaces.hasta' : 'enlaces.caduco', {
            fecha: <DateText key="fecha" value={caducaEl} show="moment" />,
          })}
        </Text>
      )}
      {active && (
        <>
          <Address dir="ltr">{url}</Address>
          <div>
            <EnlaceShare enlace={enlace} />
            <Button tone="outline" size="small" onClick={() => setQr(true)}>
              {t('enlaces.qr')}
            </Button>
          </div>
          <Dialog open={qr} onClose={() => setQr(false)} title={t('enlaces.qrTitulo')}>
            <Qr text={url} />
          </Dialog>
        </>
      )}
    </Row>
  );
}
