/** /cliente/inscripciones: the client's own enrolments, the latest first. */

import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { fullName } from '../../../domain/fullName.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { AvatarGroup } from '../../../ui/data/AvatarGroup.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Lesser, RowName } from '../lists/cells.tsx';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { CursosTabs } from '../parts/CursosTabs.tsx';
import { InscripcionState } from '../parts/EstadoLabel.tsx';
import { routes } from '../parts/routes.ts';
import { UnverifiedCorreo } from '../parts/UnverifiedCorreo.tsx';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';
import { inscripcionFilters } from './inscripcionFilters.ts';

/** Has the width of the bar above it. */
const Margin = styled.div`
  padding-inline: 16px;

  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

/** Has the height of the circles, and is not aligned to a baseline: no layout shift when they come with the list. */
const People = styled.span`
  display: inline-flex;
  align-self: center;
  block-size: 40px;
`;

export function InscripcionesScreen() {
  const t = useT('inscripciones');
  const list = useList('GET /api/cliente/inscripciones', inscripcionFilters);
  const total = list.read.data?.total ?? 0;
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={useCrumbs()}
        aside={
          <People>{list.read.data && <Participantes inscripciones={list.read.data.resultados} />}</People>
        }
        action={<ButtonLink to={routes.registro()}>{t('registro.titulo')}</ButtonLink>}
      >
        {t('bajada')}
      </PageHeader>
      <CursosTabs current="own" />
      <TableList
        list={list}
        t={t}
        caption={t('titulo')}
        columns={useColumns()}
        rowKey={({ numero }) => numero}
        rowLink={({ numero }) => routes.inscripcion(numero)}
        footer={{
          name: t('archivo'),
          load: () => api.file('GET /api/cliente/inscripciones', 'text/csv', { query: list.whole }),
          files: 'csv',
          children: total > 0 && t('cuantas', { count: total }),
        }}
        empty={
          <>
            <Margin>
              <UnverifiedCorreo />
            </Margin>
            <EmptyState
              title={t('vacio.titulo')}
              action={<ButtonLink to={routes.cursos}>{t('vacio.accion')}</ButtonLink>}
            >
              {t('vacio.texto')}
            </EmptyState>
          </>
        }
        noMatches={{ title: t('sinCoincidencias.titulo'), text: t('sinCoincidencias.texto') }}
      />
    </>
  );
}

/** The people in the list, if the client enrols others too. */
function Participantes({ inscripciones }: { readonly inscripciones: readonly Inscripcion[] }) {
  const people = new Map(
    inscripciones.map(({ participante }) => [
      participante.identificacion,
      { name: fullName(participante), lastName: participante.apellidos },
    ]),
  );
  return people.size > 1 ? <AvatarGroup people={[...people.values()]} /> : null;
}

function useColumns(): readonly Column<Inscripcion>[] {
  const t = useT('inscripciones');
  const otherPerson = useOtherPerson();
  return [
    {
      id: 'curso',
      header: t('curso'),
      main: true,
      sort: 'curso',
      cell: ({ curso, numero }) => (
        <RowName numero={numero}>
          <CursoText>{curso.nombre}</CursoText>
        </RowName>
      ),
    },
    {
      id: 'participante',
      header: t('participante'),
      wide: true,
      cell: ({ participante }) => <bdi>{fullName(participante)}</bdi>,
    },
    {
      id: 'fecha',
      header: t('fecha'),
      sort: 'fecha',
      cell: ({ fecha }) => <DateText value={fecha} />,
    },
    {
      id: 'deQuien',
      header: t('fecha'),
      card: 'date',
      cardOnly: true,
      cell: ({ fecha, participante }) => (
        <>
          {otherPerson(participante) && (
            <>
              <bdi>{otherPerson(participante)}</bdi>
              {' · '}
            </>
          )}
          <DateText value={fecha} />
        </>
      ),
    },
    {
      id: 'estado',
      header: t('estadoColumna'),
      card: 'state',
      cell: ({ estado }) => <InscripcionState estado={estado} />,
    },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      wide: true,
      cell: ({ total, moneda }) => <Amount valor={total} moneda={moneda} />,
    },
    {
      id: 'valor',
      header: t('saldo'),
      card: 'amount',
      cardOnly: true,
      cell: ({ saldo, total, moneda }) => (
        <>
          <Lesser as="span">{t(saldo > 0 ? 'saldo' : 'total')}</Lesser>{' '}
          <Amount valor={saldo > 0 ? saldo : total} moneda={moneda} />
        </>
      ),
    },
    {
      id: 'saldo',
      header: t('saldo'),
      align: 'end',
      cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
    },
  ];
}
