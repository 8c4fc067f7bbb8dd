/** Reads the caller's country from the header that the proxy before the API sets. */
import type { Context } from 'hono';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';

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
