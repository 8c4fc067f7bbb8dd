/**
 * The frame of a list: filters, rows, pager, and what replaces them while loading, when the list is empty, when no row
 * matches the filters and when the read failed. It knows nothing about the rows.
 */
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import styled from 'styled-components';
import { isApiError } from '../../../client/apiError.ts';
import type { ListPage } from '../../../contract/list.ts';
import { MonedasProvider } from '../../../i18n/MonedasProvider.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Pager } from '../../../ui/data/Pager.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useLast } from '../../../ui/hooks/useLast.ts';
import { usePrinting } from '../../../ui/hooks/usePrinting.ts';
import type { Read } from '../../../ui/hooks/useRead.ts';
import { useAnnouncement } from '../../../ui/layout/Announcer.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { FilterTable } from './filters.ts';
import type { ListState } from './useList.ts';

/** What every record of a list has. */
export interface ListRecord {
  /** ISO 4217 */
  readonly moneda: string;
}

/** What the frame needs, whatever the rows are. */
export interface ListFrame<T> {
  readonly list: Pick<
    ListState<FilterTable>,
    'page' | 'filtered' | 'clear' | 'first' | 'next' | 'previous' | 'resize'
  > & { readonly read: Read<ListPage<T>> };
  readonly footer?: ReactNode;
  /** Shown if there is no record at all; says what to do. */
  readonly empty: ReactNode;
  /** Shown if nothing matches the filters: the text beside the button that clears them, or another way out. */
  readonly noMatches: { readonly title: string; readonly text?: string } | { readonly instead: ReactNode };
}

interface Props<T> extends ListFrame<T> {
  readonly filters: ReactNode;
  readonly skeleton: ReactNode;
  readonly children: (rows: readonly T[], busy: boolean) => ReactNode;
}

const Frame = styled(Card)`
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 16px);

  /* Or a list longer than a sheet would begin on the next one. */
  @media print {
    break-inside: auto;
  }
`;

export function ListView<T extends ListRecord>(props: Props<T>) {
  const { list, filters, footer } = props;
  const top = useRef<HTMLElement>(null);
  const { first, read } = list;

  // The cursor has expired or belongs to another list, so the list begins again.
  const lost = isCursorLost(read.error) && list.page.cursor !== undefined;
  useEffect(() => {
    if (lost) first();
  });

  /** What the keyboard has pressed below the rows: it stays in sight, whatever rows come. */
  const pressedByKey = () => top.current?.querySelector('nav :focus-visible');
  const showTop = () => {
    if (!pressedByKey()) top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Frame ref={top} $flush>
      {filters}
      {(read.data || read.error === undefined) && footer}
      <Content
        {...props}
        onTurn={showTop}
        onRows={() => pressedByKey()?.scrollIntoView({ block: 'nearest' })}
      />
    </Frame>
  );
}

function Content<T extends ListRecord>(props: Props<T> & { onTurn(): void; onRows(): void }) {
  const { list, skeleton, empty, noMatches, children, onTurn, onRows } = props;
  const { next, previous, resize, filtered } = list;
  const { number, limite } = list.page;
  const { data, error, retry } = list.read;

  const asked = useMemo(() => data && { ...data, number, limite }, [data, number, limite]);
  const shown = useLast(asked);
  const t = useT('comun');
  const isEmpty = shown?.resultados.length === 0 && shown.number === 1;
  useAnnouncement(isEmpty && filtered ? t('paginas.nada') : undefined);
  const nothing =
    'instead' in noMatches ? noMatches.instead : <NoMatches {...noMatches} onClear={list.clear} />;
  if (isRangeReversed(error)) return nothing;
  if (error !== undefined && !asked) return <ErrorState error={error} onRetry={retry} />;
  if (!shown) return skeleton;

  const busy = shown !== asked;
  const { resultados, siguiente, total } = shown;
  if (isEmpty) return filtered ? nothing : empty;

  const turn = (move: () => void) => () => {
    onTurn();
    move();
  };
  return (
    <>
      <Rows rows={resultados} busy={busy} onRows={onRows}>
        {children}
      </Rows>
      <Pager
        total={total}
        from={(shown.number - 1) * shown.limite + 1}
        count={resultados.length}
        pageSize={limite}
        onPageSize={resize}
        onPrevious={number > 1 ? turn(previous) : undefined}
        onNext={busy || siguiente === null ? undefined : turn(() => next(siguiente))}
      />
    </>
  );
}

interface NoMatchesProps {
  readonly title: string;
  readonly text?: string;
  readonly onClear: () => void;
}

function NoMatches({ title, text, onClear }: NoMatchesProps) {
  const t = useT('comun');
  return (
    <EmptyState
      title={title}
      action={
        <Button tone="outline" onClick={onClear}>
          {t('filtros.limpiar')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

interface RowsProps<T> {
  readonly rows: readonly T[];
  readonly busy: boolean;
  /** Called when all of other rows are shown. */
  readonly onRows: () => void;
  readonly children: (rows: readonly T[], busy: boolean) => ReactNode;
}

/** A screen shows about this many rows without scrolling. */
const FIRST_ROWS = 6;

/**
 * Renders the first rows at once and the others after the browser has painted those, so that the menu responds sooner.
 * Printing in between gets them all.
 */
function Rows<T extends ListRecord>({ rows, busy, onRows, children }: RowsProps<T>) {
  const visible = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  const printing = usePrinting();
  const tellRows = useEffectEvent(onRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `visible` rows that come later would push what was pressed out of sight
  useLayoutEffect(() => {
    tellRows();
  }, [visible]);
  return (
    <MonedasProvider monedas={rows.map(({ moneda }) => moneda)}>
      {children(printing ? rows : visible, busy)}
    </MonedasProvider>
  );
}

/** The place in the list that the URL names no longer exists. */
const isCursorLost = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'cursor_invalido' || error.errors.some(({ pointer }) => pointer === '?cursor'));

/** The days of the filter are the wrong way round. The filter bar says so; the list shows no error. */
const isRangeReversed = (error: unknown): boolean => isApiError(error) && error.code === 'rango_invertido';
