/** The receipts of the client, searched, filtered, ordered and paged by the API, with what they come to. */
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { Listado } from '../listas/Listado.tsx';
import { SinCoincidencias } from '../listas/SinCoincidencias.tsx';
import { useListado } from '../listas/useListado.ts';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';
import { BarraRecibos } from './BarraRecibos.tsx';
import { camposRecibos, consultaRecibos } from './filtrosRecibos.ts';
import { PagarDeuda } from './PagarDeuda.tsx';
import { RecibosTabla } from './RecibosTabla.tsx';
import { TotalRecibos } from './TotalRecibos.tsx';

export function RecibosLista() {
  const t = useT('recibos');
  const listado = useListado(camposRecibos);
  const lectura = useLectura('GET /api/cliente/recibos', {
    query: { ...consultaRecibos(listado.filtros), ...listado.tramo },
  });
  const carteraLink = (tone: 'outline' | 'primary') => (
    <ButtonLink tone={tone} to={rutas.cartera}>
      {t('verCartera')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={useMigas()}
        action={
          <>
            {carteraLink('outline')}
            <PagarDeuda />
          </>
        }
      >
        {t('bajada')}
      </PageHeader>
      <Listado
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
          <SinCoincidencias
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
      </Listado>
    </>
  );
}
