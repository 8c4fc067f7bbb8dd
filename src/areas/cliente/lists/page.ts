/**
 * The place in a list paged by key: `?pagina=3&cursor=…&limite=50`. The API only gives the next cursor, so the cursors of
 * earlier pages are kept in the history entry. After arriving by a link, "back" leads to the first page.
 */
import { limiteDefault, limiteMax } from '../../../contract/list.ts';

export interface Page {
  /** Counts from 1. */
  readonly number: number;
  /** Undefined on the first page. */
  readonly cursor: string | undefined;
  readonly limite: number;
}

/** The `state` of the history entry: the cursors of the pages 2, 3, … before the current one. */
export interface Trail {
  readonly cursors: readonly string[];
}

export interface PageMove {
  readonly params: URLSearchParams;
  readonly state: Trail;
}

export function readPageNumber(params: URLSearchParams): Page {
  const cursor = params.get('cursor') || undefined;
  const number = Number(params.get('pagina'));
  const limite = Number(params.get('limite'));
  return {
    cursor,
    // A page without a cursor is the first, whatever the URL says; one with a cursor is at least the second.
    number: cursor === undefined ? 1 : Number.isSafeInteger(number) && number > 1 ? number : 2,
    limite: Number.isSafeInteger(limite) && limite >= 1 && limite <= limiteMax ? limite : limiteDefault,
  };
}

export function readTrail(state: unknown): Trail {
  const cursors: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'cursors') : [];
  const valid = Array.isArray(cursors) && cursors.every((cursor) => typeof cursor === 'string');
  return { cursors: valid ? cursors : [] };
}

/** Moves to the page that begins at `next`. */
export function nextPage(params: URLSearchParams, trail: Trail, next: string): PageMove {
  const { number, cursor } = readPageNumber(params);
  const cursors = cursor === undefined ? [] : [...trail.cursors, cursor];
  return { params: at(params, number + 1, next), state: { cursors } };
}

/** Moves one page back, or to the first one if the cursor is not known. */
export function previousPage(params: URLSearchParams, trail: Trail): PageMove {
  const { number } = readPageNumber(params);
  const cursor = trail.cursors.at(-1);
  if (number <= 2 || cursor === undefined) return firstPage(params);
  return { params: at(params, number - 1, cursor), state: { cursors: trail.cursors.slice(0, -1) } };
}

export function firstPage(params: URLSearchParams): PageMove {
  return { params: at(params, 1, undefined), state: { cursors: [] } };
}

/** Another page size returns to the first page: the others begin elsewhere. */
export function resizePage(params: URLSearchParams, limite: number): PageMove {
  const { params: first, state } = firstPage(params);
  if (limite === limiteDefault) first.delete('limite');
  else first.set('limite', String(limite));
  return { params: first, state };
}

function at(params: URLSearchParams, number: number, cursor: string | undefined): URLSearchParams {
  const moved = new URLSearchParams(params);
  if (cursor === undefined) {
    moved.delete('pagina');
    moved.delete('cursor');
  } else {
    moved.set('pagina', String(number));
    moved.set('cursor', cursor);
  }
  return moved;
}
