/** The side menu of spec.md 2: one group, General, with four items. */
import { useMemo } from 'react';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { prefetchConsulta } from '../../state/consultas.ts';
import { HomeIcon, MortarboardIcon, SlipIcon, WalletIcon } from '../../ui/icons/menu.tsx';
import type { MenuGroup } from '../../ui/shells/menuItem.ts';
import { cursoFilters } from './cursos/cursoFilters.ts';
import { queryOf } from './lists/filters.ts';
import { readPage } from './lists/page.ts';
import { readParams } from './lists/params.ts';
import { routes } from './parts/routes.ts';
import { preloadScreen } from './screens.ts';

export function useMenu(): readonly MenuGroup[] {
  const t = useT('inicio');
  const { idioma } = useIdioma();
  return useMemo(
    () => [
      {
        id: 'general',
        title: t('menu.general'),
        items: [
          {
            id: 'inicio',
            title: t('menu.inicio'),
            path: routes.inicio,
            icon: <HomeIcon />,
            onIntent: () => preloadScreen('inicio', idioma),
          },
          {
            id: 'recibos',
            title: t('menu.recibos'),
            path: routes.recibos,
            icon: <SlipIcon />,
            onIntent: () => preloadScreen('recibos', idioma),
          },
          {
            id: 'cursos',
            title: t('menu.cursos'),
            path: routes.cursos,
            // Enrolments have no line of their own: they are reached from here.
            also: [routes.inscripciones],
            icon: <MortarboardIcon />,
            onIntent: () => {
              preloadScreen('cursos', idioma);
              prefetchCursos();
            },
          },
          {
            id: 'cartera',
            title: t('menu.cartera'),
            path: routes.cartera,
            icon: <WalletIcon />,
            onIntent: () => preloadScreen('cartera', idioma),
          },
        ],
      },
    ],
    [t, idioma],
  );
}

/** The very read with which the screen of courses opens. */
function prefetchCursos(): void {
  const none = new URLSearchParams();
  const { limite } = readPage(none);
  prefetchConsulta('GET /api/cliente/cursos', {
    query: { ...queryOf(cursoFilters, readParams(cursoFilters, none)), limite },
  });
}
