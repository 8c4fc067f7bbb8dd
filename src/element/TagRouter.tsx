// Connects react-router to the location that the tag follows. Changes are transitions: the old screen stays, with the progress
// bar over it, until the new one's code and texts have loaded.
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react';
import { leavePlace } from '../state/leaving.ts';
import {
  type Destination,
  type NavigateOptions,
  type Place,
  toPath,
  toPlace,
} from '../state/ubicacion/place.ts';
import type { Ubicacion } from '../state/ubicacion.ts';
import { ProgressBar } from '../ui/controls/ProgressBar.tsx';
import { useHost } from '../ui/hooks/host.ts';
import { useHydrating } from '../ui/hooks/useHydrating.ts';
import { RouteFocus } from '../ui/routing/RouteFocus.tsx';
import { createPath, type Navigator, Router } from '../ui/routing/router.ts';
import { composerOf } from './composerOf.ts';
import { OutsideBasePath } from './OutsideBasePath.tsx';
import type { Emit } from './shell/emit.ts';
import type { PortalShell } from './shell/PortalShell.ts';
import type { TagDefinition } from './TagDefinition.ts';

interface Props {
  definition: TagDefinition;
  ubicacion: Ubicacion;
  emit: Emit;
}

/** Hides from the page the secret of a mail's link, which is in the address for a moment. */
function withoutToken(location: Place): Place {
  const search = new URLSearchParams(location.search);
  if (!search.has('token')) return location;
  search.delete('token');
  return { ...location, search: search.size === 0 ? '' : `?${search}` };
}

const owns = (definition: TagDefinition, place: Place | undefined): place is Place =>
  place !== undefined && definition.owns(place.pathname);

export function TagRouter({ definition, ubicacion, emit }: Props) {
  const outside = useStore(ubicacion.$outside);
  const { host } = useHost();
  const [{ shown, foreign }, setPlace] = useState(() => {
    const now = ubicacion.$location.get();
    return { shown: now, foreign: !owns(definition, now) };
  });
  const [pending, startTransition] = useTransition();

  const latest = useRef(shown);
  useEffect(
    () =>
      ubicacion.$location.subscribe((next) => {
        // The first place is not a change, and needs no progress bar.
        if (next === latest.current) return;
        latest.current = next;
        if (!next) ubicacion.told = undefined;
        const isForeign = !owns(definition, next);
        // A tag that <portal-completo> is about to replace keeps showing what it shows.
        const stays = isForeign && composerOf(host) !== undefined;
        startTransition(() =>
          setPlace((before) => ({ shown: stays ? before.shown : next, foreign: isForeign })),
        );
      }),
    [ubicacion, definition, host],
  );

  const location = useMemo(
    (): Place =>
      owns(definition, shown)
        ? shown
        : { pathname: definition.root, search: '', hash: '', state: null, key: 'root' },
    [shown, definition],
  );

  useEffect(() => {
    // A screen that redirects at once has done so by now.
    if (location !== ubicacion.$location.get()) return;
    const path = createPath(withoutToken(location));
    if (path === ubicacion.told) return;
    ubicacion.told = path;
    emit('portal-navigate', { path, href: ubicacion.createHref(path) });
  }, [location, ubicacion, emit]);

  const navigator = useMemo((): Navigator => {
    /** Navigates, unless the page cancels that to use its own router. */
    const navigate = (to: Destination, options: NavigateOptions): void =>
      leavePlace(() => {
        const path = createPath(withoutToken(toPlace(toPath(to), null, '')));
        // If the path is the same, only another part of the place changes, as when the secret of a mail's link is removed.
        const isElsewhere = path !== ubicacion.told;
        if (isElsewhere && !emit('portal-navigate', { path, href: ubicacion.createHref(path) }, true)) return;
        ubicacion.told = path;
        ubicacion.navigate(to, options);
      });
    return {
      createHref: (to) => ubicacion.createHref(to),
      go: (delta) => ubicacion.go(delta),
      push: (to, state) => navigate(to, { state }),
      replace: (to, state) => navigate(to, { replace: true, state }),
    };
  }, [ubicacion, emit]);

  const { pathname } = location;
  // Signals the resizer again when the tag's height changes.
  useEffect(() => {
    const tell = (): void => {
      const path = host.getAttribute('listo');
      if (path !== null) host.setAttribute('listo', path);
    };
    let seen = innerHeight;
    const watch = new ResizeObserver(() => {
      // No signal if the iframe itself changed height: the tag follows it. The page may resize the iframe on this signal, so it
      // waits for the next animation frame.
      if (innerHeight === seen) requestAnimationFrame(tell);
      seen = innerHeight;
    });
    watch.observe(host);
    return () => watch.disconnect();
  }, [host]);

  // Every first view shows the tag's root. If the person left it before the app loaded, the app begins with another screen.
  const hydrating = useHydrating();
  const [wasDrawn] = useState(() => (host as PortalShell).firstView !== undefined);
  const followed = wasDrawn && !hydrating && pathname !== definition.root;

  const { View } = definition;
  return (
    <Router location={location} navigator={navigator}>
      {pending && <ProgressBar />}
      <ShownPath path={pathname} />
      {outside ? <OutsideBasePath /> : <View foreign={foreign} />}
      <RouteFocus followed={followed} />
    </Router>
  );
}

/**
 * Says in the tag's attribute which screen is shown. An iframe resizer that observes only the page's own nodes sees a change there; the
 * typeface may also change, before the paint. Stands before the screens, whose own effects run later and may say more.
 */
function ShownPath({ path }: { readonly path: string }) {
  const { host } = useHost();
  useLayoutEffect(() => host.setAttribute('listo', path), [host, path]);
  return null;
}
