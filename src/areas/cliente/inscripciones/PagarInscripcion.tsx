/** Pays what is owed for an enrolment: by its payment link, or by a new one if none is valid any more. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { proposePago } from '../../../domain/cuenta/deudas.ts';
import { ownEnlace } from '../../../domain/pagos/ownEnlace.ts';
import { GatewayLink } from '../../../features/pago/gateway.tsx';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { PendingPagosAlert, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { useEnlaces } from './EnlacesCard.tsx';

export function PagarInscripcion({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const { numero, facturas, moneda } = inscripcion;
  const { data } = useEnlaces(numero);
  const pendingPagos = usePendingPagos();
  const hasFavor = useSaldoAFavor(moneda) > 0;
  const enlace = ownEnlace(data?.resultados ?? [], facturas);
  const factura = facturas.at(-1);
  if (!enlace && factura === undefined) return null;
  // The warning of a pending payment goes above the button, and would move it.
  if (!pendingPagos) {
    return (
      <SkeletonGroup>
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} withLink />
      {enlace && !hasFavor ? (
        <GatewayLink enlace={enlace} block>
          <PagarWords valor={enlace.pendiente} moneda={moneda} />
        </GatewayLink>
      ) : enlace ? (
        <PagarButton block what={{ requested: enlace.facturas }}>
          <PagarWords valor={enlace.pendiente} moneda={moneda} />
        </PagarButton>
      ) : (
        factura !== undefined && <PagarFactura numero={factura} moneda={moneda} />
      )}
    </>
  );
}

/** Pays the proposed part of the invoice, and names that amount once the invoice has been read. */
function PagarFactura({ numero, moneda }: { readonly numero: string; readonly moneda: string }) {
  const { today } = useNow();
  const { data: factura } = useRead('GET /api/cliente/facturas/{id}', { params: { id: numero } });
  return (
    <PagarButton block what={{ requested: [{ numero }] }}>
      <PagarWords valor={factura && proposePago(factura, today)} moneda={moneda} />
    </PagarButton>
  );
}

interface PagarWordsProps {
  /** Minor units; undefined until it is known. */
  readonly valor: number | undefined;
  readonly moneda: string;
}

function PagarWords({ valor, moneda }: PagarWordsProps) {
  const t = useT('inscripciones');
  if (!valor) return t('detalle.pagar');
  return t.rich('detalle.pagarValor', { valor: <Amount key="valor" valor={valor} moneda={moneda} /> });
}

/** Returns the client's credit in a currency, in minor units. Whoever has some is asked whether to use it first. */
function useSaldoAFavor(moneda: string): number {
  const { data } = useRead('GET /api/cliente/balance');
  return data?.find((balance) => balance.moneda === moneda)?.saldoAFavor ?? 0;
}
