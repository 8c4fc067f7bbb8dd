/** The invoices of the client, searched, filtered, ordered and paged by the API. */
import { useT } from '../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLectura } from '../datos/useLectura.ts';
import { Listado } from '../listas/Listado.tsx';
import { useListado } from '../listas/useListado.ts';
import { rutas } from '../rutas.ts';
import { BarraFacturas } from './BarraFacturas.tsx';
import { FacturasTabla } from './FacturasTabla.tsx';
import { camposFacturas, consultaFacturas, ordenesFacturas } from './filtrosFacturas.ts';

export function Facturas() {
  const t = useT('cartera');
  const comun = useT('comun');
  const listado = useListado(camposFacturas);
  const { limite, cursor } = listado.pagina;
  const lectura = useLectura('GET /api/cliente/facturas', {
    query: { ...consultaFacturas(listado.filtros), limite, ...(cursor !== undefined && { cursor }) },
  });
  const sort = (pedido: string) => {
    const orden = ordenesFacturas.find((uno) => uno === pedido);
    if (orden) listado.change({ orden });
  };
  return (
    <Listado
      listado={listado}
      lectura={lectura}
      filtros={<BarraFacturas listado={listado} />}
      esqueleto={<FacturasTabla facturas={undefined} busy={false} />}
      vacio={
        <EmptyState
          title={t('vacio.titulo')}
          action={<ButtonLink to={rutas.cursos}>{t('vacio.accion')}</ButtonLink>}
        >
          {t('vacio.texto')}
        </EmptyState>
      }
      sinCoincidencias={
        <EmptyState
          title={t('sinCoincidencias.titulo')}
          action={<Button onClick={() => listado.clear()}>{comun('filtros.limpiar')}</Button>}
        >
          {t('sinCoincidencias.texto')}
        </EmptyState>
      }
    >
      {(facturas, busy) => (
        <FacturasTabla facturas={facturas} busy={busy} order={listado.filtros.orden} onOrder={sort} />
      )}
    </Listado>
  );
}
