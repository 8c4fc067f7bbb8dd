/** Pays what is owed for an enrolment: by its payment link, or by a new one if none is valid any more. */
import type { Enlace } from '../../../contract/enlace.ts';
import type { Factura } from '../../../contract/factura.ts';
import { proposePago } from '../../../domain/cuenta/deudas.ts';
import { GatewayLink } from '../../../features/pago/gateway.tsx';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import type { ButtonProps } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';

interface Props {
  /** The link that asks for this enrolment alone, if there is one. */
  readonly enlace: Enlace | undefined;
  /** The number of its invoice. */
  readonly factura: string;
  /** The invoice; undefined if it could not be read. */
  readonly data: Factura | undefined;
  readonly moneda: string;
  readonly tone: NonNullable<ButtonProps['tone']>;
}

export function PagarInscripcion({ enlace, factura: numero, data, moneda, tone }: Props) {
  const { today } = useNow();
  const hasFavor = useSaldoAFavor(moneda) > 0;
  const words = (
    <PagarWords valor={enlace ? enlace.pendiente : data && proposePago(data, today)} moneda={moneda} />
  );
  // Whoever has credit is asked whether to use it first.
  if (enlace && !hasFavor) return <GatewayLink {...{ enlace, tone }}>{words}</GatewayLink>;
  const what = { requested: enlace?.facturas ?? [{ numero }] };
  return <PagarButton {...{ what, tone }}>{words}</PagarButton>;
}

interface PagarWordsProps {
  /** Minor units; undefined if it is not known. */
  readonly valor: number | undefined;
  readonly moneda: string;
}

function PagarWords({ valor, moneda }: PagarWordsProps) {
  const t = useT('inscripciones');
  if (!valor) return t('detalle.pagar');
  return t.rich('detalle.pagarValor', { valor: <Amount key="valor" valor={valor} moneda={moneda} /> });
}

/** Returns the client's credit in a currency, in minor units. */
function useSaldoAFavor(moneda: string): number {
  const { data } = useRead('GET /api/cliente/balance');
  return data?.find((balance) => balance.moneda === moneda)?.saldoAFavor ?? 0;
}
