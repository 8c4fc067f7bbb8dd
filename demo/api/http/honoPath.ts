/** The contract writes parameters as `{id}`, hono as `:id`. */
import type { Ruta } from '../../../src/contract/ruta.ts';

export function honoPath({ path }: Pick<Ruta, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
