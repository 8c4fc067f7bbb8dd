/** The receipts of the client, searched, filtered, ordered and paged by the API, with what they come to. */
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { useList } from '../lists/useList.ts';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { BarraRecibos } from './BarraRecibos.tsx';
import { camposRecibos, consultaRecibos } from './filtrosRecibos.ts';
import { PagarDeuda } from './PagarDeuda.tsx';
import { RecibosTabla } from './RecibosTabla.tsx';
import { TotalRecibos } from './TotalRecibos.tsx';

export function RecibosLista() {
  const t = useT('recibos');
  const listado = useList(camposRecibos);
  const lectura = useLectura('GET /api/cliente/recibos', {
    query: { ...consultaRecibos(listado.filtros), ...listado.tramo },
  });
  const carteraLink = (tone: 'outline' | 'primary') => (
    <ButtonLink tone={tone} to={routes.cartera}>
      {t('verCartera')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={useCrumbs()}
        action={
          <>
            {carteraLink('outline')}
            <PagarDeuda />
          </>
        }
      >
        {t('bajada')}
      </PageHeader>
      <ListView
        listado={listado}
        lectura={lectura}
        filtros={<BarraRecibos listado={listado} />}
        resumen={<TotalRecibos filtros={listado.filtros} lista={lectura.data} />}
        esqueleto={<RecibosTabla recibos={undefined} busy={false} />}
        vacio={
          <EmptyState title={t('vacio.titulo')} action={carteraLink('primary')}>
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
        {(recibos, busy) => (
          <RecibosTabla
            recibos={recibos}
            busy={busy}
            order={listado.filtros.orden}
            onOrder={(orden) => listado.choose('orden', orden)}
          />
        )}
      </ListView>
    </>
  );
}
