/** The enrolments as a table (cards on phones). */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Menor } from '../lists/cells.ts';
import { EstadoInscripcion } from '../parts/InscripcionState.tsx';
import { routes } from '../parts/routes.ts';

interface Props {
  readonly inscripciones: readonly Inscripcion[] | undefined;
  readonly busy: boolean;
}

const Nombre = styled.span`
  display: block;
  max-inline-size: 44ch;
`;

export function InscripcionesTabla({ inscripciones, busy }: Props) {
  const t = useT('inscripciones');
  const columns = useMemo(
    (): Column<Inscripcion>[] => [
      {
        id: 'curso',
        header: t('curso'),
        main: true,
        cell: ({ curso, numero }) => (
          <Nombre>
            <bdi>{curso.nombre}</bdi>
            <Menor>
              <Code>{numero}</Code>
            </Menor>
          </Nombre>
        ),
      },
      {
        id: 'participante',
        header: t('participante'),
        wide: true,
        cell: ({ participante: { nombres, apellidos } }) => <bdi>{`${nombres} ${apellidos}`}</bdi>,
      },
      { id: 'fecha', header: t('fecha'), cell: ({ fecha }) => <DateText value={fecha} /> },
      {
        id: 'estado',
        header: t('estadoColumna'),
        cell: ({ estado }) => <EstadoInscripcion estado={estado} />,
      },
      {
        id: 'total',
        header: t('total'),
        align: 'end',
        wide: true,
        cell: ({ total, moneda }) => <Amount valor={total} moneda={moneda} />,
      },
      {
        id: 'saldo',
        header: t('saldo'),
        align: 'end',
        cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      caption={t('titulo')}
      columns={columns}
      rows={inscripciones}
      rowKey={({ numero }) => numero}
      rowLink={({ numero }) => routes.inscripcion(numero)}
      busy={busy}
    />
  );
}
