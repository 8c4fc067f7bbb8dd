/** The payment links of the client, the latest first: pass them on while they are good, revoke or renew them. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import { estadosEnlace } from '../../../domain/estados/enlace.ts';
import { useEnProceso } from '../../../features/pago/useEnProceso.ts';
import { useT } from '../../../i18n/useT.ts';
import { invalidateCuenta } from '../../../state/invalidateCuenta.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FilterBar } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { TableSkeleton } from '../../../ui/data/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { useVigilia } from '../../../ui/useVigilia.ts';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { uno } from '../lists/params.ts';
import { useList } from '../lists/useList.ts';
import { carteraRoutes } from '../parts/carteraRoutes.ts';
import { UnEnlace } from './UnEnlace.tsx';

const campos = { estado: uno(['', ...estadosEnlace]) } as const;

const Lista = styled(PlainList)`
  opacity: ${({ 'aria-busy': busy }) => (busy ? 0.5 : 1)};

  > li {
    display: grid;
    gap: 8px;
    padding: 16px;
    border-block-start: 1px solid var(--portal-line);
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  b {
    font-size: 18px;
    font-weight: 700;
  }
  p {
    color: var(--portal-text-2);
    font-size: 14px;
    line-height: 22px;
  }
  @container portal (min-width: 600px) {
    > li {
      padding-inline: 24px;
    }
  }
`;

export function Enlaces() {
  const t = useT('cartera');
  const listado = useList(campos);
  const { estado } = listado.filtros;
  const lectura = useLectura('GET /api/cliente/enlaces', {
    query: {
      orden: '-creadoEl',
      ...(estado && { estado }),
      ...listado.tramo,
    },
  });
  // Somebody may pay one of them elsewhere while the list is looked at.
  const activos = lectura.data?.resultados.filter(({ estado }) => estado === 'activo').length ?? 0;
  useVigilia(activos > 0, lectura.reload);
  useMenosActivos(lectura.data?.resultados);
  const enProceso = useEnProceso();
  return (
    <ListView
      listado={listado}
      lectura={lectura}
      filtros={
        <FilterBar>
          <FilterSelect
            label={t('filtro.estado')}
            value={estado}
            onChange={(valor) => listado.choose('estado', valor)}
            options={estadosEnlace.map((este) => ({ value: este, label: t(`enlaceEstado.${este}`) }))}
          />
        </FilterBar>
      }
      esqueleto={<TableSkeleton columns={3} />}
      vacio={
        <EmptyState
          title={t('sinEnlaces.titulo')}
          action={<ButtonLink to={carteraRoutes.porPagar}>{t('sinEnlaces.accion')}</ButtonLink>}
        >
          {t('sinEnlaces.texto')}
        </EmptyState>
      }
      sinCoincidencias={<NoMatches titulo={t('sinEnlaces.filtrados')} onClear={listado.clear} />}
    >
      {(enlaces, busy) => (
        <Lista aria-busy={busy}>
          {enlaces.map((enlace) => (
            <UnEnlace key={enlace.id} enlace={enlace} enProceso={enProceso} />
          ))}
        </Lista>
      )}
    </ListView>
  );
}

/** One that was to be paid and now is: it changed the invoices, the receipts and the balance too. */
function useMenosActivos(enlaces: readonly Enlace[] | undefined): void {
  const activos = useRef(new Set<string>());
  useEffect(() => {
    const pagados = (enlaces ?? []).filter(
      ({ id, estado }) => estado === 'pagado' && activos.current.has(id),
    );
    activos.current = new Set(enlaces?.filter(({ estado }) => estado === 'activo').map(({ id }) => id));
    if (pagados.length > 0) invalidateCuenta();
  }, [enlaces]);
}
