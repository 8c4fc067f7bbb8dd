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
import { useLackingAdvice } from './useUnknownAdvice.ts';

interface PublicoAreaProps {
  /** True if the page's location belongs to something else; the area then neither reads nor writes it. */
  readonly foreign: boolean;
}

export function PublicoArea({ foreign }: PublicoAreaProps) {
  const place = useChosen(foreign);
  return (
    <SimpleLayout
      width={place.id === '' && place.ficha === '' ? 'list' : 'form'}
      home={foreign ? undefined : '/publico'}
    >
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

const CursoPage = lazyScreen(() => import('./ficha/CursoPage.tsx').then((module) => module.CursoPage));

/**
 * Shows the courses, the page of one, or the form of the chosen one. A tag begins with either; the code and the texts of the other load when somebody
 * is likely to need them.
 */
function PublicoPage({
  foreign,
  id,
  ficha,
  inAddress,
  canChange,
  choose,
  fichaPath,
  show,
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
    const open = (shown: string) => {
      place.chosen = shown;
      show(shown);
    };
    return { choose: chooseHere, prepare, fichaPath, open, prepareFicha: CursoPage.preload };
  }, [choose, fichaPath, show, prepare, place]);
  useEffect(() => {
    if (id === '' || !canChange) return;
    return whenIdle(() => {
      CursosPage.preload();
      loadIdioma(idioma, ['publico']).catch(() => undefined);
    });
  }, [id, canChange, idioma]);
  useArrival(id === '' ? ficha && `ficha ${ficha}` : id);
  const { host } = useHost();
  const { pathname } = useLocation();
  useLackingAdvice();
  // The list and the form have the same path.
  useLayoutEffect(() => {
    const opened = id === '' ? ficha && `?ficha=${ficha}` : `?curso=${id}`;
    host.setAttribute('listo', pathname + opened);
  }, [host, pathname, id, ficha]);

  if (id !== '') return <SolicitudScreen key={id} id={id} onLeave={canChange ? leave : undefined} />;
  return (
    <EnrolContext value={enrol}>
      {ficha === '' ? (
        <CursosPage foreign={foreign} place={place} />
      ) : (
        <CursoPage key={ficha} id={ficha} isShared={inAddress} onLeave={leave} />
      )}
    </EnrolContext>
  );
}
