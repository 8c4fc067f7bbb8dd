/** Asks how much of each invoice to pay and, for a link to pass on, how long it is valid. */
import type { Enlace } from '../../contract/enlace.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { AmountField, PagoForm } from './PagoForm.tsx';
import { PendingPagosAlert, usePendingPagos } from './PendingPagosAlert.tsx';
import type { PagoFlow } from './usePagoDialog.ts';

interface Props {
  readonly id: string;
  readonly flow: PagoFlow;
  /** `enlace` if somebody else will pay. */
  readonly mode: 'pagar' | 'enlace';
}

export function EnlaceForm({ id, flow: { state, enlace, dispatch }, mode }: Props) {
  const t = useT('pago');
  const { lines, moneda, tried, write, submit, failure } = enlace;
  const pending = usePendingPagos();
  const available = state.available ?? 0;
  return (
    <PagoForm
      id={id}
      hasFacturas={state.payables && state.payables.length > 0}
      error={state.loadError}
      onRetry={() => dispatch({ type: 'retry' })}
      failure={failure}
      failureTitle={t('fallo')}
      onSubmit={submit}
    >
      {mode === 'pagar' && available > 0 && (
        <Alert
          tone="info"
          action={
            <Button tone="outline" size="small" onClick={() => dispatch({ type: 'choose', mode: 'favor' })}>
              {t('favor')}
            </Button>
          }
        >
          {t.rich('tieneFavor', { valor: <Amount key="valor" valor={available} moneda={moneda} /> })}
        </Alert>
      )}
      {mode === 'enlace' && (
        <ValiditySelect hours={state.hours} onHours={(hours) => dispatch({ type: 'hours', hours })} />
      )}
      <PendingPagosAlert pagos={pending} numeros={lines.map(({ factura }) => factura.numero)} />
      {lines.map((line) => (
        <AmountField key={line.factura.numero} line={line} onWrite={write} tried={tried} describe />
      ))}
    </PagoForm>
  );
}

interface RenewFormProps extends Pick<Props, 'id' | 'flow'> {
  /** The link that ran out. */
  readonly enlace: Enlace;
}

/** Asks how long the new link is valid. */
export function RenewForm({ id, flow: { state, renewal, dispatch }, enlace }: RenewFormProps) {
  const t = useT('pago');
  const { pendiente, moneda } = enlace;
  return (
    <PagoForm
      id={id}
      hasFacturas
      error={undefined}
      onRetry={() => undefined}
      failure={renewal.failure}
      failureTitle={t('fallo')}
      onSubmit={() => {
        renewal.submit(enlace.id);
        return true;
      }}
    >
      <p>{t.rich('renovarTexto', { valor: <Amount key="valor" valor={pendiente} moneda={moneda} /> })}</p>
      <ValiditySelect hours={state.hours} onHours={(hours) => dispatch({ type: 'hours', hours })} />
    </PagoForm>
  );
}

/** Hours for which a payment link can be valid. */
const choices = [24, enlaceHours, 168, 720] as const;

interface ValiditySelectProps {
  readonly hours: number;
  readonly onHours: (hours: number) => void;
}

/** Asks for how long a payment link is valid. */
function ValiditySelect({ hours, onHours }: ValiditySelectProps) {
  const t = useT('pago');
  return (
    <Select label={t('plazo')} value={String(hours)} onChange={({ target }) => onHours(Number(target.value))}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t('dias', { count: choice / 24 })}
        </option>
      ))}
    </Select>
  );
}
