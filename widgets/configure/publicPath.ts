// What a tag manager may know of a path. People may open any path, so that a part which is no word of the portal's own never passes.
import { patterns } from '../../src/areas/cliente/parts/routes.ts';

const words = new Set([
  ...['', '404', 'auth', 'cambiar-clave', 'cliente', 'login', 'publico', 'recibos', 'solicitud-cambio-clave'],
  ...Object.values(patterns).flatMap((pattern) => pattern.split('/')),
]);

/** With a letter and without what an e-mail has: a number alone may be of a person. */
const isCode = (part: string): boolean => /^(?=.*\p{L})[\p{L}\p{N}._-]+$/u.test(part);

function publicPart(part: string, before: string | undefined): string {
  if (words.has(part) || (before === 'cursos' && isCode(part))) return part;
  return before && /^(inscripciones|recibos|factura)$/.test(before) ? '{numero}' : '{otro}';
}

/** Without the query, and with a placeholder for each part that the portal has not named itself or that is no code of a course. */
export const publicPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index, parts) => publicPart(part, parts[index - 1]))
    .join('/');
