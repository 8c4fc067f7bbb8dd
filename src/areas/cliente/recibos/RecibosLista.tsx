/** The receipts of the client, searched, filtered, ordered and paged by the API, with what they come to. */
import { useT } from '../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLectura } from '../datos/useLectura.ts';
import { Listado } from '../listas/Listado.tsx';
import { useListado } from '../listas/useListado.ts';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';
import { BarraRecibos } from './BarraRecibos.tsx';
import { camposRecibos, consultaRecibos, ordenesRecibos } from './filtrosRecibos.ts';
import { RecibosTabla } from './RecibosTabla.tsx';
import { TotalRecibos } from './TotalRecibos.tsx';

export function RecibosLista() {
  const t = useT('recibos');
  const comun = useT('comun');
  const listado = useListado(camposRecibos);
  const { limite, cursor } = listado.pagina;
  const lectura = useLectura('GET /api/cliente/recibos', {
    query: { ...consultaRecibos(listado.filtros), limite, ...(cursor !== undefined && { cursor }) },
  });
  const sort = (pedido: string) => {
    const orden = ordenesRecibos.find((uno) => uno === pedido);
    if (orden) listado.change({ orden });
  };
  const carteraLink = (tone: 'outline' | 'primary') => (
    <ButtonLink tone={tone} to={rutas.cartera}>
      {t('verCartera')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={useMigas()} action={carteraLink('outline')}>
        {t('bajada')}
      </PageHeader>
      <Listado
        listado={listado}
        lectura={lectura}
        filtros={
          <>
            <BarraRecibos listado={listado} />
            <TotalRecibos filtros={listado.filtros} />
          </>
        }
        esqueleto={<RecibosTabla recibos={undefined} busy={false} />}
        vacio={
          <EmptyState title={t('vacio.titulo')} action={carteraLink('primary')}>
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
        {(recibos, busy) => (
          <RecibosTabla recibos={recibos} busy={busy} order={listado.filtros.orden} onOrder={sort} />
        )}
      </Listado>
    </>
  );
}
