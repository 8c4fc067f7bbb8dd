/** Says, before somebody pays again, that a payment of the same invoices is being decided: a warning, and no more than that. */
import { Suspense } from 'react';
import type { Pago } from '../../contract/pago.ts';
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { type SumaEnProceso, sumEnProceso } from './enProceso.ts';
import { usePago } from './usePago.ts';

interface Props {
  readonly pagos: readonly Pago[];
  /** Of the invoices that are to be paid. */
  readonly numeros: readonly string[];
  /** With the way to those payments: not in a dialog, which would stay before them. */
  readonly conVinculo?: boolean;
}

export function AvisoEnProceso({ pagos, numeros, conVinculo = false }: Props) {
  const suma = sumEnProceso(pagos, numeros);
  return (
    suma && (
      // Its texts may not be there yet; what it stands among is.
      <Suspense>
        <Aviso {...suma} conVinculo={conVinculo} />
      </Suspense>
    )
  );
}

function Aviso({ cuantos, valor, moneda, conVinculo }: SumaEnProceso & { readonly conVinculo: boolean }) {
  const t = useT('pago');
  const { links } = usePago();
  return (
    <Alert
      live
      tone="warning"
      title={t.rich('yaEnProceso', {
        count: cuantos,
        valor: <Amount key="valor" valor={valor} moneda={moneda} />,
      })}
      action={
        conVinculo && (
          <ButtonLink to={links.pagosEnProceso} tone="outline" size="small">
            {t('verEnProceso')}
          </ButtonLink>
        )
      }
    >
      {t('yaEnProcesoTexto')}
    </Alert>
  );
}
