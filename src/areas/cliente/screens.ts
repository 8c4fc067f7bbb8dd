/** The screens of the area, each a chunk of its own, and their preloading. */
import { useEffect } from 'react';
import type { Idioma } from '../../domain/idiomas.ts';
import type { Area } from '../../i18n/areas.ts';
import { loadIdioma } from '../../i18n/loadTexts.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { type LazyComponent, lazyScreen } from '../../ui/routing/lazy.tsx';

type LazyScreen = LazyComponent<Record<never, never>>;

export const screens = {
  inicio: lazyScreen(() => import('./inicio/InicioScreen.tsx').then((m) => m.InicioScreen)),
  inscripciones: lazyScreen(() =>
    import('./inscripciones/InscripcionesScreen.tsx').then((m) => m.InscripcionesScreen),
  ),
  registro: lazyScreen(() => import('./inscripciones/RegistroScreen.tsx').then((m) => m.RegistroScreen)),
  inscripcion: lazyScreen(() =>
    import('./inscripciones/InscripcionScreen.tsx').then((m) => m.InscripcionScreen),
  ),
  cursos: lazyScreen(() => import('./cursos/CursosScreen.tsx').then((m) => m.CursosScreen)),
  curso: lazyScreen(() => import('./cursos/CursoScreen.tsx').then((m) => m.CursoScreen)),
  recibos: lazyScreen(() => import('./recibos/RecibosScreen.tsx').then((m) => m.RecibosScreen)),
  cartera: lazyScreen(() => import('./cartera/CarteraScreen.tsx').then((m) => m.CarteraScreen)),
  factura: lazyScreen(() => import('./cartera/FacturaScreen.tsx').then((m) => m.FacturaScreen)),
  perfil: lazyScreen(() => import('./perfil/PerfilScreen.tsx').then((m) => m.PerfilScreen)),
} satisfies Record<string, LazyScreen>;

export type ScreenName = keyof typeof screens;

const texts: { readonly [name in ScreenName]: readonly Area[] } = {
  inicio: ['inicio', 'inscripciones', 'libro'],
  inscripciones: ['inscripciones'],
  registro: ['inscripciones', 'curso', 'cursos', 'solicitud', 'persona'],
  inscripcion: ['inscripciones', 'curso'],
  cursos: ['curso', 'cursos'],
  curso: ['curso', 'cursos'],
  recibos: ['recibos'],
  cartera: ['cartera', 'libro'],
  factura: ['cartera'],
  perfil: ['perfil', 'persona'],
};

/** Fetches code and texts. Ignores failures: they happen again, and show, when the screen is opened. */
export function preloadScreen(name: ScreenName, idioma: Idioma): void {
  screens[name].preload();
  loadIdioma(idioma, texts[name]).catch(() => undefined);
}

/** In the order of fetching. */
const likely: readonly ScreenName[] = [
  'cursos',
  'inscripciones',
  'curso',
  'inscripcion',
  'inicio',
  'recibos',
  'cartera',
];

/** Fetches the most likely next screens while the browser is idle. */
export function usePreload(): void {
  const { idioma } = useIdioma();
  useEffect(() => {
    const rest = [...likely];
    let cancel = whenIdle(next);
    function next(): void {
      const name = rest.shift();
      if (name === undefined) return;
      preloadScreen(name, idioma);
      cancel = whenIdle(next);
    }
    return () => cancel();
  }, [idioma]);
}
