/** The lines of an invoice, before tax, as a table (cards on phones). */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { PlainTable } from '../../../ui/data/PlainTable.ts';
import { hiddenCss } from '../../../ui/layout/VisuallyHidden.tsx';

/** The roles are explicit because the cards' `display` values remove the implicit ones. */
const LinesTable = styled(PlainTable).attrs({ role: 'table' })`
  th {
    padding-block: 4px 8px;
    padding-inline-start: 16px;
    color: var(--portal-text-2);
    font-size: 13px;
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  td {
    padding-block: 8px;
    padding-inline-start: 16px;
    border-block-start: 1px solid var(--portal-line);
    text-align: end;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  /* This table has no scroll container. */
  td bdi {
    overflow-wrap: anywhere;
  }
  @container portal (max-width: 599.9px) {
    display: block;

    :is(thead, tbody, tr, td) {
      display: block;
    }
    thead {
      ${hiddenCss}
    }
    tr {
      padding-block: 8px;
      border-block-start: 1px solid var(--portal-line);
    }
    td,
    td:first-child {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      padding: 3px 0;
      border: 0;
    }
    td::before {
      content: attr(data-label);
      color: var(--portal-text-2);
    }
    td:first-child::before {
      content: none;
    }
    td:first-child {
      font-weight: 600;
    }
  }
`;

const RowGroup = styled.thead.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

export function FacturaLines({ factura: { lineas, moneda } }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { number } = useFormat();
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <LinesTable aria-label={t('factura.detalle')}>
      <RowGroup>
        <Row>
          {(['descripcion', 'cantidad', 'precio', 'descuento', 'importe'] as const).map((column) => (
            <HeadCell key={column}>{t(`factura.${column}`)}</HeadCell>
          ))}
        </Row>
      </RowGroup>
      <RowGroup as="tbody">
        {lineas.map((linea) => (
          <Row key={linea.orden}>
            <Cell>
              <CursoText>{linea.descripcion}</CursoText>
            </Cell>
            <Cell data-label={t('factura.cantidad')}>{number(linea.cantidad)}</Cell>
            <Cell data-label={t('factura.precio')}>{money(linea.precioUnitario)}</Cell>
            <Cell data-label={t('factura.descuento')}>
              {linea.descuento > 0 ? money(linea.descuento) : '—'}
            </Cell>
            <Cell data-label={t('factura.importe')}>
              {money(linea.cantidad * linea.precioUnitario - linea.descuento)}
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </LinesTable>
  );
}
