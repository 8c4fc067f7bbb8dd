/** Reports to the page, as `portal-error`, the failures that the tag shows: each once per tag, wherever it is shown. */
import type { PortalErrorDetail } from '../../contract/events.ts';
import { advise } from '../../state/advise.ts';
import { usualApiBase } from '../../state/usualApiBase.ts';
import { adviceOf } from './adviceOf.ts';

/** The stable codes of what we throw, by the error's name: it may come from another copy of the bundle. */
const codes: Readonly<Record<string, string>> = {
  ChunkLoadError: 'ChunkLoadError',
  ApiBaseError: 'api_base',
  ApiError: 'api',
  UbicacionError: 'ubicacion',
};

/** The tag that reports to the page. */
export interface Teller {
  readonly host: HTMLElement;
  emit(name: 'portal-error', detail: PortalErrorDetail): void;
}

const told = new WeakMap<object, WeakSet<HTMLElement>>();

export function tellFailure({ host, emit }: Teller, error: unknown): void {
  if (error instanceof Error) {
    const tags = told.get(error) ?? new WeakSet();
    if (tags.has(host)) return;
    told.set(error, tags.add(host));
  }
  const detail = describeError(error);
  emit('portal-error', detail);
  if (!isAnswer(error)) adviseAdmin(host, error);
}

/** True for errors that concern only the person: problems of the contract, and a browser that is offline. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  ((error.name === 'ApiError' && 'code' in error && error.code !== undefined) || navigator.onLine === false);

/** Writes to the console about failures that the page's or the server's admin has to fix. */
function adviseAdmin({ localName }: HTMLElement, error: unknown): void {
  const url = error instanceof Error && 'url' in error ? String(error.url) : '';
  const isOwn = usualApiBase() === '' && url.startsWith(`${location.origin}/api/`);
  const base = isOwn ? ' Falta api-base: las llamadas van al sitio de la página.' : '';
  advise(`<${localName}>: ${adviceOf(error).replace(/\.$/, '')}.${base}`);
}

/** Returns true if the portal has words for the failure; any other is a fault of the code or of its input. */
export const isNamed = (error: unknown): boolean => error instanceof Error && error.name in codes;

/** Contains only the code and the words of the error, never a token or a body. */
function describeError(error: unknown): PortalErrorDetail {
  if (!(error instanceof Error)) return { code: 'interno', message: 'Unknown failure.' };
  return { code: codes[error.name] ?? 'interno', message: error.message };
}
