// Puts react-router over the location that the tag follows. Changes come as transitions: the old screen stays,
// with the progress bar over it, until the new one's code and texts are there.
import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useMemo, useState, useTransition } from 'react';
import type { Ubicacion } from '../state/ubicacion.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { RouteFocus } from '../ui/RouteFocus.tsx';
import { createPath, type Navigator, Router, type To } from '../ui/router.ts';
import type { Emit } from './emit.ts';
import { OutsideBasePath } from './OutsideBasePath.tsx';
import type { TagDefinition } from './tag.ts';

type Location = NonNullable<ReturnType<Ubicacion['$location']['get']>>;

interface Props {
  definition: TagDefinition;
  ubicacion: Ubicacion;
  emit: Emit;
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

export function TagRouter({ definition, ubicacion, emit }: Props) {
  const outside = useStore(ubicacion.$outside);
  const [shown, setShown] = useState(() => ubicacion.$location.get());
  const [pending, startTransition] = useTransition();

  useEffect(
    () => ubicacion.$location.subscribe((location) => startTransition(() => setShown(location))),
    [ubicacion],
  );

  const foreign = shown === undefined || !definition.owns(shown.pathname);
  const location = useMemo(
    (): Location =>
      foreign ? { pathname: definition.root, search: '', hash: '', state: null, key: 'root' } : shown,
    [foreign, shown, definition.root],
  );

  useEffect(() => {
    if (foreign) return;
    const path = createPath(location);
    emit('portal-navigate', { path, href: ubicacion.createHref(path) });
  }, [foreign, location, ubicacion, emit]);

  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => ubicacion.createHref(pathOf(to)),
      go: (delta) => ubicacion.go(delta),
      push: (to, state) => ubicacion.navigate(pathOf(to), { state }),
      replace: (to, state) => ubicacion.navigate(pathOf(to), { replace: true, state }),
    }),
    [ubicacion],
  );

  const { View } = definition;
  const routerLocation: ComponentProps<typeof Router>['location'] = location;
  return (
    <Router location={routerLocation} navigator={navigator}>
      {pending && <ProgressBar />}
      {outside ? <OutsideBasePath /> : <View foreign={foreign} />}
      <RouteFocus />
    </Router>
  );
}
