// Draws the first view of a tag, fetches the code of its view and the texts of its language in parallel, and shows in the
// tag if something did not load.

import type { Idioma } from '../../src/domain/idiomas.ts';
import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { advise } from '../../src/state/advise.ts';
import { resolveIdioma } from '../../src/state/idioma.ts';
import { apiBaseOf } from './apiBaseOf.ts';
import { bringTool } from './bringTool.ts';
import type { ChunkLoadError } from './ChunkLoadError.ts';
import { chunksOf, fetchChunks, runStart } from './chunks.ts';
import { composer } from './composer.ts';
import { drawFirstView } from './firstView/drawFirstView.ts';
import { firstViewOf } from './firstView/firstViewOf.ts';
import { isTakingOver } from './firstView/isTakingOver.ts';
import { type Presses, queueClicks } from './firstView/queueClicks.ts';
import { nameOfStart } from './firstView/startName.ts';
import { hasSesion, readAhead } from './readAhead.ts';
import { showFailure } from './showFailure.ts';

/** Called when a tag enters the page. The fetched code defines its view, which is already in its shadow root. */
export function loadView(shell: PortalShell): void {
  const { view } = shell;
  if (shell.$options.get().diagnostico) bringTool('diagnostico');
  // The page may include a first view.
  const presses = view.hasChildNodes() && !shell.firstView ? queueClicks(view) : undefined;
  bring(shell, presses).catch(({ message, advice = message }: Error & Partial<ChunkLoadError>) => {
    emit(shell, 'portal-error', { code: 'ChunkLoadError', message });
    advise(`<${shell.localName}>: ${advice}.`);
    const retry = (): void => loadView(shell);
    if (shell.firstView) shell.firstView.fail(retry);
    else {
      presses?.press();
      presses?.stop();
      showFailure(shell.view, resolveIdioma(shell), retry);
    }
  });
}

async function bring(shell: PortalShell, presses: Presses | undefined): Promise<void> {
  // Waits until portal.js has defined all tags of the page: a first view may have to wait for the one above it.
  await null;
  const start = nameOfStart(shell);
  const idioma = resolveIdioma(shell);
  readAhead(shell);
  const code = fetchChunks(chunksOf(start, idioma));
  // A failure is handled below.
  code.catch(() => undefined);
  const drawing = draw(shell, start, idioma, presses);
  if (shell.localName === composer) fetchLikely(idioma);
  // If the first view did not load, the app shows its own.
  await drawing.catch(() => presses?.stop());
  await code;
  runStart(start);
  shell.wake();
}

async function draw(
  shell: PortalShell,
  start: string,
  idioma: Idioma,
  presses: Presses | undefined,
): Promise<void> {
  const taking = shell.localName === 'portal-login' && isTakingOver(apiBaseOf(shell));
  const coming = isInside(shell) ? undefined : firstViewOf(start, idioma);
  // An await would delay it by a frame.
  const view = coming && 'then' in coming ? await coming : coming;
  const isNeeded = !(taking && (await taking));
  // A tag in another document may adopt no sheet of this one.
  const isHere = shell.isConnected && shell.ownerDocument === document;
  if (view && isNeeded && isHere) await drawFirstView(shell, idioma, view, presses);
  else presses?.stop();
}

/** Returns whether another tag around it decides what is shown. */
const isInside = (shell: HTMLElement): boolean => Boolean(shell.parentElement?.closest(composer));

/** The tag that <portal-completo> will most likely put inside itself need not wait for the portal's own code. */
function fetchLikely(idioma: Idioma): void {
  const start = hasSesion() ? 'portal-cliente' : 'portal-login';
  fetchChunks(chunksOf(start, idioma)).catch(() => undefined);
}
