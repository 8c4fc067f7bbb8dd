/** The payment links of the client, the latest first: share them while they are valid, revoke or renew them. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import { estadosEnlace } from '../../../domain/estados/enlace.ts';
import { EnlaceItem } from '../../../features/pago/EnlaceItem.tsx';
import { usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { invalidateCuenta } from '../../../state/invalidateCuenta.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { FilterBar } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { TableSkeleton } from '../../../ui/data/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useWatch } from '../../../ui/hooks/useWatch.ts';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { filtersFor } from '../lists/filters.ts';
import { ListView } from '../lists/ListView.tsx';
import { useList } from '../lists/useList.ts';
import { carteraRoutes } from '../parts/routes.ts';

const { choice, order } = filtersFor<'cartera' | 'pago', 'GET /api/cliente/enlaces'>();

const filters = {
  estado: choice({
    options: estadosEnlace,
    label: 'filtro.estado',
    texts: 'enlaceEstado',
    query: (estado) => ({ estado }),
  }),
  orden: order(['-creadoEl']),
};

const Items = styled(PlainList)`
  opacity: ${({ 'aria-busy': busy }) => (busy ? 0.5 : 1)};

  > li {
    padding: 16px;
    border-block-start: 1px solid var(--portal-line);
  }
  @container portal (min-width: 600px) {
    > li {
      padding-inline: 24px;
    }
  }
`;

export function Enlaces() {
  const t = useT('cartera');
  const tPago = useT('pago');
  const list = useList('GET /api/cliente/enlaces', filters);
  const { estado } = list.values;
  // Somebody may pay one of them elsewhere while the list is open.
  const active = list.read.data?.resultados.some((enlace) => enlace.estado === 'activo') ?? false;
  useWatch(active, list.read.reload);
  useInvalidateWhenPaid(list.read.data?.resultados);
  const pendingPagos = usePendingPagos();
  return (
    <ListView
      // The warning of a pending payment goes above what a link offers, and would move it.
      list={pendingPagos ? list : { ...list, read: { ...list.read, data: undefined } }}
      filters={
        <FilterBar>
          <FilterSelect
            label={t('filtro.estado')}
            value={estado}
            onChange={(option) => list.choose('estado', option)}
            options={estadosEnlace.map((option) => ({
              value: option,
              label: tPago(`enlaceEstado.${option}`),
            }))}
          />
        </FilterBar>
      }
      skeleton={<TableSkeleton columns={3} />}
      empty={
        <EmptyState
          title={t('sinEnlaces.titulo')}
          action={<ButtonLink to={carteraRoutes.toPay}>{t('sinEnlaces.accion')}</ButtonLink>}
        >
          {t('sinEnlaces.texto')}
        </EmptyState>
      }
      noMatches={{ title: t('sinEnlaces.filtrados') }}
    >
      {(enlaces, busy) => (
        <Items aria-busy={busy}>
          {enlaces.map((enlace) => (
            <EnlaceItem key={enlace.id} enlace={enlace} pendingPagos={pendingPagos} />
          ))}
        </Items>
      )}
    </ListView>
  );
}

/** When an active link turns out to be paid, the invoices, the receipts and the balance have changed too. */
function useInvalidateWhenPaid(enlaces: readonly Enlace[] | undefined): void {
  const active = useRef(new Set<string>());
  useEffect(() => {
    const paid = enlaces?.some(({ id, estado }) => estado === 'pagado' && active.current.has(id)) ?? false;
    active.current = new Set(enlaces?.filter(({ estado }) => estado === 'activo').map(({ id }) => id));
    if (paid) invalidateCuenta();
  }, [enlaces]);
}
