// The tags of the bundle, and the text areas of each tag's first screen, which the loader fetches along with the code.
import { formStart } from './formStart.ts';

/** The texts of a client's area, and of the sign-in that leads there. */
const portalAreas = ['comun', 'errores', 'auth', 'inicio', 'inscripciones', 'libro'] as const;

export const tagAreas = {
  'portal-login': ['comun', 'errores', 'auth'],
  'portal-inscripcion-publica': ['comun', 'errores', 'curso', 'publico'],
  'portal-cliente': portalAreas,
  'portal-completo': portalAreas,
} as const;

export type Tag = keyof typeof tagAreas;

export const tags = Object.keys(tagAreas) as readonly Tag[];

const formAreas = ['comun', 'errores', 'curso', 'solicitud', 'persona'] as const;

/** The text areas of each screen with which a tag may begin. */
export const startAreas = { ...tagAreas, [formStart]: formAreas } as const;

export type Start = keyof typeof startAreas;

export const starts = Object.keys(startAreas) as readonly Start[];

/**
 * The starts with a file of their own. <portal-cliente> uses that of <portal-completo>: neither draws anything before its code
 * has loaded.
 */
export const fileStarts = starts.filter((start) => start !== 'portal-cliente');

/** The module of the screen whose code a start needs besides that of its tag. */
export const startScreens: Partial<Record<Start, string>> = {
  'portal-inscripcion-publica': 'src/areas/publico/CursosPage.tsx',
  [formStart]: 'src/areas/publico/solicitud/SolicitudScreen.tsx',
};

/** The tag that begins with `start`. */
export const tagOf = (start: Start): Tag | undefined =>
  tags.find((tag) => tag === start) ?? tags.find((tag) => start.startsWith(tag));
