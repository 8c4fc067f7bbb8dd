/** The filters of the enrolments: kind, texts (locales, inscripciones.json) and query for the API. */
import { estadosInscripcion } from '../../../domain/estados/inscripcion.ts';
import { filtersFor } from '../lists/filters.ts';

const { search, several, days, order } = filtersFor<'inscripciones', 'GET /api/cliente/inscripciones'>();

export const inscripcionFilters = {
  q: search('buscar', 'buscarEjemplo'),
  ...days('fechas'),
  estado: several({
    options: estadosInscripcion,
    label: 'estados',
    texts: 'estado',
    query: (estado) => ({ estado }),
  }),
  orden: order(['-fecha', 'fecha', 'curso', '-curso'], 'orden'),
};
