// What a tag manager may know of a path. People may open any path, so that a part which is no word of the portal's own never passes.
import { patterns } from '../../src/areas/cliente/parts/routes.ts';

const words = new Set([
  ...['', '404', 'auth', 'cambiar-clave', 'cliente', 'login', 'publico', 'recibos', 'solicitud-cambio-clave'],
  ...Object.values(patterns).flatMap((pattern) => pattern.split('/')),
]);

/** What the portal has there; what stands in the address may be anything. */
const places = new Map([
  ['cursos', '{curso}'],
  ['inscripciones', '{numero}'],
  ['recibos', '{numero}'],
  ['factura', '{numero}'],
]);

const publicPart = (part: string, before = ''): string =>
  words.has(part) ? part : (places.get(before) ?? '{otro}');

/** Without the query, and with a placeholder for each part that the portal has not named itself. */
export const publicPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index, parts) => publicPart(part, parts[index - 1]))
    .join('/');
