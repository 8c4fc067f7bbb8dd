/** Describes a thrown value in words. Errors are recognized by name and code, not by class. */
import type { TextKey } from '../../i18n/areas.ts';

export interface Failure {
  readonly key: TextKey<'errores'>;
  /** A code for support: stable, short, and never the server's own words. */
  readonly code: string;
}

const text = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** The call, if no answer of the contract came: it shows whoever maintains the page where to look. */
function callOf(error: unknown, kind: string | undefined): string | undefined {
  const url = text(error, 'url');
  if (url === undefined || !['format', 'contract', 'html', 'network'].includes(kind ?? '')) return undefined;
  return `${text(error, 'method')} ${url.replace(/^[a-z]+:\/\/[^/]*/, '')}`;
}

/** Each 404 of the contract says what was not found: one that does not comes from something else at that address. */
const isForeign = (error: unknown): boolean =>
  text(error, 'kind') === 'http' && text(error, 'status') === '404' && text(error, 'code') === undefined;

/** @param has says whether `errores` has a text of that key */
export function describeFailure(error: unknown, has: (key: string) => key is TextKey<'errores'>): Failure {
  const code = text(error, 'code');
  const status = text(error, 'status');
  const kind = isForeign(error) ? 'format' : text(error, 'kind');
  const name = text(error, 'name');
  const support = [code ?? kind ?? name ?? 'desconocido', status, callOf(error, kind)]
    .filter(Boolean)
    .join(' · ');
  // Only a browser that says it is offline has a problem that the person can solve.
  const isOffline = (kind === 'network' || name === 'ChunkLoadError') && navigator.onLine === false;
  // A sandboxed frame: APIs reject it. They reject pages opened from disk too, but those are not in a frame.
  const isIsolated =
    kind === 'network' && globalThis.origin === 'null' && globalThis.location?.protocol !== 'file:';
  const keys = [
    code && `problema.${code}`,
    isOffline && 'fallo.sinConexion',
    isIsolated && 'fallo.aislada',
    kind && `fallo.${kind}`,
    name && `fallo.${name}`,
    status && `estado.${status}`,
  ];
  for (const key of keys) {
    if (key && has(key)) return { key, code: support };
  }
  return { key: 'fallo.desconocido', code: support };
}
