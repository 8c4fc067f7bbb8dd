/** A list whose rows are a table (cards on phones), with the filter bar of its table of filters. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListPage } from '../../../contract/list.ts';
import type { Area } from '../../../i18n/areas.ts';
import { useT } from '../../../i18n/useT.ts';
import { MoreMenu } from '../../../ui/controls/MoreMenu.tsx';
import { DataTable, type DataTableProps } from '../../../ui/data/DataTable.tsx';
import { FileButton } from '../../../ui/data/FileButton.tsx';
import type { Read } from '../../../ui/hooks/useRead.ts';
import type { FilterTable } from './filters.ts';
import { ListFilters, type ListFiltersProps } from './ListFilters.tsx';
import { type ListFrame, type ListRecord, ListView } from './ListView.tsx';
import type { ListState } from './useList.ts';

type Table<T> = Pick<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'rowLink'>;

interface Props<T extends ListRecord, F extends FilterTable, A extends Area>
  extends Omit<ListFrame<T>, 'list' | 'footer'>,
    Table<T>,
    ListFiltersProps<F, A> {
  readonly list: ListState<F> & {
    readonly read: Read<ListPage<T> & { totales?: readonly unknown[] | undefined }>;
  };
  readonly footer?: Omit<ListFooterProps, 'values' | 'of'>;
}

export function TableList<T extends ListRecord, F extends FilterTable, A extends Area>(
  props: Props<T, F, A>,
) {
  const { list, t, offered, footer, empty, noMatches, ...table } = props;
  const order = list.filters.orden?.options.length
    ? {
        order: String(list.values.orden),
        onOrder: (next: (now: string) => string) => list.choose('orden', (now) => next(String(now))),
      }
    : {};
  const { data } = list.read;
  const none = data?.total === 0 && !data.totales?.length;
  return (
    <ListView
      list={list}
      filters={<ListFilters list={list} t={t} {...(offered && { offered })} />}
      footer={footer && !none && <ListFooter {...footer} of={table.caption} values={list.values} />}
      skeleton={<DataTable {...table} rows={undefined} />}
      empty={empty}
      noMatches={noMatches}
    >
      {(rows, busy) => <DataTable {...table} {...order} rows={rows} busy={busy} />}
    </ListView>
  );
}

interface ListFooterProps {
  /** Name of the files; the days of the list and the extension are added. */
  readonly name: string;
  /** The values of the list's filters. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names the list. */
  readonly of: string;
  readonly load: (media: 'text/csv' | 'application/pdf') => Promise<Blob>;
  /** The files that people come for, as buttons; the others are behind "Más". The API makes no PDF of every list. */
  readonly files?: 'csv' | 'both';
  /** Shows a line for each currency. */
  readonly children?: ReactNode;
}

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 0 16px 16px;
  color: var(--portal-text-2);
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);

  > div:first-child {
    flex: 1 1 260px;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  strong {
    color: var(--portal-text);
  }
  @container portal (max-width: 599.9px) {
    /* Above the sums, which come later and would move what one is about to press. */
    > div:last-child {
      order: -1;
      inline-size: 100%;
    }
    > div:last-child > * {
      flex: 1 1 auto;
      padding-inline: 8px;
    }
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

/** Shows the sums of all records that match the filters, not only of this page, and the same list as files. */
function ListFooter({ of, name, values, load, files, children }: ListFooterProps) {
  const t = useT('inicio');
  const file = [name, values.antiguedad, values.desde, values.hasta].filter(Boolean).join('-');
  const buttons = (onEnd: () => void = () => undefined) => (
    <>
      <FileButton name={`${file}.csv`} load={() => load('text/csv')} onEnd={onEnd}>
        {t('lista.csv')}
      </FileButton>
      {files !== 'csv' && (
        <FileButton name={`${file}.pdf`} load={() => load('application/pdf')} onEnd={onEnd}>
          {t('lista.pdf')}
        </FileButton>
      )}
    </>
  );
  return (
    <Footer>
      <div>{children}</div>
      <div>
        {files === undefined ? (
          <MoreMenu of={of} size="small">
            {(close) => buttons(close)}
          </MoreMenu>
        ) : (
          buttons()
        )}
      </div>
    </Footer>
  );
}
