/** The contract writes parameters as `{id}`, hono as `:id`. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';

export function honoPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
