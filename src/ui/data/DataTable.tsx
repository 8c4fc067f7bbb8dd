/**
 * A list of records as a table, or if the tag is narrower than 600 px as cards of two lines: name and amount, state and day.
 * Sorting and paging belong to the caller (they live in the URL and in the API); the row opens its detail by a real link
 * over the whole row.
 */
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { SortIcon } from '../icons/documents.tsx';
import { Link } from '../routing/router.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { Body, type CardPlace, type CellLook, Head, Row, Table, Td, Th } from './tableStyles.ts';

export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Aligns amounts and counts at the end. */
  readonly align?: 'end';
  /** Name of the API's sort field, when the list can be sorted by this column. */
  readonly sort?: string;
  /** The first press sorts ascending, as for days to come; without it, descending. */
  readonly sortsUp?: boolean;
  /** Omitted if the tag is narrower than 900 px. */
  readonly wide?: boolean;
  /** The column that names the row: it holds its link, and begins the card. There is one per table. */
  readonly main?: boolean;
  /** The place of the column on a card; without one, the card does not show it. */
  readonly card?: CardPlace;
  /** Only the card shows it. */
  readonly cardOnly?: boolean;
  /** Holds a control: not printed. */
  readonly control?: boolean;
  /** The card shows its header before it: it says what the day means. */
  readonly cardHeader?: boolean;
}

export interface DataTableProps<R> {
  /** Names the table for assistive technology. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  /** Undefined while the first page loads. */
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => string;
  /** Path of the row's detail inside the portal; undefined for a row that has none. */
  readonly rowLink?: (row: R) => string | undefined;
  /** The order as the API writes it: `fecha` or `-fecha`. */
  readonly order?: string;
  /** Gets a function, because the order may have changed since the table was shown. */
  readonly onOrder?: (next: NextOrder) => void;
  /** Fades the rows while another page loads. */
  readonly busy?: boolean;
}

const lookOf = ({ align, wide, main, card, cardOnly, control }: Column<never>): CellLook => ({
  $end: align === 'end',
  $wide: wide ?? false,
  $card: main ? 'main' : card,
  $cardOnly: cardOnly ?? false,
  $control: control ?? false,
});

/** The cell that names its row. */
const rowHeader = { as: 'th', role: 'rowheader', scope: 'row' } as const;

/** The main column takes the space that is left; the others are as wide as their content. */
function tracksOf(columns: readonly Column<never>[]): CSSProperties {
  const tracks = (shown: readonly Column<never>[]) =>
    shown.map(({ main }) => (main ? 'minmax(min(200px, 30%), 1fr)' : 'auto')).join(' ');
  return {
    '--columns': tracks(columns.filter(({ cardOnly }) => !cardOnly)),
    '--columns-medium': tracks(columns.filter(({ wide, cardOnly }) => !wide && !cardOnly)),
  } as CSSProperties;
}

export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, rowLink, order, onOrder, busy = false } = props;
  if (!rows) return <TableSkeleton columns={columns.length} />;
  return (
    <Table aria-label={caption} aria-busy={busy} style={tracksOf(columns)}>
      <Head>
        <Row>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} order={order} onOrder={onOrder} />
          ))}
        </Row>
      </Head>
      <Body $links={rowLink !== undefined} $busy={busy}>
        {rows.map((row) => (
          <Row key={rowKey(row)}>
            {columns.map((column) => (
              <Td
                key={column.id}
                {...(column.main && rowHeader)}
                data-label={column.cardHeader ? column.header : undefined}
                {...lookOf(column)}
              >
                {column.main ? <RowLink to={rowLink?.(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
              </Td>
            ))}
          </Row>
        ))}
      </Body>
    </Table>
  );
}

function RowLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}

/** Returns the order that follows the present one. */
type NextOrder = (now: string) => string;

interface HeadCellProps {
  readonly column: Column<never>;
  readonly order: string | undefined;
  readonly onOrder: ((next: NextOrder) => void) | undefined;
}

/** A press on the column that a table is sorted by turns the order round; another column begins with the way it is read most. */
function orderAfter(now: string, sort: string, sortsUp: boolean): string {
  const goesDown = now === sort || (now !== `-${sort}` && !sortsUp);
  return goesDown ? `-${sort}` : sort;
}

function HeadCell({ column, order, onOrder }: HeadCellProps) {
  const t = useT('comun');
  const { sort, sortsUp = false, header } = column;
  const look = lookOf(column);
  if (!sort || !onOrder) {
    return <Th {...look}>{header}</Th>;
  }
  const down = order === `-${sort}`;
  const on = down || order === sort;
  return (
    <Th aria-sort={on ? (down ? 'descending' : 'ascending') : 'none'} {...look}>
      <button
        type="button"
        title={t('tabla.ordenar', { columna: header })}
        data-on={on || undefined}
        data-up={(on && !down) || undefined}
        onClick={() => onOrder((now) => orderAfter(now, sort, sortsUp))}
      >
        {header}
        <SortIcon size={16} />
      </button>
      <span>{header}</span>
    </Th>
  );
}
