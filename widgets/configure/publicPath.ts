// Removes personal parts from a path before a tag manager gets it. People may open any path, so every part that is not one of the
// portal's own words becomes a placeholder.
import { patterns } from '../../src/areas/cliente/parts/routes.ts';

const words = new Set([
  ...['', '404', 'auth', 'cambiar-clave', 'cliente', 'login', 'publico', 'recibos', 'solicitud-cambio-clave'],
  ...Object.values(patterns).flatMap((pattern) => pattern.split('/')),
]);

/** The portal's own paths. The address itself may contain anything. */
const places = new Map([
  ['cursos', '{curso}'],
  ['inscripciones', '{numero}'],
  ['recibos', '{numero}'],
  ['factura', '{numero}'],
]);

const publicPart = (part: string, before = ''): string =>
  words.has(part) ? part : (places.get(before) ?? '{otro}');

/** Returns the path without its query, and with a placeholder for each part that is not the portal's own. */
export const publicPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index, parts) => publicPart(part, parts[index - 1]))
    .join('/');
