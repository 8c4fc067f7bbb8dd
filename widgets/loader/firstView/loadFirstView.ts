// Brings the first view of a tag in the language of the tag. In Spanish it may have travelled with the loader; otherwise it is
// one file, asked for before all others.
import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { resolveIdioma } from '../../../src/state/idioma.ts';
import { importFile } from '../chunks.ts';
import { manifest } from '../manifest.ts';
import { carriedViews, type FirstViewData } from './carriedViews.ts';
import { drawFirstView } from './drawFirstView.ts';
import { showsFirstScreen } from './firstScreens.ts';

/** By language and tag. */
const known = new Map(Object.entries(carriedViews).map(([tag, data]) => [`es/${tag}`, data]));

/** Draws it as soon as it is there; without it the tag waits for its code. */
export function loadFirstView(shell: PortalShell, view: HTMLElement): void {
  if (!showsFirstScreen(shell)) return;
  const idioma = resolveIdioma(shell);
  const key = `${idioma}/${shell.localName}`;
  const draw = (data: FirstViewData): void => drawFirstView(shell, view, idioma, data);
  const data = known.get(key);
  if (data) draw(data);
  else
    importFile(`${manifest.firstViews}/${key}.js`).then(
      (file) => {
        known.set(key, file.data as FirstViewData);
        // Where the code has failed already, only a retry draws.
        const hasFailed = view.previousElementSibling?.role === 'alert';
        if (shell.isConnected && !hasFailed) draw(file.data as FirstViewData);
      },
      () => undefined,
    );
}
