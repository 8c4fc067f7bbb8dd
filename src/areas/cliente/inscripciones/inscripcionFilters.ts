/** The filters of the enrolments: kind, texts (locales, inscripciones.json) and what the API is asked for. */
import { estadosInscripcion } from '../../../domain/estados/inscripcion.ts';
import { filtersFor } from '../lists/filters.ts';

const { search, any, order } = filtersFor<'inscripciones', 'GET /api/cliente/inscripciones'>();

export const inscripcionFilters = {
  q: search('buscar', 'buscarEjemplo'),
  estado: any(estadosInscripcion, (estado) => ({ estado })),
  orden: order(['-fecha']),
};
