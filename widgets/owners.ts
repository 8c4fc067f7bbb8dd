// Assigns the paths of the portal to the tags that show them (spec.md 2).

/** `/auth/*` and `/cambiar-clave`, which signed-in people can open too. */
export const ownsAuth = (path: string): boolean =>
  path === '/auth' || path.startsWith('/auth/') || path === '/cambiar-clave';

export const ownsPublico = (path: string): boolean =>
  path === '/publico' || path === '/publico/inscripciones';

export const ownsCliente = (path: string): boolean => path === '/cliente' || path.startsWith('/cliente/');
