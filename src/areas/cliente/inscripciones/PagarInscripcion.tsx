/** Pays what is owed for an enrolment: by its payment link, or by a new one if none is valid any more. */
import type { Enlace } from '../../../contract/enlace.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { GatewayLink, PagarButton } from '../../../features/pago/PagarButton.tsx';
import { PendingPagosAlert, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { useEnlaces } from './EnlacesCard.tsx';

export function PagarInscripcion({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { numero, facturas } = inscripcion;
  const { data } = useEnlaces(numero);
  const pendingPagos = usePendingPagos();
  const hasFavor = useFavor(inscripcion.moneda) > 0;
  const enlace = ownEnlace(data?.resultados ?? [], facturas);
  const factura = facturas.at(-1);
  if (!enlace && factura === undefined) return null;
  const words = enlace
    ? t.rich('detalle.pagarValor', {
        valor: <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />,
      })
    : t('detalle.pagar');
  return (
    <>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} withLink />
      {enlace && !hasFavor ? (
        <GatewayLink enlace={enlace} block>
          {words}
        </GatewayLink>
      ) : (
        <PagarButton block what={{ requested: enlace?.facturas ?? [{ numero: factura ?? '' }] }}>
          {words}
        </PagarButton>
      )}
    </>
  );
}

/** The link that asks for most of this enrolment, and for nothing else. */
function ownEnlace(enlaces: readonly Enlace[], facturas: readonly string[]): Enlace | undefined {
  return enlaces
    .filter(
      ({ estado, pendiente, facturas: asked }) =>
        estado === 'activo' && pendiente > 0 && asked.every(({ numero }) => facturas.includes(numero)),
    )
    .toSorted((a, b) => b.pendiente - a.pendiente)[0];
}

/** The client's credit in a currency, minor units: whoever has some is asked whether to use it first. */
function useFavor(moneda: string): number {
  const { data } = useRead('GET /api/cliente/balance');
  return data?.find((balance) => balance.moneda === moneda)?.saldoAFavor ?? 0;
}
