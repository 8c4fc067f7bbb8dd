/** The country that a caller is in, as the proxy before the API says it. Without such a proxy nobody knows. */
import type { Context } from 'hono';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';

/** Names the regions that there are; proxies say XX for what they do not know and T1 for Tor. */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2; undefined where the configuration names no header, or the header names no country. */
export function clientPais(
  c: Context<ApiEnv>,
  { trustProxy, paisHeader }: Pick<ApiConfig, 'trustProxy' | 'paisHeader'>,
): string | undefined {
  const said = trustProxy && paisHeader !== undefined ? c.req.header(paisHeader)?.trim().toUpperCase() : '';
  return said && /^[A-Z]{2}$/.test(said) && regions.of(said) !== undefined ? said : undefined;
}
