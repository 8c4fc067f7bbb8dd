// Says a failure in Spanish, for the site's administrator: the console has no other language. Errors may come from another copy of the
// bundle, so they are known by their names and fields.
import type { ApiError, ApiErrorKind } from '../../client/apiError.ts';

const endings: { readonly [kind in ApiErrorKind]: string } = {
  http: 'falló con el estado',
  network: 'no tuvo respuesta',
  html: 'trajo una página web en lugar de datos',
  format: 'trajo datos que no se pueden leer',
  contract: 'trajo datos que no cumplen el contrato',
  abort: 'se abandonó',
};

export function adviceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'falló por una causa desconocida.';
  if ('advice' in error) return String(error.advice);
  if (error.name === 'ApiError') return adviceOfCall(error as ApiError);
  return `falló el código del portal: ${error.message}`;
}

function adviceOfCall({ kind, method, url, status, code, fault }: ApiError): string {
  const answered = kind === 'http' ? ` ${status}${code === undefined ? '' : ` (${code})`}` : '';
  // In English, as the contract is: it goes to whoever writes the server.
  const difference = fault
    ? ` (${fault.pointer || 'the body'} is ${fault.received}; expected ${fault.expected})`
    : '';
  return `${method} ${url} ${endings[kind]}${answered}${difference}`;
}
