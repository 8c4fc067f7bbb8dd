/** /cliente/inscripciones: the client's own enrolments, the latest first. */
import styled from 'styled-components';
import { estadosInscripcion } from '../../../domain/estados/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { FilterBar } from '../../../ui/data/FilterBar.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { type ListState, useList } from '../lists/useList.ts';
import { routes } from '../parts/routes.ts';
import { UnverifiedCorreo } from '../parts/UnverifiedCorreo.tsx';
import { useCrumbs } from '../parts/useCrumbs.ts';
import {
  camposInscripciones,
  consultaInscripciones,
  type FiltrosInscripciones,
} from './filtrosInscripciones.ts';
import { InscripcionesTabla } from './InscripcionesTabla.tsx';
import { Participantes } from './Participantes.tsx';

/** Below the bar of boxes. On phones one row to be pushed sideways: eight chips would be half a screen. */
const Estados = styled.div`
  padding: 0 16px 16px;

  @container portal (min-width: 600px) {
    padding: 0 24px 20px;
  }
  @container portal (max-width: 599.9px) {
    overflow-x: auto;
    scrollbar-width: none;
    padding-block-start: 4px;

    > fieldset {
      flex-wrap: nowrap;
      inline-size: max-content;
    }
    label {
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

/** As wide as the bar above it. */
const Margen = styled.div`
  padding-inline: 16px;

  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

export function InscripcionesScreen() {
  const t = useT('inscripciones');
  const listado = useList(camposInscripciones);
  const lectura = useLectura('GET /api/cliente/inscripciones', {
    query: { ...consultaInscripciones(listado.filtros), ...listado.tramo },
  });
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={useCrumbs()}
        aside={lectura.data && <Participantes inscripciones={lectura.data.resultados} />}
        action={<ButtonLink to={routes.registro()}>{t('registro.titulo')}</ButtonLink>}
      >
        {t('bajada')}
      </PageHeader>
      <ListView
        listado={listado}
        lectura={lectura}
        filtros={<Barra listado={listado} />}
        esqueleto={<InscripcionesTabla inscripciones={undefined} busy={false} />}
        vacio={
          <>
            <Margen>
              <UnverifiedCorreo />
            </Margen>
            <EmptyState
              title={t('vacio.titulo')}
              action={<ButtonLink to={routes.cursos}>{t('vacio.accion')}</ButtonLink>}
            >
              {t('vacio.texto')}
            </EmptyState>
          </>
        }
        sinCoincidencias={
          <NoMatches
            titulo={t('sinCoincidencias.titulo')}
            texto={t('sinCoincidencias.texto')}
            onClear={listado.clear}
          />
        }
      >
        {(inscripciones, busy) => <InscripcionesTabla inscripciones={inscripciones} busy={busy} />}
      </ListView>
    </>
  );
}

function Barra({ listado }: { readonly listado: ListState<FiltrosInscripciones> }) {
  const t = useT('inscripciones');
  const { filtros, change } = listado;
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('buscar')}
          placeholder={t('buscarEjemplo')}
          value={filtros.q}
          onSearch={(q) => change({ q }, 'typed')}
        />
      </FilterBar>
      <Estados>
        <Chips
          label={t('estados')}
          options={estadosInscripcion.map((estado) => ({ value: estado, label: t(`estado.${estado}`) }))}
          value={filtros.estado}
          onChange={(estado) => change({ estado })}
        />
      </Estados>
    </>
  );
}
