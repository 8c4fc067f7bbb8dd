/// <reference types="vite/client" />
/**
 * Where the texts come from: one chunk per language and area, fetched when first asked for. Small on
 * purpose and free of i18next, so that the loader of the page can start a language beside the code.
 */
import type { Idioma } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';

export interface Textos {
  readonly [clave: string]: string | Textos;
}

const archivos = import.meta.glob<Textos>('./locales/*/*.json', { import: 'default' });
const pedidos = new Map<string, Promise<Textos>>();

/**
 * The texts of one area in one language. Asked twice, fetched once; a failure is forgotten, so that asking
 * again tries again. Rejects as the bundle's chunks do: with a ChunkLoadError.
 */
export function fetchTextos(idioma: Idioma, area: Area): Promise<Textos> {
  const ruta = `./locales/${idioma}/${area}.json`;
  const pedido = pedidos.get(ruta);
  if (pedido) return pedido;
  const importar = archivos[ruta];
  if (!importar) return Promise.reject(new Error(`There are no texts at ${ruta}.`));
  const nuevo = importar();
  pedidos.set(ruta, nuevo);
  nuevo.catch(() => pedidos.delete(ruta));
  return nuevo;
}
