/** A list whose rows are a table (cards on phones), with the filter bar of its table of filters. */
import type { ListPage } from '../../../contract/list.ts';
import type { Area } from '../../../i18n/areas.ts';
import { DataTable, type DataTableProps } from '../../../ui/data/DataTable.tsx';
import type { Read } from '../../../ui/useRead.ts';
import type { FilterTable } from './filters.ts';
import { ListFilters, type ListFiltersProps } from './ListFilters.tsx';
import { ListFooter, type ListFooterProps } from './ListFooter.tsx';
import { type ListFrame, ListView } from './ListView.tsx';
import type { ListState } from './useList.ts';

type Table<T> = Pick<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'rowLink'>;

interface Props<T, F extends FilterTable, A extends Area>
  extends Omit<ListFrame<T>, 'list' | 'read' | 'footer'>,
    Table<T>,
    ListFiltersProps<F, A> {
  readonly list: ListState<F>;
  readonly read: Read<ListPage<T> & { totales?: readonly unknown[] | undefined }>;
  readonly footer?: Omit<ListFooterProps, 'values'>;
}

export function TableList<T, F extends FilterTable, A extends Area>(props: Props<T, F, A>) {
  const { list, read, t, offered, footer, empty, noMatches, ...table } = props;
  const order = list.filters.orden?.options.length
    ? { order: String(list.values.orden), onOrder: (orden: string) => list.choose('orden', orden) }
    : {};
  const none = read.data?.total === 0 && !read.data.totales?.length;
  return (
    <ListView
      list={list}
      read={read}
      filters={<ListFilters list={list} t={t} {...(offered && { offered })} />}
      footer={footer && !none && <ListFooter {...footer} values={list.values} />}
      skeleton={<DataTable {...table} rows={undefined} />}
      empty={empty}
      noMatches={noMatches}
    >
      {(rows, busy) => <DataTable {...table} {...order} rows={rows} busy={busy} />}
    </ListView>
  );
}
