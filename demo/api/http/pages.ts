/** Makes the addresses of pages that mails and calendars link to. */
import type { ApiConfig } from '../config.ts';

type Config = Pick<ApiConfig, 'portalUrl' | 'publicUrl'>;

/** The address of a page of the portal. Values in `path` must be encoded. */
export function portalPage(config: Config, path: `/${string}`): string {
  return `${config.portalUrl ?? `${originOf(config)}/portal`}${path}`;
}

/** The address of a payment link. */
export function pagoPage(config: Config, codigo: string): string {
  return `${originOf(config)}/pagar/${encodeURIComponent(codigo)}`;
}

/** The address of a page that the API serves. */
export function apiPage(config: Config, path: `/api/${string}`): string {
  return `${originOf(config)}${path}`;
}

/** SMTP_URL requires PUBLIC_URL, so without it mails are read only on this machine. */
function originOf({ publicUrl }: Config): string {
  return publicUrl ?? 'http://localhost:4173';
}
