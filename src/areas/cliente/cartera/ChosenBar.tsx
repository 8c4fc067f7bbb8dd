/** Shows how many invoices are chosen, what would be paid now and what they owe, with the buttons that pay them. */
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { limiteMax } from '../../../contract/list.ts';
import { proposePago } from '../../../domain/cuenta/deudas.ts';
import { sumByMoneda, sumValores } from '../../../domain/dinero.ts';
import { facturasMax } from '../../../domain/pagos/enlace.ts';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { type Read, useRead } from '../../../ui/hooks/useRead.ts';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import { focusHeir } from '../../../ui/routing/focusHeir.ts';
import type { ChosenFacturas } from './useChosenFacturas.ts';

const Bar = styled.section`
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-start: 16px;
  padding: 12px 16px;
  border: 1px solid var(--portal-accent);
  border-radius: var(--portal-radius-card);
  background: var(--portal-float);
  box-shadow: var(--portal-shadow-float);

  > p {
    flex: 1 1 160px;
  }
  /* On a lower screen the bar would leave no space for the rows. */
  @media (min-height: 480px) {
    position: sticky;
    inset-block-end: 12px;
  }
  @container portal (max-width: 599.9px) {
    gap: 4px 12px;
    padding-block-start: 4px;

    > p {
      inline-size: calc(100% - 56px);
      flex: 1 1 auto;
    }
    > button:nth-of-type(n + 2) {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  /** At least one is chosen. */
  readonly chosen: ChosenFacturas;
  /** Its rows are known before the chosen ones are read. */
  readonly list: Read<{ readonly resultados: readonly Factura[] }>;
}

export function ChosenBar({ chosen, list }: Props) {
  const t = useT('cartera');
  const { today } = useNow();
  const facturas = useFacturas(chosen, list);
  const totals = sumByMoneda(facturas.map(({ saldo, moneda }) => ({ valor: saldo, moneda })));
  const [total] = totals;
  if (!total) return null;
  /** The amount that the payment dialog proposes; the rest is due later. */
  const dueNow = sumValores(facturas.map((factura) => proposePago(factura, today)));
  const money = (valor: number) => <Amount valor={valor} moneda={total.moneda} />;
  const mixed = totals.length > 1;
  const tooMany = facturas.length > facturasMax;
  const what = { facturas };
  return (
    <Bar aria-label={t('eleccion.nombre')}>
      <p role="status">
        {mixed
          ? t('eleccion.monedas')
          : tooMany
            ? t('eleccion.demasiadas', { maximo: facturasMax, elegidas: facturas.length })
            : t.rich(dueNow < total.valor ? 'eleccion.parte' : 'eleccion.total', {
                count: facturas.length,
                ahora: <strong key="ahora">{money(dueNow)}</strong>,
                valor:
                  dueNow < total.valor ? (
                    money(total.valor)
                  ) : (
                    <strong key="valor">{money(total.valor)}</strong>
                  ),
              })}
      </p>
      <IconButton
        label={t('eleccion.quitar')}
        icon={<CloseIcon />}
        onClick={({ currentTarget }) => {
          const bar = currentTarget.closest('section');
          if (bar?.parentElement) focusHeir(bar, bar.parentElement);
          chosen.clear();
        }}
      />
      <PagarButton
        what={what}
        mode="enlace"
        tone="outline"
        size="small"
        disabled={mixed || tooMany}
        onDone={chosen.clear}
      >
        {t('eleccion.enlace')}
      </PagarButton>
      <PagarButton what={what} size="small" disabled={mixed || tooMany} onDone={chosen.clear}>
        {t('eleccion.pagar')}
      </PagarButton>
    </Bar>
  );
}

/**
 * The chosen invoices, which may be on any page of the list. Those that were seen stay known while they are read again, or if that
 * fails. Forgets those that have changed since.
 */
function useFacturas({ numeros, has, forgetChanged }: ChosenFacturas, list: Props['list']): Factura[] {
  const chosen = useRead('GET /api/cliente/facturas', {
    query: { numero: numeros.slice(0, limiteMax), limite: limiteMax },
  });
  const [seen, setSeen] = useState<readonly Factura[]>([]);
  const read = chosen.data?.resultados;
  const shown = list.data?.resultados;
  const known = useMemo(() => newestOf(seen, read, shown), [seen, read, shown]);
  const loading = chosen.loading || list.loading;
  useEffect(() => setSeen((before) => newestOf(before, read, shown)), [read, shown]);
  useEffect(() => {
    if (!loading) forgetChanged(known);
  }, [loading, known, forgetChanged]);
  return known.filter(has);
}

/** Each invoice once, as the last of the lists has it. */
function newestOf(...lists: (readonly Factura[] | undefined)[]): Factura[] {
  const all = lists.flatMap((list) => list ?? []);
  return [...new Map(all.map((factura) => [factura.numero, factura])).values()];
}
