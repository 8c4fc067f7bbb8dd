/**
 * Filters of a list as search parameters of the URL, so that reload, Back and a shared link show the same list. A value that
 * a filter does not know is ignored, never an error: people edit addresses.
 */

import { readSearch } from '../../../domain/searchWords.ts';

/** Reads the value of one filter from the URL and writes it there. */
export interface Param<T> {
  read(values: readonly string[]): T;
  /** Empty for the default value. */
  write(value: T): readonly string[];
}

export type Params = Readonly<Record<string, Param<unknown>>>;
export type ValuesOf<P> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** Words to search for, as the API takes them. */
export const wordsParam: Param<string> = {
  read: ([value = '']) => readSearch(value),
  write: (value) => [readSearch(value)].filter(Boolean),
};

/** YYYY-MM-DD, or empty. */
export const day: Param<string> = {
  read: ([value = '']) => (isDay(value) ? value : ''),
  write: (value) => (value ? [value] : []),
};

/** Makes a parameter with one of these options; the first is the default. */
export function optionParam<const O extends readonly [string, ...string[]]>(options: O): Param<O[number]> {
  const [first] = options;
  return {
    read: ([value]) => options.find((option) => option === value) ?? first,
    write: (value) => (value === first ? [] : [value]),
  };
}

/** Any number of these, `?estado=activa&estado=anulada`, in the order of `options`. */
export function anyOf<const O extends readonly string[]>(options: O): Param<readonly O[number][]> {
  return {
    read: (values) => options.filter((option) => values.includes(option)),
    write: (value) => value,
  };
}

export function readParams<P extends Params>(params: P, search: URLSearchParams): ValuesOf<P> {
  const entries = Object.entries(params).map(([name, param]) => [name, param.read(search.getAll(name))]);
  return Object.fromEntries(entries);
}

/** New search parameters with `change` applied. They ask for another list, so page and cursor are removed. */
export function writeParams<P extends Params>(
  params: P,
  search: URLSearchParams,
  change: Partial<ValuesOf<P>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  next.delete('pagina');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    next.delete(name);
    for (const part of params[name]?.write(value) ?? []) next.append(name, part);
  }
  return next;
}

/** New search parameters with every filter of the list off; the rest of the URL, such as the page size, stays. */
export function clearParams(params: Params, search: URLSearchParams): URLSearchParams {
  const next = writeParams(params, search, {});
  for (const name of Object.keys(params)) next.delete(name);
  return next;
}

/** Returns whether any filter is on. */
export function hasParams(params: Params, search: URLSearchParams): boolean {
  return Object.entries(params).some(
    ([name, param]) => param.write(param.read(search.getAll(name))).length > 0,
  );
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
