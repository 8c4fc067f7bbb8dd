/** The files of the texts: one per group and language, built by a module in the language's folder (locales/es/comun.group.ts). */
import type { Area } from './areas.ts';

/** What every tag shows, what visitors see, where clients begin, and the rest of their area. */
export type TextGroup = 'comun' | 'publico' | 'inicio' | 'cuenta';

export const textGroups: Readonly<Record<Area, TextGroup>> = {
  comun: 'comun',
  errores: 'comun',
  auth: 'comun',
  sesion: 'comun',
  curso: 'publico',
  publico: 'publico',
  solicitud: 'publico',
  persona: 'publico',
  inicio: 'inicio',
  inscripciones: 'inicio',
  libro: 'inicio',
  cursos: 'inicio',
  ajustes: 'cuenta',
  cartera: 'cuenta',
  clave: 'cuenta',
  marco: 'cuenta',
  pago: 'cuenta',
  perfil: 'cuenta',
  recibos: 'cuenta',
};
