/** Addresses of pages that mails and calendars link to. */
import type { ApiConfig } from '../config.ts';

type Config = Pick<ApiConfig, 'portalUrl' | 'publicUrl'>;

/** A page of the portal; `path` as the portal's own routes write it, values already encoded. */
export function portalPage(config: Config, path: `/${string}`): string {
  return `${config.portalUrl ?? `${originOf(config)}/portal`}${path}`;
}

/** Where a payment link is paid; `codigo` is made of letters, digits, hyphens and underscores. */
export function pagoPage(config: Config, codigo: string): string {
  return `${originOf(config)}/pagar/${encodeURIComponent(codigo)}`;
}

/** A page that the API itself serves. */
export function apiPage(config: Config, path: `/api/${string}`): string {
  return `${originOf(config)}${path}`;
}

/** Without PUBLIC_URL only this machine reads the mails: no SMTP_URL is accepted without it. */
function originOf({ publicUrl }: Config): string {
  return publicUrl ?? 'http://localhost:4173';
}
