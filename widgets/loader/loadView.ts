// Draws the first view of a tag, fetches the code of its view and the texts of its language side by side, and shows in the
// tag's place that something did not come.
import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { resolveIdioma } from '../../src/state/idioma.ts';
import { fetchFiles, filesOf, importTag } from './chunks.ts';
import { loadFirstView } from './firstView/loadFirstView.ts';
import { manifest } from './manifest.ts';
import { showFailure } from './showFailure.ts';

const coming = new Map<string, Promise<void>>();

/** Called when a tag enters the page. Its view, which stands in its shadow root already, is defined by what comes. */
export function loadView(shell: PortalShell, view: HTMLElement): void {
  const tag = shell.localName;
  loadFirstView(shell, view);
  let code = coming.get(tag);
  if (!code) {
    code = fetchTag(tag, shell);
    coming.set(tag, code);
    code.catch(() => coming.delete(tag));
  }
  code.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    emit(shell, 'portal-error', { code: 'ChunkLoadError', message });
    const retry = (): void => loadView(shell, view);
    if (shell.firstView) shell.firstView.fail(retry);
    else showFailure(view, resolveIdioma(shell), retry);
  });
}

async function fetchTag(tag: string, shell: HTMLElement): Promise<void> {
  const soon = tag === 'portal-completo' ? [likelyTag()] : [];
  const ahead = [
    ...textsOf(tag, shell),
    ...soon.flatMap((inner) => [...filesOf(inner), ...textsOf(inner, shell)]),
  ];
  // Only a head start: whoever needs one of these asks for it again, and shows what became of it.
  fetchFiles(ahead).catch(() => undefined);
  await importTag(tag);
}

/** The texts of a tag's first screen, in the language of `shell`. */
const textsOf = (tag: string, shell: HTMLElement): string[] =>
  (manifest.areas[tag] ?? []).map((area) => `${manifest.texts}/${resolveIdioma(shell)}/${area}.js`);

/** The tag that <portal-completo> will most likely put inside itself: its code need not wait for the portal's own. */
function likelyTag(): string {
  try {
    return sessionStorage.getItem('accessToken.base') === null ? 'portal-login' : 'portal-cliente';
  } catch {
    return 'portal-login';
  }
}
