/** Decides which sites are trusted: their pages may call the API, and payment pages may redirect to them. */
import { type ApiConfig, isLoopback } from '../config.ts';

type Config = Pick<ApiConfig, 'corsOrigins' | 'corsLoopback' | 'publicUrl'>;

/** The API's own origin is PUBLIC_URL and never what a request says in Host: whoever sends it chooses that. */
export function isAllowedOrigin(config: Config, origin: string): boolean {
  return (
    origin === config.publicUrl ||
    config.corsOrigins.includes(origin) ||
    (config.corsLoopback && isLoopback(origin))
  );
}
