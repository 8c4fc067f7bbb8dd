// Puts the app in the place of the first view that the loader drew. React takes over the very nodes, so that what is typed, the
// focus, the selection and a composition in progress stay. Where the app begins with something else, it draws its own.
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
 * A root that begins once all is there that the first view shows: until then nothing changes. @param report hears what does not
 * come
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
      await settle(firstView);
    } catch (error) {
      if (isGone) return;
      report(error);
      // The texts did not come: the loader has words of its own.
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
    // Also where the tree fails, and the view is never shown.
    void afterFrame().then(release);
  };
  void begin();
  return {
    render(node) {
      latest = node;
      root?.render(node);
    },
    unmount() {
      // A tag that comes back before the app was there still has its first view.
      isGone = true;
      root?.unmount();
    },
  };
}

/** Waits until it is known who has signed in, and code and texts are there. Rejects where they do not come. */
async function settle({ areas, idioma }: FirstView): Promise<void> {
  await Promise.all([restoreSesion(), loadIdioma(idioma, areas as Area[]), loadBeginning(areas)]);
}

function hydrate(container: HTMLElement, node: ReactNode, options: RootOptions): Root {
  const root = hydrateRoot(container, node, options);
  // React takes over at once, and down to the boundary of the screen, what is about to hear an event of the person's. It must
  // not be updated before, and nobody here hears this one.
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
