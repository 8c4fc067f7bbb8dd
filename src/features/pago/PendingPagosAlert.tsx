/** Says, before somebody pays again, that a payment of the same invoices is being decided: a warning, and no more than that. */
import { Suspense } from 'react';
import type { Pago } from '../../contract/pago.ts';
import { type Pendientes, sumPendientes } from '../../domain/pagos/sumPendientes.ts';
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { usePago } from './usePago.ts';

interface Props {
  readonly pagos: readonly Pago[];
  /** Of the invoices that are to be paid. */
  readonly numeros: readonly string[];
  /** With the way to those payments: not in a dialog, which would stay before them. */
  readonly withLink?: boolean;
}

export function PendingPagosAlert({ pagos, numeros, withLink = false }: Props) {
  const sum = sumPendientes(pagos, numeros);
  return (
    sum && (
      // Its texts may not be there yet; what it stands among is.
      <Suspense>
        <Warning {...sum} withLink={withLink} />
      </Suspense>
    )
  );
}

function Warning({ cuantos, valor, moneda, withLink }: Pendientes & { readonly withLink: boolean }) {
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
        withLink && (
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
