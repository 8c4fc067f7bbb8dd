/**
 * The screens of the area, each a chunk of its own, and what it takes to have one ready before it is asked for: its
 * code, its texts and its first read.
 */
import type { Idioma } from '../../domain/idiomas.ts';
import type { Area } from '../../i18n/areas.ts';
import { loadIdioma } from '../../i18n/loadTexts.ts';
import { type LazyComponent, lazyScreen } from '../../ui/lazy.tsx';

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

const textos: { readonly [nombre in ScreenName]: readonly Area[] } = {
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

/** Code and texts; what fails now fails again, and is shown, when the screen is opened. */
export function preloadScreen(nombre: ScreenName, idioma: Idioma): void {
  screens[nombre].preload();
  loadIdioma(idioma, textos[nombre]).catch(() => undefined);
}
