/**
 * The payment dialog: asks how much of each invoice, then shows the payment link, then the receipt when the gateway has
 * confirmed the payment. The client's credit pays at once, without a link.
 */

import { useId } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import type { Recibo } from '../../contract/recibo.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { documentoPdf } from '../../state/documentoPdf.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { FileButton } from '../../ui/data/FileButton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange.ts';
import { useRead } from '../../ui/hooks/useRead.ts';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { EnlaceReady } from './EnlaceReady.tsx';
import { FavorForm, FavorUsed, OutcomeFrame } from './FavorForm.tsx';
import { GatewayLink } from './gateway.tsx';
import { type PagoRequest, usePago } from './PagarButton.tsx';
import { EnlaceForm, RenewForm } from './PagoForm.tsx';
import { stepOf } from './pagoReducer.ts';
import { type PagoFlow, usePagoDialog } from './usePagoDialog.ts';

interface Props extends Pick<PagoRequest, 'what' | 'mode' | 'direct'> {
  /** @param done true if a link was made or something was paid */
  readonly onClose: (done: boolean) => void;
}

export function PagoDialog({ what, mode, direct = false, onClose }: Props) {
  const t = useT('pago');
  const form = useId();
  const flow = usePagoDialog({ what, mode, direct });
  const step = stepOf(flow.state);
  const content = useFocusOnChange<HTMLDivElement>(step.name);
  const close = () => onClose(flow.leave());
  const isDecided = step.name === 'ready' || step.name === 'received' || step.name === 'used';
  const canSend = step.name === 'renew' || flow.enlace.lines.length > 0;
  return (
    <Dialog
      open
      onClose={close}
      title={t(step.name === 'ready' && step.mode === 'pagar' ? 'pagar' : step.name)}
      actions={!isDecided && canSend && !flow.isLeaving && <Actions flow={flow} form={form} cameFor={mode} />}
    >
      <div ref={content} tabIndex={-1}>
        <Step flow={flow} form={form} onLeave={close} />
      </div>
    </Dialog>
  );
}

interface StepProps {
  readonly flow: PagoFlow;
  /** The id of the form, for the button that sends it. */
  readonly form: string;
  readonly onLeave: () => void;
}

function Step({ flow, form, onLeave }: StepProps) {
  const step = stepOf(flow.state);
  switch (step.name) {
    case 'received':
      return <PagoReceived enlace={step.enlace} />;
    case 'ready':
      return flow.isLeaving ? (
        <Leaving enlace={step.enlace} />
      ) : (
        <EnlaceReady
          enlace={step.enlace}
          mode={step.mode}
          onPaid={(enlace) => flow.dispatch({ type: 'paid', enlace })}
        />
      );
    case 'used':
      return (
        <FavorUsed use={step.use} onLeave={onLeave} onPayRest={() => flow.dispatch({ type: 'payRest' })} />
      );
    case 'renew':
      return <RenewForm id={form} flow={flow} expired={step.enlace} />;
    case 'favor':
      return <FavorForm id={form} flow={flow} />;
    default:
      if (flow.isLeaving) return <Leaving />;
      return <EnlaceForm id={form} flow={flow} mode={step.name} />;
  }
}

/** Shown while the payment page loads. The link is for browsers that block the navigation. */
function Leaving({ enlace }: { readonly enlace?: Enlace }) {
  const t = useT('pago');
  return (
    <Stack>
      <p role="status">{t('yendo')}</p>
      <Skeleton $height="48px" />
      {enlace && (
        <GatewayLink enlace={enlace} tone="text">
          {t('irAPagar')}
        </GatewayLink>
      )}
    </Stack>
  );
}

/** Shows how much came in, and the receipt. */
function PagoReceived({ enlace }: { readonly enlace: Enlace }) {
  return (
    <OutcomeFrame>
      <SuccessIcon />
      {enlace.recibo !== undefined && <WithRecibo numero={enlace.recibo} enlace={enlace} />}
    </OutcomeFrame>
  );
}

function WithRecibo({ numero, enlace }: { readonly numero: string; readonly enlace: Enlace }) {
  const t = useT('pago');
  const tRecibos = useT('recibos');
  const { links } = usePago();
  // The gateway may have confirmed a different amount than the link asked for; the receipt has the real one.
  const { data, error } = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });
  const received = data ?? (error === undefined ? undefined : enlace);
  return (
    <>
      <p role="status">
        {received &&
          t.rich('recibidoTexto', {
            valor: (
              <strong key="valor">
                <Amount valor={received.valor} moneda={received.moneda} />
              </strong>
            ),
            recibo: <Code key="recibo">{numero}</Code>,
          })}
      </p>
      {data?.pedido !== undefined && <Difference recibo={data} pedido={data.pedido} />}
      <div>
        <FileButton size="medium" {...documentoPdf('recibo', numero)}>
          {tRecibos('pdf')}
        </FileButton>
        <ButtonLink to={links.recibo(numero)}>{t('verRecibo')}</ButtonLink>
      </div>
    </>
  );
}

function Difference({ recibo, pedido }: { readonly recibo: Recibo; readonly pedido: number }) {
  const t = useT('recibos');
  const money = (valor: number, key: string) => <Amount key={key} valor={valor} moneda={recibo.moneda} />;
  return (
    <p>{t.rich('diferencia', { pedido: money(pedido, 'pedido'), valor: money(recibo.valor, 'valor') })}</p>
  );
}

/** Beside the button, so that it stays in view however many invoices there are, and covers nothing. */
const Total = styled.p`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  font-size: 18px;
  font-weight: 600;
`;

interface ActionsProps extends Omit<StepProps, 'onLeave'> {
  readonly cameFor: PagoRequest['mode'];
}

function Actions({ flow: { state, enlace, favor, dispatch }, form, cameFor }: ActionsProps) {
  const t = useT('pago');
  const { money } = useFormat();
  if (state.mode !== 'favor') {
    return (
      <>
        {enlace.lines.length > 0 && (
          <Total role="status">
            <span>{t('total', { count: enlace.lines.length })}</span>
            {enlace.hasFault ? '—' : <Amount valor={enlace.total} moneda={enlace.moneda} />}
          </Total>
        )}
        <Button type="submit" form={form} loading={enlace.sending}>
          {state.mode === 'enlace'
            ? t('crear')
            : enlace.hasFault
              ? t('pagar')
              : t('pagarValor', { valor: money(enlace.total, enlace.moneda) })}
        </Button>
      </>
    );
  }
  return (
    <>
      {cameFor !== 'favor' && (
        <Button tone="text" onClick={() => dispatch({ type: 'choose', mode: cameFor })}>
          {t('deOtraForma')}
        </Button>
      )}
      {state.available !== undefined && state.available > 0 && (
        <Button type="submit" form={form} loading={favor.sending}>
          {favor.hasFault ? t('favor') : t('usar', { valor: money(favor.total, favor.moneda) })}
        </Button>
      )}
    </>
  );
}
