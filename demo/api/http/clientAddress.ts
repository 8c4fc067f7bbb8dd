/** Returns the network address of a caller. Reads X-Forwarded-For only if the configuration says that proxies set it. */
import type { Context } from 'hono';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';

/** @param proxies the number of proxies in front of the API; each adds the address that called it */
export function clientAddress(c: Context<ApiEnv>, proxies: number): string {
  const told = proxies === 0 ? [] : (c.req.header('x-forwarded-for')?.split(',') ?? []);
  // The nearest proxy adds the last address; callers can forge the addresses before those of our proxies.
  const forwarded = (told.at(-proxies) ?? told[0])?.trim();
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'local';
}

/** Knows the names of real regions. Proxies send XX for unknown countries and T1 for Tor. */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns ISO 3166-1 alpha-2; undefined if no header is configured or it contains no country. */
export function clientPais(
  c: Context<ApiEnv>,
  { trustProxy, paisHeader }: Pick<ApiConfig, 'trustProxy' | 'paisHeader'>,
): string | undefined {
  const said =
    trustProxy > 0 && paisHeader !== undefined ? c.req.header(paisHeader)?.trim().toUpperCase() : '';
  return said && /^[A-Z]{2}$/.test(said) && regions.of(said) !== undefined ? said : undefined;
}
