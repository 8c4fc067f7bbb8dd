/** The query for the first page of open courses. The public area asks with it, and so does the loader before the code has loaded. */
export const openCursos = {
  estado: ['abierto', 'lleno'] as ('abierto' | 'lleno')[],
  orden: 'oferta' as const,
  limite: 24,
};
