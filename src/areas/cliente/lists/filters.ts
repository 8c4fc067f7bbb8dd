/**
 * The filters of a list as a table: a row for each, with its kind, its texts and its query for the API. The URL, the
 * filter bar, its chips and the query all follow from the table (demo/docs/dev/filters.md).
 */
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { EndpointKey, Endpoints } from '../../../contract/endpoints.ts';
import type { Area, TextKey } from '../../../i18n/areas.ts';
import { anyOf, day, optionParam, type Param, type ValuesOf, wordsParam } from './params.ts';

/** A filter of a list: a row of its table. */
export interface Filter<T = unknown, Q = object> extends Param<T> {
  readonly kind: 'search' | 'choice' | 'several' | 'day' | 'order';
  /** Key of its label. */
  readonly label?: string;
  /** Key of a search example, or of the label of a day's field. */
  readonly hint?: string | undefined;
  /** The choices, for all kinds but words and days. The bar shows a choice's label while it has its default value. */
  readonly options: readonly string[];
  /** Key of an option's text; undefined if the option is shown as it is. */
  textOf(option: string): string | undefined;
  /** True if an answer of the API names the options. */
  readonly isNamed?: boolean;
  /** Returns the query for the API; empty if the filter is off. */
  query(value: T): Q;
}

export type FilterTable = Readonly<Record<string, Filter>>;

/** The query for the API that a table of filters makes. */
export type QueryBy<F> = F[keyof F] extends Filter<unknown, infer Q> ? Q : never;

/** The groups of texts that have one for each option: `ver`, if there are `ver.pagadas` and `ver.anuladas`. */
type GroupFor<A extends Area, O extends string> = {
  [G in GroupOf<Key<A>>]: `${G}.${O}` extends Key<A> ? G : never;
}[GroupOf<Key<A>>];
type Key<A extends Area> = A extends Area ? Extract<TextKey<A>, string> : never;
type GroupOf<K> = K extends `${infer G}.${string}` ? G : never;

interface Choice<A extends Area, O extends string, D extends string, Q> {
  readonly options: readonly O[];
  /** Applies when nothing is chosen; without a default the filter is then off. */
  readonly byDefault?: D;
  readonly label: Key<A>;
  /** The group of the options' texts; if omitted, options are shown as they are. */
  readonly texts?: GroupFor<A, O>;
  readonly query: (option: O | Exclude<D, ''>) => Q;
}

interface AnyOf<A extends Area, O extends string, Q> {
  readonly options: readonly O[];
  readonly label: Key<A>;
  readonly texts: GroupFor<A, O>;
  readonly query: (chosen: O[]) => Q;
}

/** The kinds of filter, for a list that shows texts of area `A` (or of two) and is read by call `K`. */
export function filtersFor<A extends Area, K extends EndpointKey>() {
  type Q = Partial<QueryOf<Endpoints[K]>>;
  /** Parameters that the contract names alike in all lists. */
  const byName = (name: 'q' | 'desde' | 'hasta' | 'orden') => (value: string) =>
    (value ? { [name]: value } : {}) as Q;
  const textIn = (group?: string) => (option: string) => group && `${group}.${option}`;
  const plain = { options: [], textOf: () => undefined };

  return {
    /** Searches for words, in `q`. */
    search: (label: Key<A>, hint: Key<A>): Filter<string, Q> => {
      return { kind: 'search', ...wordsParam, ...plain, label, hint, query: byName('q') };
    },

    /** Makes a filter with one of a few options. */
    choice: <const O extends string, const D extends string = ''>(
      spec: Choice<A, O, D, Q>,
    ): Filter<O | D, Q> => {
      const { options, byDefault = '' as D, label, texts, query } = spec;
      const isOn = (value: O | D): value is O | Exclude<D, ''> => value !== '';
      return {
        kind: 'choice',
        ...optionParam<readonly [D, ...O[]]>([byDefault, ...options]),
        label,
        options,
        textOf: textIn(texts),
        query: (value) => (isOn(value) ? query(value) : ({} as Q)),
      };
    },

    /** One of the options that an answer of the API names (`offered` of ListFilters). */
    named: (label: Key<A>, query: (value: string) => Q): Filter<string, Q> => {
      const asked = (value: string) => (value ? query(value) : ({} as Q));
      return { kind: 'choice', ...wordsParam, ...plain, isNamed: true, label, query: asked };
    },

    /** Any number of options, side by side below the bar. */
    several: <const O extends string>(spec: AnyOf<A, O, Q>): Filter<readonly O[], Q> => {
      const { options, label, texts, query } = spec;
      const asked = (chosen: readonly O[]) => (chosen.length > 0 ? query([...chosen]) : ({} as Q));
      return { kind: 'several', ...anyOf(options), label, options, textOf: textIn(texts), query: asked };
    },

    /** The days `desde` to `hasta`, both included, behind one button. */
    days: (label: Key<A>, from?: Key<A>, to?: Key<A>) => ({
      desde: dayFilter(label, from, byName('desde')),
      hasta: dayFilter(label, to, byName('hasta')),
    }),

    /** Sorts the list, by `orden`; the first order is the default. */
    order: <const O extends readonly [string, ...string[]]>(
      options: O,
      texts?: GroupFor<A, O[number]>,
    ): Filter<O[number], Q> => {
      return {
        kind: 'order',
        ...optionParam(options),
        options,
        textOf: textIn(texts),
        query: byName('orden'),
      };
    },
  };

  function dayFilter(
    label: string,
    hint: string | undefined,
    query: (value: string) => Q,
  ): Filter<string, Q> {
    return { kind: 'day', ...day, ...plain, label, hint, query };
  }
}

/** Returns the query of all filters. If two set the same parameter, the first of the table wins. */
export function queryOf<F extends FilterTable>(filters: F, values: ValuesOf<F>): QueryBy<F> {
  const parts = Object.entries(filters).map(([name, filter]) => filter.query(values[name]));
  return Object.assign({}, ...parts.toReversed());
}
