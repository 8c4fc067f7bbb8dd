/** The public area without a menu: logo, help, and the courses or the form. Both of its paths show the same. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { loadIdioma } from '../../i18n/loadTexts.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { useLocation } from '../../ui/routing/router.ts';
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { EnrolContext } from './EnrolContext.ts';
import { useArrival } from './useArrival.ts';
import { useChosen } from './useChosen.ts';
import type { ListPlace } from './useFilters.ts';

interface PublicoAreaProps {
  /** True if the page's location belongs to something else; the area then neither reads nor writes it. */
  readonly foreign: boolean;
}

export function PublicoArea({ foreign }: PublicoAreaProps) {
  const place = useChosen(foreign);
  return (
    <SimpleLayout width={place.id === '' ? 'list' : 'form'} home={foreign ? undefined : '/publico'}>
      <PublicoPage foreign={foreign} {...place} />
    </SimpleLayout>
  );
}

const CursosPage = lazyScreen(
  () => import('./CursosPage.tsx').then((module) => module.CursosPage),
  'publico',
);
const SolicitudScreen = lazyScreen(
  () => import('./solicitud/SolicitudScreen.tsx').then((module) => module.SolicitudScreen),
  'solicitud',
);

/**
 * Shows the courses, or the form of the chosen one. A tag begins with either; the code and the texts of the other load when somebody
 * is likely to need them.
 */
function PublicoPage({
  foreign,
  id,
  canChange,
  choose,
  leave,
}: PublicoAreaProps & ReturnType<typeof useChosen>) {
  // Loads the error texts now, because a later error may be a lost connection.
  useT('errores');
  const { idioma } = useIdioma();

  const prepare = useCallback(() => {
    SolicitudScreen.preload();
    // The form shows this error when it opens.
    loadIdioma(idioma, ['solicitud', 'persona']).catch(() => undefined);
  }, [idioma]);
  if (id !== '') prepare();
  const [place] = useState<ListPlace>(() => ({}));
  const enrol = useMemo(() => {
    const chooseHere = (chosen: string) => {
      place.chosen = chosen;
      choose(chosen);
    };
    return { choose: chooseHere, prepare };
  }, [choose, prepare, place]);
  useEffect(() => {
    if (id === '' || !canChange) return;
    return whenIdle(() => {
      CursosPage.preload();
      loadIdioma(idioma, ['publico']).catch(() => undefined);
    });
  }, [id, canChange, idioma]);
  useArrival(id);
  const { host } = useHost();
  const { pathname } = useLocation();
  // The list and the form have the same path.
  useLayoutEffect(
    () => host.setAttribute('listo', id === '' ? pathname : `${pathname}?curso=${id}`),
    [host, pathname, id],
  );

  if (id !== '') return <SolicitudScreen key={id} id={id} onLeave={canChange ? leave : undefined} />;
  return (
    <EnrolContext value={enrol}>
      <CursosPage foreign={foreign} place={place} />
    </EnrolContext>
  );
}
