// React's createRoot as r2wc calls it (widgets/build/reportingRoots.ts replaces it with this one). r2wc passes no
// options, and React's default is reportError(): our failures would show in the host page's console and monitors.

import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import { refuseForeignAnswers } from '../state/refuseForeignAnswers.ts';
import { isNamed, type Teller, tellFailure } from '../ui/feedback/tellFailure.ts';
import { claimSettings } from './claimSettings.ts';
import { hydrateView } from './hydrateView.ts';
import { emit } from './shell/emit.ts';
import { shellOf } from './shellOf.ts';

/** Reports failures in the tree only to the page, as `portal-error`. */
export function createRoot(container: HTMLElement): Root {
  const shell = shellOf(container);
  claimSettings(shell);
  const tag: Teller = { host: shell, emit: (name, detail) => emit(shell, name, detail) };
  const report = async (error: unknown): Promise<void> => {
    // An answer that breaks the contract is reported by the screen that shows it.
    const isForeign = error instanceof Error && !isNamed(error) && (await refuseForeignAnswers(error));
    if (!isForeign) tellFailure(tag, error);
  };
  const options: RootOptions = {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: () => undefined,
  };
  const { firstView } = shell;
  return firstView ? hydrateView(container, firstView, options, report) : createReactRoot(container, options);
}
