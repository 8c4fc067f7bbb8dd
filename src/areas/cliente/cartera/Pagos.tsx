/** Every attempt at payment and what came of it. A confirmed one leads to its receipt, the others to what they were for. */
import { estadosPago } from '../../../domain/estados/pago.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { useVigilia } from '../../../ui/useVigilia.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { useList } from '../lists/useList.ts';
import { carteraRoutes } from '../parts/carteraRoutes.ts';
import { camposPagos, consultaPagos } from './filtrosPagos.ts';
import { PagosTabla } from './PagosTabla.tsx';

export function Pagos() {
  const t = useT('cartera');
  const listado = useList(camposPagos);
  const lectura = useLectura('GET /api/cliente/pagos', {
    query: { ...consultaPagos(listado.filtros), ...listado.tramo },
  });
  // The gateway may still say what became of one that began a short while ago.
  const enCurso = lectura.data?.resultados.some(({ estado }) => estado === 'pendiente') ?? false;
  useVigilia(enCurso, lectura.reload);
  return (
    <ListView
      listado={listado}
      lectura={lectura}
      filtros={
        <ListFilters
          listado={listado}
          elegibles={[
            {
              campo: 'estado',
              label: t('filtro.estado'),
              opciones: estadosPago.map((uno) => ({ value: uno, label: t(`pagoEstado.${uno}`) })),
            },
          ]}
          rango={t('filtro.fechas')}
        />
      }
      esqueleto={<PagosTabla pagos={undefined} busy={false} />}
      vacio={
        <EmptyState
          title={t('sinPagos.titulo')}
          action={<ButtonLink to={carteraRoutes.porPagar}>{t('sinEnlaces.accion')}</ButtonLink>}
        >
          {t('sinPagos.texto')}
        </EmptyState>
      }
      sinCoincidencias={
        <NoMatches
          titulo={t('sinPagos.filtrados')}
          texto={t('sinPagos.filtradosTexto')}
          onClear={listado.clear}
        />
      }
    >
      {(pagos, busy) => <PagosTabla pagos={pagos} busy={busy} />}
    </ListView>
  );
}
