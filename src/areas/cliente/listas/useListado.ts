/** The filters and the place of a list, read from the URL of the screen and changed through it. */
import { useLocation, useSearchParams } from '../../../ui/router.ts';
import { type Campos, clearFiltros, hasFiltros, readFiltros, writeFiltros } from './filtros.ts';
import {
  firstPagina,
  nextPagina,
  type Pagina,
  type Paso,
  previousPagina,
  readCamino,
  readPagina,
  resizePagina,
} from './pagina.ts';

export interface UsoListado<F> {
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
export function useListado<F extends object>(campos: Campos<F>): UsoListado<F> {
  const [params, setParams] = useSearchParams();
  const camino = readCamino(useLocation().state);
  const change = (cambio: Partial<F>, typed?: 'typed') =>
    setParams(writeFiltros(campos, params, cambio), { replace: typed !== undefined });
  const go = ({ params: nuevos, state }: Paso, replace = false) => setParams(nuevos, { state, replace });
  const pagina = readPagina(params);
  const { limite, cursor } = pagina;
  return {
    filtros: readFiltros(campos, params),
    filtrado: hasFiltros(campos, params),
    pagina,
    tramo: { limite, ...(cursor !== undefined && { cursor }) },
    change,
    choose: (campo, valor, typed) => {
      const cambio: Partial<F> = {};
      cambio[campo] = campos[campo].read([valor]);
      change(cambio, typed);
    },
    clear: () => setParams(clearFiltros(campos, params)),
    first: () => go(firstPagina(params), true),
    next: (siguiente) => go(nextPagina(params, camino, siguiente)),
    previous: () => go(previousPagina(params, camino)),
    resize: (limite) => go(resizePagina(params, limite)),
  };
}
