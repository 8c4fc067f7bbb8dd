// Turns whatever was thrown into the detail of a `portal-error` event: a stable code and words, never a token or a body.
import type { PortalErrorDetail } from '../contract/eventos.ts';

const codes: Readonly<Record<string, string>> = {
  ChunkLoadError: 'ChunkLoadError',
  ApiBaseError: 'api_base',
  ApiError: 'api',
  UbicacionError: 'ubicacion',
};

export function describeError(error: unknown): PortalErrorDetail {
  if (!(error instanceof Error)) return { code: 'interno', message: 'Unknown failure.' };
  return { code: codes[error.name] ?? 'interno', message: error.message };
}
