/**
 * Filters of a list as search parameters of the URL, so that reload, Back and a sent link show the same list. What
 * the URL says and a filter does not understand is left out, never an error: people edit addresses.
 */

/** How one filter is written. A value that equals `vacio` is not written at all. */
export interface Campo<T> {
  readonly vacio: T;
  read(valores: readonly string[]): T;
  write(valor: T): readonly string[];
}

/** The filters of one list by name; `F` is what they hold: `{q: string, estado: …}`. */
export type Campos<F> = { readonly [K in keyof F]: Campo<F[K]> };
export type Filtros<C> = { readonly [K in keyof C]: C[K] extends Campo<infer T> ? T : never };

/** Words to look for: trimmed, at most 100 characters as the API takes them. */
export const texto: Campo<string> = {
  vacio: '',
  read: ([valor = '']) => valor.trim().slice(0, 100),
  write: (valor) => (valor.trim() ? [valor.trim()] : []),
};

/** A day, YYYY-MM-DD. */
export const fecha: Campo<string> = {
  vacio: '',
  read: ([valor = '']) => (isFecha(valor) ? valor : ''),
  write: (valor) => (valor ? [valor] : []),
};

/** One of a few words; the first is what holds when nothing is said. */
export function uno<const O extends readonly [string, ...string[]]>(opciones: O): Campo<O[number]> {
  const [vacio] = opciones;
  return {
    vacio,
    read: ([valor]) => opciones.find((opcion) => opcion === valor) ?? vacio,
    write: (valor) => (valor === vacio ? [] : [valor]),
  };
}

/** Any number of a few words, `?estado=activa&estado=anulada`, in the order of `opciones`. */
export function varios<const O extends readonly string[]>(opciones: O): Campo<readonly O[number][]> {
  return {
    vacio: [],
    read: (valores) => opciones.filter((opcion) => valores.includes(opcion)),
    write: (valor) => valor,
  };
}

const namesOf = <F extends object>(campos: Campos<F>) => Object.keys(campos) as (keyof F & string)[];

export function readParams<F extends object>(campos: Campos<F>, params: URLSearchParams): F {
  const filtros: Partial<F> = {};
  for (const nombre of namesOf(campos)) filtros[nombre] = campos[nombre].read(params.getAll(nombre));
  return filtros as F;
}

/** New parameters with `cambio` applied. Another list begins at its first page, so the cursor goes. */
export function writeParams<F extends object>(
  campos: Campos<F>,
  params: URLSearchParams,
  cambio: Partial<F>,
): URLSearchParams {
  const nuevos = new URLSearchParams(params);
  nuevos.delete('cursor');
  nuevos.delete('pagina');
  for (const nombre of namesOf(campos)) {
    const valor = cambio[nombre];
    if (valor === undefined) continue;
    nuevos.delete(nombre);
    for (const parte of campos[nombre].write(valor)) nuevos.append(nombre, parte);
  }
  return nuevos;
}

/** New parameters with every filter of the list off; what else the URL carries (page size) stays. */
export function clearParams<F extends object>(campos: Campos<F>, params: URLSearchParams): URLSearchParams {
  return writeParams(campos, params, readParams(campos, new URLSearchParams()));
}

/** Whether any filter is on. */
export function hasParams<F extends object>(campos: Campos<F>, params: URLSearchParams): boolean {
  const filtros = readParams(campos, params);
  return namesOf(campos).some((nombre) => campos[nombre].write(filtros[nombre]).length > 0);
}

function isFecha(valor: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valor)) return false;
  const dia = new Date(`${valor}T00:00:00Z`);
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(valor);
}
