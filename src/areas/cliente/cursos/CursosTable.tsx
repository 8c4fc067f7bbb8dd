/** The courses as a table. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { isOnOffer } from '../../../domain/estados/curso.ts';
import { CuposLeft } from '../../../features/curso/CuposLeft.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { CursoState } from '../../../features/curso/CursoState.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { RowName } from '../lists/cells.tsx';
import { routes } from '../parts/routes.ts';
import type { CursosProps } from './CursosGrid.tsx';

const Price = styled.span`
  > span {
    justify-content: end;
  }
`;

export function CursosTable({ cursos, busy, hasDraft }: CursosProps) {
  const t = useT('cursos');
  const tCurso = useT('curso');
  const { dateRange } = useFormat();
  const columns: readonly Column<Curso>[] = [
    {
      id: 'nombre',
      header: t('curso'),
      main: true,
      cell: ({ nombre, identificacion }) => (
        <RowName numero={identificacion}>
          <CursoText>{nombre}</CursoText>
        </RowName>
      ),
    },
    {
      id: 'fechas',
      header: t('fechas'),
      card: 'date',
      cell: ({ inicio, fin }) => <Formatted>{dateRange(inicio, fin)}</Formatted>,
    },
    {
      id: 'modalidad',
      header: tCurso('modalidadFiltro'),
      wide: true,
      cell: ({ modalidad }) => tCurso(`modalidad.${modalidad}`),
    },
    {
      id: 'cupos',
      header: t('cupos'),
      wide: true,
      cell: (curso) => (isOnOffer(curso) ? <CuposLeft curso={curso} /> : '—'),
    },
    {
      id: 'estado',
      header: t('estadoFiltro'),
      card: 'state',
      cell: ({ id, estado }) => (
        <>
          <CursoState estado={estado} />{' '}
          {hasDraft(id) && <StateLabel $tone="info">{tCurso('borrador')}</StateLabel>}
        </>
      ),
    },
    {
      id: 'precio',
      header: t('precio'),
      align: 'end',
      card: 'amount',
      cell: (curso) => (
        <Price>
          <CursoPrice curso={curso} />
        </Price>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('titulo')}
      columns={columns}
      rows={cursos}
      rowKey={({ id }) => id}
      rowLink={({ identificacion }) => routes.curso(identificacion)}
      busy={busy}
    />
  );
}
