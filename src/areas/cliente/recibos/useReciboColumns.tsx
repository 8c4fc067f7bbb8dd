/** The columns of the table of receipts. */
import styled from 'styled-components';
import type { Recibo } from '../../../contract/recibo.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Link } from '../../../ui/routing/router.ts';
import { Lesser, Lines, RowName } from '../lists/cells.tsx';
import { EstadoLabel } from '../parts/EstadoLabel.tsx';
import { CursosText, useCursosText } from '../parts/libro.tsx';
import { routes } from '../parts/routes.ts';

/** Limits the width, because the first column needs the rest for its long names. */
const Applied = styled(Lines)`
  max-inline-size: 30ch;
`;

/** Lies above the link that covers the whole row, so that a press reaches it. */
const FacturaLink = styled(Link)`
  position: relative;
  z-index: 1;
  padding-block: 2px;
  font-size: inherit;
`;

export function useReciboColumns(): readonly Column<Recibo>[] {
  const t = useT('recibos');
  const nameOf = useReciboName();
  return [
    {
      id: 'numero',
      header: t('columna.recibo'),
      main: true,
      cell: (recibo) => (
        <RowName numero={recibo.numero}>
          {recibo.cursos.length > 0 ? <CursosText cursos={recibo.cursos} /> : (nameOf(recibo) ?? t('uno'))}
        </RowName>
      ),
    },
    {
      id: 'fecha',
      header: t('columna.fecha'),
      sort: 'fecha',
      card: 'date',
      cell: ({ fecha }) => <DateText value={fecha} show="day" />,
    },
    { id: 'medio', header: t('columna.medio'), cell: ({ medio }) => t(`medio.${medio}`) },
    {
      id: 'aplicado',
      header: t('columna.aplicado'),
      wide: true,
      cell: ({ aplicaciones, cursos, sinAplicar }) => (
        <Applied>
          {aplicaciones.map(({ factura, curso }) => (
            <FacturaLink key={factura} to={routes.factura(factura)}>
              {/* A single course is already the name of the row. */}
              {curso !== undefined && cursos.join() !== curso && <CursoText>{curso}</CursoText>}{' '}
              <Code>{factura}</Code>
            </FacturaLink>
          ))}
          {sinAplicar > 0 && <Lesser>{t('aFavor')}</Lesser>}
          {aplicaciones.length === 0 && sinAplicar === 0 && '—'}
        </Applied>
      ),
    },
    {
      id: 'estado',
      header: t('columna.estado'),
      card: 'state',
      cell: ({ estado }) => <EstadoLabel estado={estado}>{t(`estado.${estado}`)}</EstadoLabel>,
    },
    {
      id: 'valor',
      header: t('columna.valor'),
      align: 'end',
      sort: 'valor',
      card: 'amount',
      cell: ({ valor, moneda }) => <Amount valor={valor} moneda={moneda} />,
    },
  ];
}

/** Names a receipt by the courses that it pays, or as credit. Undefined if it was fully refunded and never paid a course. */
export function useReciboName(): (recibo: Pick<Recibo, 'cursos' | 'sinAplicar'>) => string | undefined {
  const t = useT('recibos');
  const cursosText = useCursosText();
  return ({ cursos, sinAplicar }) => cursosText(cursos) ?? (sinAplicar > 0 ? t('aFavor') : undefined);
}
