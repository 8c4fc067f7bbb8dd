/** Pays what is owed for an enrolment: by its payment link, or by a new one where none is good any more. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { awaitConfirmation } from '../../../features/pago/usePago.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { safeHref } from '../../../ui/safeHref.ts';
import { useEnlaces } from './EnlacesCard.tsx';

export function PagarInscripcion({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { numero, facturas } = inscripcion;
  const { data } = useEnlaces(numero);
  const enlace = data?.resultados.find(({ estado, pendiente }) => estado === 'activo' && pendiente > 0);
  const href = safeHref(enlace?.url);
  const factura = facturas.at(-1);
  if (enlace && href !== undefined) {
    const valor = <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />;
    return (
      <ButtonAnchor block external href={href} onClick={() => awaitConfirmation(enlace.id)}>
        {t.rich('detalle.pagarValor', { valor })}
      </ButtonAnchor>
    );
  }
  if (factura === undefined) return null;
  return (
    <PagarButton block what={{ requested: [{ numero: factura }] }}>
      {t('detalle.pagar')}
    </PagarButton>
  );
}
