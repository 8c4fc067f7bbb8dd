// Which tag shows which paths of the portal (spec.md 2).

/** `/auth/*` and the second reading of the change-password path. */
export const ownsAuth = (path: string): boolean =>
  path === '/auth' || path.startsWith('/auth/') || path === '/cambiar-clave';

export const ownsPublico = (path: string): boolean =>
  path === '/publico' || path === '/publico/inscripciones';

export const ownsCliente = (path: string): boolean => path === '/cliente' || path.startsWith('/cliente/');
