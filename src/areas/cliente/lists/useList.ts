/** The filters and the place of a list, read from the URL of the screen and changed through it. */
import { useLocation, useSearchParams } from '../../../ui/router.ts';
import { type FilterTable, type QueryBy, queryOf } from './filters.ts';
import {
  firstPage,
  nextPage,
  type Page,
  type PageMove,
  previousPage,
  readPage,
  readTrail,
  resizePage,
} from './page.ts';
import { clearParams, hasParams, readParams, type ValuesOf, writeParams } from './params.ts';

export interface ListState<F extends FilterTable> {
  readonly filters: F;
  readonly values: ValuesOf<F>;
  /** Some filter is on. */
  readonly filtered: boolean;
  readonly page: Page;
  /** What the API is asked for: the whole list, as files and totals have it, and the page of it. */
  readonly whole: QueryBy<F>;
  readonly query: QueryBy<F> & { readonly limite: number; readonly cursor?: string };
  /** `typed` replaces the history entry, so that Back does not step through what was typed. */
  change(change: Partial<ValuesOf<F>>, typed?: 'typed'): void;
  /** Sets one filter by its text, read as the URL is: a text that it does not know turns it off. */
  choose(name: keyof F & string, value: string, typed?: 'typed'): void;
  clear(): void;
  first(): void;
  next(cursor: string): void;
  previous(): void;
  resize(limite: number): void;
}

/** @param filters a constant of the module */
export function useList<F extends FilterTable>(filters: F): ListState<F> {
  const [params, setParams] = useSearchParams();
  const trail = readTrail(useLocation().state);
  const change = (next: Partial<ValuesOf<F>>, typed?: 'typed') =>
    setParams(writeParams(filters, params, next), { replace: typed !== undefined });
  const go = (move: PageMove, replace = false) => setParams(move.params, { state: move.state, replace });
  const values = readParams(filters, params);
  const page = readPage(params);
  const whole = queryOf(filters, values);
  return {
    filters,
    values,
    filtered: hasParams(filters, params),
    page,
    whole,
    query: Object.assign(
      {},
      whole,
      { limite: page.limite },
      page.cursor !== undefined && { cursor: page.cursor },
    ),
    change,
    choose: (name, value, typed) => {
      const next: Partial<ValuesOf<F>> = {};
      next[name] = filters[name]?.read([value]) as ValuesOf<F>[typeof name];
      change(next, typed);
    },
    clear: () => setParams(clearParams(filters, params)),
    first: () => go(firstPage(params), true),
    next: (cursor) => go(nextPage(params, trail, cursor)),
    previous: () => go(previousPage(params, trail)),
    resize: (limite) => go(resizePage(params, limite)),
  };
}
