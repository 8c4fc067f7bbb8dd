// Draws the first view of a tag, fetches the code of its view and the texts of its language side by side, and shows in the
// tag's place that something did not come.

import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { advise } from '../../src/state/advise.ts';
import { resolveIdioma } from '../../src/state/idioma.ts';
import { apiBaseOf } from './apiBaseOf.ts';
import { bringTool } from './bringTool.ts';
import { fetchFiles, filesOf, runStart } from './chunks.ts';
import { composer } from './composer.ts';
import type { EarlyView } from './firstView/EarlyView.ts';
import { isTakingOver } from './firstView/isTakingOver.ts';
import { type Presses, queueClicks } from './firstView/queueClicks.ts';
import { nameOfStart } from './firstView/startName.ts';
import { hasSesion, readAhead } from './readAhead.ts';
import { showFailure } from './showFailure.ts';
import { fetchStartTexts, importRows, isInside, startOf } from './start.ts';

/** Called when a tag enters the page. Its view, which stands in its shadow root already, is defined by what comes. */
export function loadView(shell: PortalShell): void {
  const { view } = shell;
  if (shell.$options.get().diagnostico) bringTool('diagnostico');
  // The page or the entry may have brought a first view, with presses in it.
  const earlier = (view as EarlyView).presses;
  const presses = view.hasChildNodes() && !shell.firstView ? (earlier ?? queueClicks(view)) : undefined;
  bring(shell, presses, !earlier).catch(({ message }: Error) => {
    emit(shell, 'portal-error', { code: 'ChunkLoadError', message });
    advise(`<${shell.localName}>: ${message}`);
    const retry = (): void => loadView(shell);
    if (shell.firstView) shell.firstView.fail(retry);
    else {
      presses?.press();
      presses?.stop();
      showFailure(shell.view, resolveIdioma(shell), retry);
    }
  });
}

/** @param asks whether it must be asked first if a sign-in form is needed */
async function bring(shell: PortalShell, presses: Presses | undefined, asks: boolean): Promise<void> {
  const tag = shell.localName;
  const idioma = resolveIdioma(shell);
  const name = nameOfStart(shell);
  const starting = isInside(shell) ? fetchStartTexts(name, idioma) : startOf(name, idioma);
  const list = readAhead(shell);
  const first = starting && list ? importRows(name, idioma) : starting;
  const fetchCode = () => fetchFiles(filesOf(name));
  const code = Promise.race([first, headStart(tag)]).then(fetchCode, fetchCode);
  // A failure is handled below.
  code.catch(() => undefined);
  if (tag === composer) fetchLikely();
  // The loader draws what it has in the task in which the tag appears, except a sign-in form that may be needless.
  const taking = asks && tag === 'portal-login' && isTakingOver(apiBaseOf(shell));
  // The page may have put another class in the place of Promise.
  const started = starting && 'start' in starting ? starting : await starting;
  const data = started?.start.view;
  const isNeeded = !(taking && (await taking));
  // Once the code has failed only a retry draws. In another document no sheet of this one may be adopted.
  const isHere = shell.isConnected && shell.ownerDocument === document;
  if (data && isNeeded && isHere) {
    await started?.drawFirstView?.(shell, idioma, data, presses);
    // The app says what failed.
    if (list)
      importRows(name, idioma)
        .then(({ drawRows }) => drawRows(shell, idioma, list))
        .catch(() => undefined);
  } else presses?.stop();
  await code;
  runStart(name);
  shell.wake();
}

/**
 * A first view has so long before the code is asked for, which would share a slow line with it. The other tags, whose names begin
 * with a C, draw nothing before their code.
 */
const headStart = (tag: string) => /-c/.test(tag) || new Promise((resolve) => setTimeout(resolve, 100));

/** The tag that <portal-completo> will most likely put inside itself need not wait for the portal's own code. */
function fetchLikely(): void {
  fetchFiles(filesOf(hasSesion() ? 'portal-cliente' : 'portal-login')).catch(() => undefined);
}
