/** Where a request comes from. The header is believed only where the configuration says that a proxy sets it. */
import type { Context } from 'hono';
import type { ApiEnv } from './context.ts';

export function clientAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
  // The last one is what the nearest proxy saw; those before it are what the caller claimed.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'local';
}
