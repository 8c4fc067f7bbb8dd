/** After each route change scrolls the top of the tag into view and focuses its title. Renders nothing. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../hooks/host.ts';
import {
  findTitle,
  focusHeading,
  hasOpenMenu,
  isInUse,
  noteUse,
  somethingWasUsed,
  stopWaiting,
} from './routeFocus.ts';
import { useLocation } from './router.ts';
import { scrollToTop } from './scrollToTop.ts';

interface RouteFocusProps {
  /** The tag begins with a screen to which a link of its first view has led, before the app had loaded. */
  readonly followed: boolean;
}

export function RouteFocus({ followed }: RouteFocusProps) {
  const { host, root, ownsPage } = useHost();
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);

  // Runs before presses on a first view are carried out.
  useLayoutEffect(() => {
    const note = () => noteUse(root);
    if (root.activeElement) note();
    // Listens on the document: if the focused element is gone, only the page gets the key.
    const page = root.ownerDocument;
    const noteTab = ({ key }: KeyboardEvent) => key === 'Tab' && stopWaiting(root);
    page.addEventListener('keydown', noteTab, true);
    const uses = ['pointerdown', 'keydown', 'click'] as const;
    for (const use of uses) root.addEventListener(use, note, true);
    return () => {
      page.removeEventListener('keydown', noteTab, true);
      for (const use of uses) root.removeEventListener(use, note, true);
    };
  }, [root]);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname) return;
    // The tag replaces another one (the portal replaces sign-in), whose focus was lost with it.
    const { activeElement, body } = root.ownerDocument;
    const arrived = (followed && activeElement === body) || (ownsPage && somethingWasUsed());
    if (before === undefined ? !arrived : !ownsPage && !isInUse(root)) return;
    scrollToTop(host, ownsPage);
    if (!hasOpenMenu(root)) focusHeading(root, findTitle(root));
  }, [pathname, host, root, ownsPage, followed]);

  return null;
}
