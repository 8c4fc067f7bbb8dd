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

const entries = [
  ['inicio', HomeIcon],
  ['recibos', SlipIcon],
  ['cursos', MortarboardIcon],
  ['cartera', WalletIcon],
] as const;

export function useMenu(): readonly MenuGroup[] {
  const t = useT('inicio');
  const { idioma } = useIdioma();
  return useMemo(
    () => [
      {
        id: 'general',
        title: t('menu.general'),
        items: entries.map(([id, Icon]) => ({
          id,
          title: t(`menu.${id}`),
          path: routes[id],
          icon: <Icon />,
          // Enrolments have no line of their own: they are reached from the courses.
          ...(id === 'cursos' && { also: [routes.inscripciones] }),
          onIntent: () => {
            preloadScreen(id, idioma);
            if (id === 'cursos') prefetchCursos();
          },
        })),
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
