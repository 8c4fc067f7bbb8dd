/**
 * The place in a list paged by key: `?pagina=3&cursor=…&limite=50`. The API only gives the way onwards, so the cursors
 * of the pages walked through are kept in the history entry; who arrives by a link goes back to the first page.
 */
import { limiteDefault, limiteMax } from '../../../contract/lista.ts';

export interface Pagina {
  /** From 1. */
  readonly numero: number;
  /** Undefined on the first page. */
  readonly cursor: string | undefined;
  readonly limite: number;
}

/** Kept as `state` of the history entry: cursors of the pages 2, 3, … before the current one. */
export interface Camino {
  readonly cursores: readonly string[];
}

export interface Paso {
  readonly params: URLSearchParams;
  readonly state: Camino;
}

export function readPage(params: URLSearchParams): Pagina {
  const cursor = params.get('cursor') || undefined;
  const numero = Number(params.get('pagina'));
  const limite = Number(params.get('limite'));
  return {
    cursor,
    // Without a cursor it is the first page, whatever the URL says; with one it is at least the second.
    numero: cursor === undefined ? 1 : Number.isSafeInteger(numero) && numero > 1 ? numero : 2,
    limite: Number.isSafeInteger(limite) && limite >= 1 && limite <= limiteMax ? limite : limiteDefault,
  };
}

export function readTrail(state: unknown): Camino {
  const cursores: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'cursores') : [];
  const validos = Array.isArray(cursores) && cursores.every((cursor) => typeof cursor === 'string');
  return { cursores: validos ? cursores : [] };
}

/** To the page that begins at `siguiente`. */
export function nextPage(params: URLSearchParams, camino: Camino, siguiente: string): Paso {
  const { numero, cursor } = readPage(params);
  const cursores = cursor === undefined ? [] : [...camino.cursores, cursor];
  return { params: at(params, numero + 1, siguiente), state: { cursores } };
}

/** One page back; to the first one when the way is not known. */
export function previousPage(params: URLSearchParams, camino: Camino): Paso {
  const { numero } = readPage(params);
  const cursor = camino.cursores.at(-1);
  if (numero <= 2 || cursor === undefined) return firstPage(params);
  return { params: at(params, numero - 1, cursor), state: { cursores: camino.cursores.slice(0, -1) } };
}

export function firstPage(params: URLSearchParams): Paso {
  return { params: at(params, 1, undefined), state: { cursores: [] } };
}

/** Another page size begins the list anew: the positions of its pages are others. */
export function resizePage(params: URLSearchParams, limite: number): Paso {
  const { params: primera, state } = firstPage(params);
  if (limite === limiteDefault) primera.delete('limite');
  else primera.set('limite', String(limite));
  return { params: primera, state };
}

function at(params: URLSearchParams, numero: number, cursor: string | undefined): URLSearchParams {
  const nuevos = new URLSearchParams(params);
  if (cursor === undefined) {
    nuevos.delete('pagina');
    nuevos.delete('cursor');
  } else {
    nuevos.set('pagina', String(numero));
    nuevos.set('cursor', cursor);
  }
  return nuevos;
}
