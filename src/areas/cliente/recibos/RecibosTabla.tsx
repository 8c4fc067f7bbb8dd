/** The receipts as a table (cards on phones). */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Recibo } from '../../../contract/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Link } from '../../../ui/router.ts';
import { Lineas, Menor } from '../lists/cells.ts';
import { routes } from '../parts/routes.ts';
import { EstadoRecibo } from './EstadoRecibo.tsx';

interface Props {
  readonly recibos: readonly Recibo[] | undefined;
  readonly busy: boolean;
  readonly order?: string;
  readonly onOrder?: (orden: string) => void;
}

/** Over the link that covers the row. */
const Factura = styled(Link)`
  position: relative;
  z-index: 1;
  padding-block: 2px;
  font-size: inherit;
`;

export function RecibosTabla({ recibos, busy, order, onOrder }: Props) {
  const t = useT('recibos');
  const columns = useMemo(
    (): Column<Recibo>[] => [
      {
        id: 'numero',
        header: t('columna.recibo'),
        main: true,
        cell: ({ numero, referencia }) => (
          <>
            <Code>{numero}</Code>
            <Menor>
              <Code>{referencia}</Code>
            </Menor>
          </>
        ),
      },
      {
        id: 'fecha',
        header: t('columna.fecha'),
        sort: 'fecha',
        cell: ({ fecha }) => <DateText value={fecha} show="day" />,
      },
      { id: 'medio', header: t('columna.medio'), cell: ({ medio }) => t(`medio.${medio}`) },
      {
        id: 'aplicado',
        header: t('columna.aplicado'),
        wide: true,
        cell: ({ aplicaciones, sinAplicar }) => (
          <Lineas>
            {[...new Set(aplicaciones.map(({ factura }) => factura))].map((factura) => (
              <Factura key={factura} to={routes.factura(factura)}>
                <Code>{factura}</Code>
              </Factura>
            ))}
            {sinAplicar > 0 && <Menor>{t('aFavor')}</Menor>}
            {aplicaciones.length === 0 && sinAplicar === 0 && '—'}
          </Lineas>
        ),
      },
      { id: 'estado', header: t('columna.estado'), cell: ({ estado }) => <EstadoRecibo estado={estado} /> },
      {
        id: 'valor',
        header: t('columna.valor'),
        align: 'end',
        sort: 'valor',
        cell: ({ valor, moneda }) => <Amount valor={valor} moneda={moneda} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      caption={t('titulo')}
      columns={columns}
      rows={recibos}
      rowKey={({ numero }) => numero}
      rowLink={({ numero }) => routes.recibo(numero)}
      busy={busy}
      {...(order !== undefined && onOrder && { order, onOrder })}
    />
  );
}
