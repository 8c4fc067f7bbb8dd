/** Pays what is owed for an enrolment: by its payment link, or by a new one if none is valid any more. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { GatewayLink, PagarButton } from '../../../features/pago/PagarButton.tsx';
import { PendingPagosAlert, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useEnlaces } from './EnlacesCard.tsx';

export function PagarInscripcion({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { numero, facturas } = inscripcion;
  const { data } = useEnlaces(numero);
  const pendingPagos = usePendingPagos();
  const enlace = data?.resultados.find(({ estado, pendiente }) => estado === 'activo' && pendiente > 0);
  const factura = facturas.at(-1);
  if (!enlace && factura === undefined) return null;
  return (
    <>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} withLink />
      {enlace ? (
        <GatewayLink enlace={enlace} block>
          {t.rich('detalle.pagarValor', {
            valor: <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />,
          })}
        </GatewayLink>
      ) : (
        <PagarButton block what={{ requested: [{ numero: factura ?? '' }] }}>
          {t('detalle.pagar')}
        </PagarButton>
      )}
    </>
  );
}
