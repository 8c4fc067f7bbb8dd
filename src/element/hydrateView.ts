// Replaces the first view that the loader drew with the app. React hydrates the same nodes, so that what was typed, the focus, the
// selection and an IME composition in progress stay. If the app begins with something else, it renders that instead.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Area } from '../i18n/areas.ts';
import { forgetFailedTexts, loadIdioma } from '../i18n/loadTexts.ts';
import { afterFrame } from '../state/afterFrame.ts';
import { $sesion, restoreSesion } from '../state/sesion.ts';
import { forgetFailedScreens, loadBeginning } from '../ui/routing/lazy.tsx';
import type { FirstView } from './shell/FirstView.ts';
import { holdRules } from './styledSheet.ts';

/**
 * Returns a root that begins once all that the first view shows has loaded: until then nothing changes.
 * @param report called with what failed to load
 */
export function hydrateView(
  container: HTMLElement,
  firstView: FirstView,
  options: RootOptions,
  report: (error: unknown) => void,
): Root {
  let latest: ReactNode;
  let root: Root | undefined;
  let isGone = false;

  const begin = async (): Promise<void> => {
    try {
      await loadFirst(firstView);
    } catch (error) {
      if (isGone) return;
      report(error);
      // The texts failed to load: the loader has its own words.
      firstView.fail(() => {
        forgetFailedTexts();
        forgetFailedScreens();
        void begin();
      });
      return;
    }
    if (isGone) return;
    const sesion = $sesion.get();
    const isSame = firstView.isCurrent() && sesion.estado === 'anonimo' && sesion.motivo === undefined;
    firstView.begin();
    const release = holdRules(firstView.css);
    firstView.release = release;
    root = isSame ? hydrate(container, latest, options) : replace(container, latest, options);
    // Also if the tree fails, and the view is never shown.
    void afterFrame().then(release);
  };
  void begin();
  return {
    render(node) {
      latest = node;
      root?.render(node);
    },
    unmount() {
      // A tag that comes back before the app has loaded still has its first view.
      isGone = true;
      root?.unmount();
    },
  };
}

/** Waits until it is known who has signed in, and code and texts have loaded. Rejects if they fail to load. */
async function loadFirst({ areas, idioma }: FirstView): Promise<void> {
  await Promise.all([restoreSesion(), loadIdioma(idioma, areas as Area[]), loadBeginning(areas)]);
}

function hydrate(container: HTMLElement, node: ReactNode, options: RootOptions): Root {
  const root = hydrateRoot(container, node, options);
  // A discrete event makes React hydrate its target at once, down to the boundary of the screen. Nothing may be updated before,
  // and nothing here listens to this event.
  const title = container.querySelector('[data-rank="1"]');
  title?.dispatchEvent(new Event('reset', { bubbles: true }));
  return root;
}

function replace(container: HTMLElement, node: ReactNode, options: RootOptions): Root {
  container.replaceChildren();
  const root = createRoot(container, options);
  flushSync(() => root.render(node));
  return root;
}
