// Courses that between them show everything that a row of the public list can show. From them the build learns which classes
// the rows have, and that what draws them without React gives what React gives (learnRows.ts).
import type { Curso } from '../../../src/contract/curso.ts';

const curso: Curso = {
  id: 'c-1',
  identificacion: 'EXT-2026-001',
  nombre: 'Gestión de proyectos',
  descripcion: '',
  modalidad: 'presencial',
  sesiones: [{ inicio: '9998-01-05T23:00:00Z', fin: '9998-01-06T01:00:00Z', lugar: 'Aula 1' }],
  inicio: '9998-01-05',
  fin: '9998-11-20',
  inscripcionDesde: '2020-01-01',
  inscripcionHasta: '9998-01-02',
  precio: 12_050,
  moneda: 'USD',
  anulacion: { hasta: '9998-01-01', retencionValor: 0, retencionPorcentaje: 0, requiereAprobacion: false },
  estado: 'abierto',
};

const descuento = { motivo: 'Pronto pago', valor: 2_000, hasta: '9997-12-31' };
const otherPlace = { inicio: '9998-01-07T23:00:00Z', fin: '9998-01-08T01:00:00Z', lugar: 'Laboratorio' };

/** The one of which a draft is kept on the device. */
export const sampleWithDraft = 'c-9';

export const sampleCursos: readonly Curso[] = [
  curso,
  { ...curso, id: 'c-2', modalidad: 'virtual', cuposDisponibles: 3, cupo: 20, descuento },
  {
    ...curso,
    id: 'c-3',
    modalidad: 'hibrida',
    cuposDisponibles: 12,
    cupo: 20,
    cuotas: 3,
    sesiones: [...curso.sesiones, otherPlace],
    descuento: { ...descuento, condicion: { tipo: 'codigo' } },
  },
  {
    ...curso,
    id: 'c-4',
    estado: 'lleno',
    cuposDisponibles: 0,
    cupo: 20,
    precio: 0,
    sesiones: [],
    descuento: { ...descuento, condicion: { tipo: 'declaracion', declaracion: 'Soy docente.' } },
  },
  {
    ...curso,
    id: 'c-5',
    precio: 90_000,
    moneda: 'COP',
    requiereAprobacion: true,
    descuento: { ...descuento, condicion: { tipo: 'declaracion', declaracion: 'Soy docente.' } },
  },
  { ...curso, id: 'c-6', identificacion: 'A'.repeat(60), nombre: 'مقدمة في الإدارة' },
  { ...curso, id: 'c-7', estado: 'programado', inscripcionDesde: '9997-06-01', cuotas: 2 },
  { ...curso, id: 'c-8', estado: 'cerrado', cuposDisponibles: 1 },
  { ...curso, id: sampleWithDraft },
  { ...curso, id: 'c-10', estado: 'en_curso' },
  { ...curso, id: 'c-11', estado: 'cancelado' },
];
