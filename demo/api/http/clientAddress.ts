/** Returns the network address of a caller. Reads X-Forwarded-For only if the configuration says that a proxy sets it. */
import type { Context } from 'hono';
import type { ApiEnv } from './context.ts';

export function clientAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
  // The nearest proxy adds the last address; callers can invent the others.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'local';
}
