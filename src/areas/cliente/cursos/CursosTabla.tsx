/** The courses as a table. */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { Menor } from '../lists/cells.ts';
import { routes } from '../parts/routes.ts';
import { Cupos } from './Cupos.tsx';
import { EstadoCurso } from './EstadoCurso.tsx';
import { Precio } from './Precio.tsx';
import { recibe } from './recibe.ts';

interface Props {
  readonly cursos: readonly Curso[] | undefined;
  readonly hoy: string;
  readonly busy: boolean;
}

const Nombre = styled.span`
  display: block;
  max-inline-size: 44ch;
`;
const Valor = styled.span`
  > span {
    justify-content: end;
  }
`;

export function CursosTabla({ cursos, hoy, busy }: Props) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const columns = useMemo(
    (): Column<Curso>[] => [
      {
        id: 'nombre',
        header: t('curso'),
        main: true,
        cell: ({ nombre, identificacion }) => (
          <Nombre>
            <bdi>{nombre}</bdi>
            <Menor>
              <Code>{identificacion}</Code>
            </Menor>
          </Nombre>
        ),
      },
      {
        id: 'fechas',
        header: t('fechas'),
        cell: ({ inicio, fin }) => <Formatted>{dateRange(inicio, fin)}</Formatted>,
      },
      {
        id: 'modalidad',
        header: t('modalidadFiltro'),
        wide: true,
        cell: ({ modalidad }) => t(`modalidad.${modalidad}`),
      },
      {
        id: 'cupos',
        header: t('cupos'),
        wide: true,
        cell: (curso) => (recibe(curso) ? <Cupos curso={curso} /> : '—'),
      },
      { id: 'estado', header: t('estadoFiltro'), cell: ({ estado }) => <EstadoCurso estado={estado} /> },
      {
        id: 'precio',
        header: t('precio'),
        align: 'end',
        cell: (curso) => (
          <Valor>
            <Precio curso={curso} hoy={hoy} />
          </Valor>
        ),
      },
    ],
    [t, dateRange, hoy],
  );
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
