/** The filters of the courses, in the order of their bar: kind, texts (locales, cursos.json) and query for the API. */
import {
  type EstadoCurso,
  estadosCurso,
  estadosOnOffer,
  modalidades,
} from '../../../domain/estados/curso.ts';
import { filtersFor } from '../lists/filters.ts';

const { search, choice, named, days } = filtersFor<'cursos' | 'curso', 'GET /api/cliente/cursos'>();

/** Courses to come are sorted by the nearest start, past or mixed ones by the latest: people look for those first. */
const toCome: readonly EstadoCurso[] = [...estadosOnOffer, 'cerrado'];

export const cursoFilters = {
  q: search('buscar', 'buscarEjemplo'),
  estado: choice({
    options: [...estadosCurso, 'todos'],
    // Courses open for enrolment, now or later.
    byDefault: 'vigentes',
    label: 'estadoFiltro',
    texts: 'ver',
    query: (shown) => {
      if (shown === 'todos') return { orden: '-inicio' };
      if (shown === 'vigentes') return { estado: [...estadosOnOffer], orden: 'oferta' };
      const estado = [shown];
      return { estado, orden: estado.every((one) => toCome.includes(one)) ? 'inicio' : '-inicio' };
    },
  }),
  modalidad: choice({
    options: modalidades,
    label: 'modalidadFiltro',
    texts: 'modalidad',
    query: (modalidad) => ({ modalidad }),
  }),
  area: named('area', (area) => ({ area: [area] })),
  // Anybody may write an address.
  precio: named('precio', (precio) => (/^\d{1,9}$/.test(precio) ? { precioHasta: Number(precio) } : {})),
  ...days('fechas', 'desde', 'hasta'),
};
