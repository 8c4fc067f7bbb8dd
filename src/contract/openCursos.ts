/** The first page of the open courses, as the public area asks for it; the loader asks too, before the code is there. */
export const openCursos = {
  estado: ['abierto', 'lleno'] as ('abierto' | 'lleno')[],
  orden: 'inicio' as const,
  limite: 12,
};
