/** Asks how much of one invoice to pay: typed, or its instalment or all of it by a button. */
import styled from 'styled-components';
import type { Factura } from '../../contract/factura.ts';
import { cuotasEnCuenta } from '../../domain/cuenta/deudas.ts';
import type { Linea } from '../../domain/pagos/lineas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { PagoFormState } from './usePagoDialog.ts';

const Field = styled.div`
  display: grid;
  gap: 8px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface Props {
  readonly line: Linea<Factura>;
  readonly onWrite: PagoFormState['write'];
  /** Shows the fault of an empty field too. Before, the person is still about to type. */
  readonly tried: boolean;
  /** The most that the person can pay (minor units); no button offers more. */
  readonly max?: number;
  /** What the invoice is, where nothing beside says so. */
  readonly describe?: boolean;
}

export function AmountField({ line, onWrite, tried, max, describe = false }: Props) {
  const t = useT('pago');
  const { money } = useFormat();
  const { factura, texto, fault } = line;
  const { numero, saldo, moneda } = factura;
  const cuota = nextCuotaOf(factura);
  const fits = (valor: number) => max === undefined || valor <= max;
  const faultText =
    fault === 'excede'
      ? t('excede', { saldo: money(saldo, moneda) })
      : fault && (tried || texto !== '')
        ? t('formato')
        : undefined;
  return (
    <Field>
      <TextField
        label={t('valorDe', { numero })}
        hint={describe ? describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) })) : undefined}
        error={faultText}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={texto}
        onChange={({ target }) => onWrite(factura, target.value)}
      />
      {cuota !== undefined && fits(cuota) && (
        <div>
          <Button tone="outline" size="small" onClick={() => onWrite(factura, cuota)}>
            {t('laCuota', { valor: money(cuota, moneda) })}
          </Button>
          {fits(saldo) && (
            <Button tone="outline" size="small" onClick={() => onWrite(factura, saldo)}>
              {t('todo', { valor: money(saldo, moneda) })}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

/** What was bought and what is owed of it. @param saldo in words */
export const describeFactura = ({ lineas: [linea] }: Factura, saldo: string): string =>
  [saldo, linea && isolate(linea.descripcion)].filter(Boolean).join(' · ');

/** A course's name keeps its own direction in a sentence of another one (first strong isolate … pop). */
const isolate = (texto: string): string => texto && `\u2068${texto}\u2069`;

/** What is left of the instalment to pay next, where that is not all that is owed. */
function nextCuotaOf(factura: Factura): number | undefined {
  const next = cuotasEnCuenta(factura).find(({ saldo }) => saldo > 0);
  return next && next.saldo < factura.saldo ? next.saldo : undefined;
}
