/**
 * The payment dialog: asks how much of each invoice, then shows the payment link, then what it paid when the gateway has
 * confirmed it. The client's credit pays at once, without a link.
 */

import { useId } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { EnlaceReady } from './EnlaceReady.tsx';
import { FavorForm, FavorUsed } from './FavorForm.tsx';
import { GatewayLink } from './gateway.tsx';
import type { PagoRequest } from './PagarButton.tsx';
import { EnlaceForm, RenewForm } from './PagoForm.tsx';
import { PagoReceived } from './PagoReceived.tsx';
import { type PagoStep, stepOf } from './pagoReducer.ts';
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
      title={titleOf(step, t)}
      actions={!isDecided && canSend && !flow.isLeaving && <Actions flow={flow} form={form} cameFor={mode} />}
    >
      <div ref={content} tabIndex={-1}>
        <Step flow={flow} form={form} onLeave={close} />
      </div>
    </Dialog>
  );
}

function titleOf(step: PagoStep, t: Translator<'pago'>): string {
  if (step.name === 'received') return t('vuelta.titulo');
  return t(step.name === 'ready' && step.mode === 'pagar' ? 'pagar' : step.name);
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
      return (
        step.enlace.recibo !== undefined && (
          <PagoReceived
            recibo={step.enlace.recibo}
            expected={step.enlace}
            since={step.enlace.creadoEl}
            onLeave={onLeave}
            onPayRest={(numeros) => flow.dispatch({ type: 'payRest', numeros })}
          />
        )
      );
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
        <FavorUsed
          use={step.use}
          onLeave={onLeave}
          onPayRest={(numeros) => flow.dispatch({ type: 'payRest', numeros })}
        />
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
