import type { Curso } from '../../../contract/curso.ts';

/** In the place of a course whose data have not come, while its form stands already. It is neither shown nor sent. */
export const unknownCurso: Curso = {
  id: '',
  identificacion: '',
  nombre: '',
  descripcion: '',
  modalidad: 'presencial',
  sesiones: [],
  inicio: '2000-01-01',
  fin: '2000-01-01',
  inscripcionDesde: '2000-01-01',
  inscripcionHasta: '2000-01-01',
  precio: 100,
  moneda: 'USD',
  anulacion: { hasta: '2000-01-01', retencionValor: 0, retencionPorcentaje: 0, requiereAprobacion: false },
  estado: 'abierto',
};
