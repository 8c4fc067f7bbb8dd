/** /cliente/cursos: the courses of the institution, searched and filtered by the API. */
import { useState } from 'react';
import styled from 'styled-components';
import { hasDraft, registroDraft } from '../../../features/curso/draftPlace.ts';
import { useOfferedOptions } from '../../../features/curso/useOfferedOptions.ts';
import { useT } from '../../../i18n/useT.ts';
import { createSafeStorage } from '../../../state/safeStorage.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SegmentedControl } from '../../../ui/controls/Chips.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLast } from '../../../ui/hooks/useLast.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { GridIcon, TableIcon } from '../../../ui/icons/documents.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import { ListView } from '../lists/ListView.tsx';
import { type ListState, useList } from '../lists/useList.ts';
import { CursosTabs } from '../parts/CursosTabs.tsx';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { CursosGrid, type CursosProps } from './CursosGrid.tsx';
import { CursosTable } from './CursosTable.tsx';
import { cursoFilters } from './cursoFilters.ts';

const Above = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 44px;
  padding: 0 16px 12px;

  @container portal (min-width: 600px) {
    padding: 0 24px 16px;
  }
  @media print {
    display: none;
  }
`;

export function CursosScreen() {
  const t = useT('cursos');
  const list = useList('GET /api/cliente/cursos', cursoFilters);
  const answered = useLast(list.read.data);
  const options = useOfferedOptions(answered?.opciones);
  const offered = answered ? options : {};
  const [view, setView] = useView();
  const isBegun = useDrafts();
  const total = list.read.data?.total ?? 0;
  const Cursos = view === 'tabla' ? CursosTable : CursosGrid;
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={useCrumbs()}>
        {t('bajada')}
      </PageHeader>
      <CursosTabs current="catalogue" />
      <ListView
        list={list}
        filters={
          <>
            <ListFilters list={list} t={t} more={useT('curso')} offered={offered} />
            <Above>
              <Text $tone="muted">
                {total > 0 &&
                  t(list.values.estado === 'vigentes' ? 'cuentaVigentes' : 'cuenta', {
                    count: total,
                  })}
              </Text>
              <SegmentedControl
                label={t('vista.nombre')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'tarjetas', label: t('vista.tarjetas'), icon: <GridIcon size={20} /> },
                  { value: 'tabla', label: t('vista.tabla'), icon: <TableIcon size={20} /> },
                ]}
              />
            </Above>
          </>
        }
        skeleton={<Cursos cursos={undefined} busy={false} hasDraft={isBegun} />}
        // The list without filters shows only courses that take people now or later.
        empty={
          <EmptyState
            title={t('sinVigentes.titulo')}
            action={
              <Button onClick={() => list.change({ estado: 'todos' })}>{t('sinVigentes.todos')}</Button>
            }
          >
            {t('sinVigentes.texto')}
          </EmptyState>
        }
        noMatches={{ instead: <NoMatches list={list} /> }}
      >
        {(cursos, busy) => <Cursos cursos={cursos} busy={busy} hasDraft={isBegun} />}
      </ListView>
    </>
  );
}

/** Returns a function that says whether the client began to enrol somebody in a course; the draft is kept in this tab. */
function useDrafts(): CursosProps['hasDraft'] {
  const { data: cliente } = useRead('GET /api/cliente');
  return (curso) => cliente !== undefined && hasDraft(registroDraft(cliente.id, curso), Date.now());
}

function NoMatches({ list }: { readonly list: ListState<typeof cursoFilters> }) {
  const t = useT('cursos');
  const comun = useT('comun');
  const { estado, ...others } = list.values;
  if (estado === 'todos' && Object.values(others).every((value) => value === '')) {
    return <EmptyState title={t('vacio.titulo')}>{t('vacio.texto')}</EmptyState>;
  }
  const inForce = estado === 'vigentes';
  return (
    <EmptyState
      title={t('sinCoincidencias.titulo')}
      action={
        <>
          {inForce && (
            <Button onClick={() => list.change({ estado: 'todos' })}>{t('sinCoincidencias.todos')}</Button>
          )}
          <Button tone={inForce ? 'outline' : 'primary'} onClick={() => list.clear()}>
            {comun('filtros.limpiar')}
          </Button>
        </>
      }
    >
      {t(inForce ? 'sinCoincidencias.textoVigentes' : 'sinCoincidencias.texto')}
    </EmptyState>
  );
}

/** Remembers whether this browser last showed the courses as cards or as a table. */
type View = 'tarjetas' | 'tabla';

const KEY = 'portal.cursos.vista';
const storage = /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage);

function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (storage.read(KEY) === 'tabla' ? 'tabla' : 'tarjetas'));
  return [
    view,
    (next) => {
      setView(next);
      storage.write(KEY, next);
    },
  ];
}
