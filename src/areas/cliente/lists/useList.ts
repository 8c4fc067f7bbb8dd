/** A list: its filters and its place, read from the URL of the screen and changed through it, and the rows that they ask for. */
import type { Answer, ReadKey } from '../../../client/call.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { ListPage } from '../../../contract/list.ts';
import type { ConsultaArgs } from '../../../state/consultas/createConsultas.ts';
import { type Read, useRead } from '../../../ui/hooks/useRead.ts';
import { useLocation, useSearchParams } from '../../../ui/routing/router.ts';
import { type Filter, type FilterTable, type QueryBy, queryOf } from './filters.ts';
import {
  firstPage,
  nextPage,
  type Page,
  type PageMove,
  previousPage,
  readPageNumber,
  readTrail,
  resizePage,
} from './page.ts';
import { clearParams, hasParams, readParams, type ValuesOf, writeParams } from './params.ts';

export interface ListState<F extends FilterTable> {
  readonly filters: F;
  readonly values: ValuesOf<F>;
  /** Any filter is on. */
  readonly filtered: boolean;
  readonly page: Page;
  /** The query for the whole list, as its files and totals need it. */
  readonly whole: QueryBy<F>;
  /**
   * `typed` replaces the history entry, so that Back does not step through what was typed. A function gets the values of the
   * address, which may be newer than those that are shown.
   */
  change(change: Change<F>, typed?: 'typed'): void;
  /** Sets one filter by its texts, parsed as in the URL: a text that it does not know turns it off. */
  choose(name: keyof F & string, value: Choice, typed?: 'typed'): void;
  clear(): void;
  first(): void;
  next(cursor: string): void;
  previous(): void;
  resize(limite: number): void;
}

type Change<F extends FilterTable> = Partial<ValuesOf<F>> | ((now: ValuesOf<F>) => Partial<ValuesOf<F>>);

/** Texts of one filter; a function gets its value. */
type Choice = string | ((now: unknown) => string | readonly string[]);

type ListKey = { [K in ReadKey]: Answer<K> extends ListPage<unknown> ? K : never }[ReadKey];

/** Filters whose queries fit the call. */
type FiltersOf<K extends ListKey> = Readonly<Record<string, Filter<unknown, Partial<QueryOf<Endpoints[K]>>>>>;

/** @param filters a constant of the module */
export function useList<K extends ListKey, F extends FiltersOf<K>>(
  endpoint: K,
  filters: F,
): ListState<F> & { readonly read: Read<Answer<K>> } {
  const [params, setParams] = useSearchParams();
  const trail = readTrail(useLocation().state);
  const change = (next: Change<F>, typed?: 'typed') =>
    setParams(
      (now) => writeParams(filters, now, typeof next === 'function' ? next(readParams(filters, now)) : next),
      { replace: typed !== undefined },
    );
  const go = (move: PageMove, replace = false) => setParams(move.params, { state: move.state, replace });
  const values = readParams(filters, params);
  const page = readPageNumber(params);
  const whole = queryOf(filters, values);
  const query = Object.assign(
    {},
    whole,
    { limite: page.limite },
    page.cursor !== undefined && { cursor: page.cursor },
  );
  // FiltersOf has checked it: TypeScript does not see that through `queryOf`.
  const read = useRead(endpoint, ...([{ query }] as unknown as ConsultaArgs<K>));
  return {
    filters,
    values,
    filtered: hasParams(filters, params),
    page,
    whole,
    read,
    change,
    choose: (name, value, typed) =>
      change((now) => {
        const texts = typeof value === 'function' ? value(now[name]) : value;
        const next: Partial<ValuesOf<F>> = {};
        next[name] = filters[name]?.read([texts].flat()) as ValuesOf<F>[typeof name];
        return next;
      }, typed),
    clear: () => setParams((now) => clearParams(filters, now)),
    first: () => go(firstPage(params), true),
    next: (cursor) => go(nextPage(params, trail, cursor)),
    previous: () => go(previousPage(params, trail)),
    resize: (limite) => go(resizePage(params, limite)),
  };
}
