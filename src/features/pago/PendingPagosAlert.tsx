/** Warns a person who is about to pay invoices, or to cancel what they are for, that a payment of them is still undecided. */
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { limiteMax } from '../../contract/list.ts';
import type { Pago } from '../../contract/pago.ts';
import { undecidedPago } from '../../domain/estados/pago.ts';
import { type Pendientes, sumPendientes } from '../../domain/pagos/sumPendientes.ts';
import { useT } from '../../i18n/useT.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useRead } from '../../ui/hooks/useRead.ts';
import { useWatch } from '../../ui/hooks/useWatch.ts';
import { usePago } from './PagarButton.tsx';

interface Props {
  /** Undefined until they are known: nothing is shown. */
  readonly pagos: readonly Pago[] | undefined;
  /** The numbers of the invoices. */
  readonly numeros: readonly string[];
  /** Adds a link to those payments. Dialogs omit it, because they would stay open in front of them. */
  readonly withLink?: boolean;
  readonly doing?: 'pagar' | 'anular';
  /** The placeholder until the warning's texts have loaded; nothing by default. */
  readonly awaited?: ReactNode;
}

export function PendingPagosAlert({ pagos, numeros, withLink = false, doing = 'pagar', awaited }: Props) {
  const sum = pagos && sumPendientes(pagos, numeros);
  return (
    sum && (
      // Its texts may still be loading when what is around it can be shown.
      <Suspense fallback={awaited}>
        <Warning {...sum} withLink={withLink} doing={doing} />
      </Suspense>
    )
  );
}

/** The look of a button that pays these invoices: paying again does not stand out while a payment is undecided. */
export const payTone = (pagos: readonly Pago[], numeros: readonly string[]): 'primary' | 'outline' =>
  sumPendientes(pagos, numeros) ? 'outline' : 'primary';

function Warning({
  count,
  valor,
  moneda,
  withLink,
  doing,
}: Pendientes & Required<Pick<Props, 'withLink' | 'doing'>>) {
  const t = useT('pago');
  const { links } = usePago();
  return (
    <Alert
      live
      tone="warning"
      title={t.rich('yaEnProceso', {
        count,
        valor: <Amount key="valor" valor={valor} moneda={moneda} />,
      })}
      action={
        withLink && (
          <ButtonLink to={links.pendingPagos} tone="outline" size="small">
            {t('verEnProceso')}
          </ButtonLink>
        )
      }
    >
      {t(doing === 'anular' ? 'yaEnProcesoAnular' : 'yaEnProcesoTexto')}
    </Alert>
  );
}

const none: readonly Pago[] = [];

/** The query for undecided payments, as many as the API gives at once. */
const undecidedPagos = { estado: [...undecidedPago], limite: limiteMax };

/**
 * Polls the client's undecided payments as long as there are any. Returns undefined until they are known, and an empty list if
 * they cannot be read, because a warning must not prevent a payment.
 * @param onDecided called when one of them has been decided, once what is owed is being read again
 */
export function usePendingPagos(onDecided?: () => void): readonly Pago[] | undefined {
  const { data, error, reload } = useRead('GET /api/cliente/pagos', { query: undecidedPagos });
  const pagos = data?.resultados ?? (error === undefined ? undefined : none);
  useWatch(pagos !== undefined && pagos.length > 0, reload);
  useDecided(pagos ?? none, onDecided);
  return pagos;
}

/** Reads again what is owed when a payment has been decided. */
function useDecided(pagos: readonly Pago[], onDecided: (() => void) | undefined): void {
  const before = useRef(pagos);
  const decide = useEffectEvent(() => {
    invalidateCuenta();
    onDecided?.();
  });
  useEffect(() => {
    const still = new Set(pagos.map(({ id }) => id));
    if (before.current.some(({ id }) => !still.has(id))) decide();
    before.current = pagos;
  }, [pagos]);
}
