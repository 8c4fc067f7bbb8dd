// React's createRoot as r2wc calls it (widgets/build/reportingRoots.ts puts this one in its place). r2wc passes no
// options, and React's default is reportError(): our failures would show in the host page's console and monitors.

import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import type { PortalErrorDetail } from '../contract/events.ts';
import { emit } from './shell/emit.ts';
import { shellOf } from './shellOf.ts';
import { takeOver } from './takeOver.ts';

/** What fails in the tree is told to the page as `portal-error`, and to nobody else. */
export function createRoot(container: HTMLElement): Root {
  const shell = shellOf(container);
  const report = (error: unknown): void => emit(shell, 'portal-error', describeError(error));
  const options: RootOptions = {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: () => undefined,
  };
  const { firstView } = shell;
  return firstView ? takeOver(container, firstView, options, report) : createReactRoot(container, options);
}

/** The stable codes of what we throw, by the error's name: it may come from another copy of the bundle. */
const codes: Readonly<Record<string, string>> = {
  ChunkLoadError: 'ChunkLoadError',
  ApiBaseError: 'api_base',
  ApiError: 'api',
  UbicacionError: 'ubicacion',
};

/** Never a token or a body: only the code and the words of the error. */
function describeError(error: unknown): PortalErrorDetail {
  if (!(error instanceof Error)) return { code: 'interno', message: 'Unknown failure.' };
  return { code: codes[error.name] ?? 'interno', message: error.message };
}
