/** Returns the network address of a caller. Reads X-Forwarded-For only if the configuration says that proxies set it. */
import type { Context } from 'hono';
import type { ApiEnv } from './context.ts';

/** @param proxies how many stand before the API, each of which adds the address that called it */
export function clientAddress(c: Context<ApiEnv>, proxies: number): string {
  const told = proxies === 0 ? [] : (c.req.header('x-forwarded-for')?.split(',') ?? []);
  // The nearest proxy adds the last address; callers can invent those before the ones that our proxies added.
  const forwarded = (told.at(-proxies) ?? told[0])?.trim();
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'local';
}
