/** The side menu of spec.md 2: one group, General, with four items. */
import { useMemo } from 'react';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { prefetchConsulta } from '../../state/consultas.ts';
import { CourseIcon, HomeIcon, ReceiptIcon, WalletIcon } from '../../ui/icons/menu.tsx';
import type { MenuGroup } from '../../ui/shells/menuTypes.ts';
import { camposCursos, consultaCursos } from './cursos/filtrosCursos.ts';
import { readFiltros } from './listas/filtros.ts';
import { readPagina } from './listas/pagina.ts';
import { preloadPantalla } from './pantallas.ts';
import { rutas } from './rutas.ts';

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
            path: rutas.inicio,
            icon: <HomeIcon />,
            onIntent: () => preloadPantalla('inicio', idioma),
          },
          {
            id: 'recibos',
            title: t('menu.recibos'),
            path: rutas.recibos,
            icon: <ReceiptIcon />,
            onIntent: () => preloadPantalla('recibos', idioma),
          },
          {
            id: 'cursos',
            title: t('menu.cursos'),
            path: rutas.cursos,
            icon: <CourseIcon />,
            onIntent: () => {
              preloadPantalla('cursos', idioma);
              prefetchCursos();
            },
          },
          {
            id: 'cartera',
            title: t('menu.cartera'),
            path: rutas.cartera,
            icon: <WalletIcon />,
            onIntent: () => preloadPantalla('cartera', idioma),
          },
        ],
      },
    ],
    [t, idioma],
  );
}

/** The very read with which the screen of courses opens. */
function prefetchCursos(): void {
  const ninguno = new URLSearchParams();
  const { limite } = readPagina(ninguno);
  prefetchConsulta('GET /api/cliente/cursos', {
    query: { ...consultaCursos(readFiltros(camposCursos, ninguno)), limite },
  });
}
