// Carries out what a page asks of a tag: to take the focus, to read again, to start over, to sign out.
import { invalidateConsultas } from '../state/consultas.ts';
import { draftPrefix, entryName } from '../state/publicoKeys.ts';
import { logout } from '../state/sesion.ts';
import { openUbicacion, type UbicacionOptions } from '../state/ubicacion.ts';
import type { PortalShell, TagAction } from './shell/PortalShell.ts';
import { shellOf } from './shellOf.ts';
import type { TagDefinition } from './TagDefinition.ts';
import { followed } from './useUbicacion.ts';

/** The methods of r2wc's class that ours overrides. */
interface Mounting {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** @param view the element inside the tag that is asked */
export async function runTagAction(
  view: HTMLElement,
  definition: TagDefinition,
  action: TagAction,
  options: FocusOptions | undefined,
): Promise<void> {
  const shell = shellOf(view);
  if (action === 'focus') focusFirst(await shownTag(shell), options);
  if (action === 'refresh') invalidateConsultas('/api');
  if (action === 'signOut') await logout();
  if (action === 'reset') {
    // r2wc's own method unmounts the view at once; ours would wait.
    const mounting: Mounting = Object.getPrototypeOf(Object.getPrototypeOf(view));
    mounting.disconnectedCallback.call(view);
    forget(shell, definition);
    mounting.connectedCallback.call(view);
  }
}

/** Matches at least one element of every screen, and nothing while the tag does not yet know who is signed in. */
const screen = '[part~=main], h1, h2, h3, button, a';

/** Matches the place of a screen while it holds only an outline. */
const outlined = '[part~=main]:has([data-outline]):not(:has(h1, h2, h3, input))';

/** The tag that takes the focus, once it shows a screen: a composing tag passes it to the tag that the place needs. */
async function shownTag(shell: PortalShell): Promise<PortalShell> {
  for (;;) {
    const shown =
      shell.querySelector<PortalShell>('portal-login, portal-inscripcion-publica, portal-cliente') ?? shell;
    const root = shown.shadowRoot;
    const isThere = shown === shell || shown.getAttribute('listo')?.split('?', 1)[0] === placeOf(shell);
    if (isThere && shown.hasAttribute('listo') && root.querySelector(screen) && !root.querySelector(outlined))
      return shown;
    await new Promise((resolve) => {
      const watch = new MutationObserver((changes, observer) => {
        observer.disconnect();
        resolve(changes);
      });
      for (const node of new Set([shell, shell.shadowRoot, root]))
        watch.observe(node, { childList: true, subtree: true, attributeFilter: ['listo'] });
    });
  }
}

function placeOf(shell: PortalShell): string | undefined {
  const ubicacion = followed.get(shell);
  return ubicacion instanceof Error ? undefined : ubicacion?.$location.get()?.pathname;
}

function focusFirst(shell: PortalShell, options: FocusOptions | undefined): void {
  const root = shell.shadowRoot;
  // The page's React focuses the tag whenever the focused element in it is gone: another element in it may be focused by then.
  if (root.activeElement) return;
  const main = root.querySelector('[part~=main]') ?? root;
  const fields = [...main.querySelectorAll<HTMLElement>('input, select, textarea')];
  const field = fields.find((one) => one.tabIndex >= 0 && one.matches(':enabled') && one.checkVisibility());
  const target =
    field ??
    main.querySelector<HTMLElement>('[data-rank="1"], h1, h2, h3') ??
    root.querySelector<HTMLElement>('.root');
  if (!field && !target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
  target?.focus(options);
}

/** Forgets what was typed and not sent, and the tag's place. */
function forget(shell: PortalShell, { tag, root, owns, ownsPage }: TagDefinition): void {
  if (ownsPage || tag === 'portal-inscripcion-publica') {
    dropKeys(() => localStorage, draftPrefix);
    const { [entryName]: _, ...rest } = (history.state ?? {}) as Record<string, unknown>;
    history.replaceState(rest, '');
  }
  if (ownsPage || tag === 'portal-cliente') dropKeys(() => sessionStorage, 'portal.registro.');
  const { routing, basePath } = shell.$options.get() as unknown as UbicacionOptions;
  // A tag with a place of its own begins at its root anyway.
  if (routing === 'memory') return;
  const ubicacion = openUbicacion({ routing, basePath });
  const place = ubicacion.$location.get();
  if (place && owns(place.pathname)) ubicacion.navigate(root, { replace: true });
}

/** Storage may be blocked: then nothing was kept there. */
function dropKeys(storage: () => Storage, prefix: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // Storage is blocked: then there is nothing in it.
  }
}
