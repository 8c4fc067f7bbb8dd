/** How much of one invoice is paid: typed, or its instalment or all of it at a click. */
import styled from 'styled-components';
import type { Factura } from '../../contract/factura.ts';
import { cuotasEnCuenta } from '../../domain/cuenta/deudas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Elegido, LineaElegida } from './useElegido.ts';

const Linea = styled.div`
  display: grid;
  gap: 8px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface Props {
  readonly linea: LineaElegida;
  readonly onWrite: Elegido['write'];
  /** No more is there to pay it with (minor units): nothing above it is offered. */
  readonly tope?: number;
  /** What the invoice is, where nothing beside says so. */
  readonly describe?: boolean;
}

export function Importe({ linea: { factura, texto, error }, onWrite, tope, describe = false }: Props) {
  const t = useT('pago');
  const { money } = useFormat();
  const { numero, saldo, moneda } = factura;
  const cuota = proximaOf(factura);
  const alcanza = (valor: number) => tope === undefined || valor <= tope;
  return (
    <Linea>
      <TextField
        label={t('valorDe', { numero })}
        hint={describe ? describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) })) : undefined}
        error={error}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={texto}
        onChange={({ target }) => onWrite(factura, target.value)}
      />
      {cuota !== undefined && alcanza(cuota) && (
        <div>
          <Button tone="outline" size="small" onClick={() => onWrite(factura, cuota)}>
            {t('laCuota', { valor: money(cuota, moneda) })}
          </Button>
          {alcanza(saldo) && (
            <Button tone="outline" size="small" onClick={() => onWrite(factura, saldo)}>
              {t('todo', { valor: money(saldo, moneda) })}
            </Button>
          )}
        </div>
      )}
    </Linea>
  );
}

/** What was bought and what is owed of it. @param saldo in words */
export const describeFactura = ({ lineas: [linea] }: Factura, saldo: string): string =>
  [saldo, linea && isolate(linea.descripcion)].filter(Boolean).join(' · ');

/** A course's name keeps its own direction in a sentence of another one (first strong isolate … pop). */
const isolate = (texto: string): string => texto && `\u2068${texto}\u2069`;

/** What is left of the instalment to pay next, where that is not all that is owed. */
function proximaOf(factura: Factura): number | undefined {
  const proxima = cuotasEnCuenta(factura).find(({ saldo }) => saldo > 0);
  return proxima && proxima.saldo < factura.saldo ? proxima.saldo : undefined;
}
