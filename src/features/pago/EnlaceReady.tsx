/** Shows a payment link that was just made: to follow, copy, share or scan; and whether it was paid. */
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { Stack } from '../../ui/Stack.ts';
import { ConfirmationStatus } from './ConfirmationWatch.tsx';
import { EnlaceShare, QrCode } from './EnlaceShare.tsx';
import { GatewayLink } from './PagarButton.tsx';

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
      <GatewayLink enlace={enlace} block tone={mode === 'pagar' ? 'primary' : 'soft'}>
        {t('irAPagar')}
      </GatewayLink>
      <ConfirmationStatus enlace={enlace} onPaid={onPaid} />
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
