/** Decides which sites are trusted: their pages may call the API, and payment pages may redirect to them. */
import { type ApiConfig, isLoopback } from '../config.ts';

type Config = Pick<ApiConfig, 'corsOrigins' | 'corsLoopback' | 'publicUrl'>;

/** @param host the host of the request; pages of this host are trusted too */
export function isAllowedOrigin(config: Config, origin: string, host: string | undefined): boolean {
  return (
    config.corsOrigins.includes(origin) ||
    origin === config.publicUrl ||
    isOwn(origin, host) ||
    (config.corsLoopback && isLoopback(origin))
  );
}

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
