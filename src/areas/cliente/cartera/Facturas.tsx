/** The invoices of the client, searched, filtered, ordered and paged by the API. */
import { useMemo, useState } from 'react';
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { useList } from '../lists/useList.ts';
import { routes } from '../parts/routes.ts';
import { BarraEleccion } from './BarraEleccion.tsx';
import { BarraFacturas } from './BarraFacturas.tsx';
import { FacturasTabla } from './FacturasTabla.tsx';
import { camposFacturas, consultaFacturas } from './filtrosFacturas.ts';
import { TotalFacturas } from './TotalFacturas.tsx';

export function Facturas() {
  const t = useT('cartera');
  const listado = useList(camposFacturas);
  const lectura = useLectura('GET /api/cliente/facturas', {
    query: { ...consultaFacturas(listado.filtros), ...listado.tramo },
  });
  // Kept while one pages, sorts and filters: what is chosen may be on several pages.
  const [elegidas, setElegidas] = useState<ReadonlyMap<string, Factura>>(new Map());
  const eleccion = useMemo(
    () => ({
      has: (numero: string) => elegidas.has(numero),
      toggle: (factura: Factura) => {
        const nuevas = new Map(elegidas);
        if (!nuevas.delete(factura.numero)) nuevas.set(factura.numero, factura);
        setElegidas(nuevas);
      },
    }),
    [elegidas],
  );
  return (
    <>
      <ListView
        listado={listado}
        lectura={lectura}
        filtros={<BarraFacturas listado={listado} />}
        resumen={<TotalFacturas filtros={listado.filtros} lista={lectura.data} />}
        esqueleto={<FacturasTabla facturas={undefined} busy={false} />}
        vacio={
          <EmptyState
            title={t('vacio.titulo')}
            action={<ButtonLink to={routes.cursos}>{t('vacio.accion')}</ButtonLink>}
          >
            {t('vacio.texto')}
          </EmptyState>
        }
        sinCoincidencias={
          <NoMatches
            titulo={t('sinCoincidencias.titulo')}
            texto={t('sinCoincidencias.texto')}
            onClear={listado.clear}
          />
        }
      >
        {(facturas, busy) => (
          <FacturasTabla
            facturas={facturas}
            busy={busy}
            eleccion={eleccion}
            edad={listado.filtros.antiguedad || undefined}
            order={listado.filtros.orden}
            onOrder={(orden) => listado.choose('orden', orden)}
          />
        )}
      </ListView>
      <BarraEleccion elegidas={[...elegidas.values()]} onClear={() => setElegidas(new Map())} />
    </>
  );
}
