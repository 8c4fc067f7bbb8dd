/** The filters and the place of a list, read from the URL of the screen and changed through it. */
import { useLocation, useSearchParams } from '../../../ui/router.ts';
import {
  firstPage,
  nextPage,
  type Pagina,
  type Paso,
  previousPage,
  readPage,
  readTrail,
  resizePage,
} from './page.ts';
import { type Campos, clearParams, hasParams, readParams, writeParams } from './params.ts';

export interface ListState<F> {
  readonly filtros: F;
  readonly filtrado: boolean;
  readonly pagina: Pagina;
  /** What the API is asked for of it, beside the filters. */
  readonly tramo: { readonly limite: number; readonly cursor?: string };
  /** `typed`: replaces the history entry, so that Back does not step through what was typed. */
  change(cambio: Partial<F>, typed?: 'typed'): void;
  /** The same for one filter by its text, read as the URL is: what it does not understand takes it off. */
  choose(campo: keyof F & string, valor: string, typed?: 'typed'): void;
  clear(): void;
  first(): void;
  next(siguiente: string): void;
  previous(): void;
  resize(limite: number): void;
}

/** @param campos a constant of the module: the filters of this list */
export function useList<F extends object>(campos: Campos<F>): ListState<F> {
  const [params, setParams] = useSearchParams();
  const camino = readTrail(useLocation().state);
  const change = (cambio: Partial<F>, typed?: 'typed') =>
    setParams(writeParams(campos, params, cambio), { replace: typed !== undefined });
  const go = ({ params: nuevos, state }: Paso, replace = false) => setParams(nuevos, { state, replace });
  const pagina = readPage(params);
  const { limite, cursor } = pagina;
  return {
    filtros: readParams(campos, params),
    filtrado: hasParams(campos, params),
    pagina,
    tramo: { limite, ...(cursor !== undefined && { cursor }) },
    change,
    choose: (campo, valor, typed) => {
      const cambio: Partial<F> = {};
      cambio[campo] = campos[campo].read([valor]);
      change(cambio, typed);
    },
    clear: () => setParams(clearParams(campos, params)),
    first: () => go(firstPage(params), true),
    next: (siguiente) => go(nextPage(params, camino, siguiente)),
    previous: () => go(previousPage(params, camino)),
    resize: (limite) => go(resizePage(params, limite)),
  };
}
