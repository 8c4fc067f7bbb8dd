/** Reads one header of a request. hono would first make an object of all of them, which costs as much as the rest of a short answer. */
import type { Context } from 'hono';
import type { ApiEnv } from './context.ts';

/** @param name in lower case */
export function headerOf(c: Context<ApiEnv>, name: string): string | undefined {
  // A request that no server received, as in tests, has no headers of node's.
  const received = c.env?.incoming?.headers;
  if (!received) return c.req.header(name);
  const value = received[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
