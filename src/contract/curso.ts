/** Courses: public, listed and opened by anyone. */
import * as v from 'valibot';
import { estadosCurso, modalidades } from '../domain/estados/curso.ts';
import { Fecha, Id, Importe, Instante, Moneda, NumeroCuotas, Porcentaje, WholeNumber } from './fields.ts';
import { baseQuery, dateRange, listOf, repeatable, sortBy } from './list.ts';
import { ruta } from './ruta.ts';

const Sesion = v.object({ inicio: Instante, fin: Instante, lugar: v.string() });

/** Until `hasta`, included. `valor` is taken off the price, in minor units. */
const Descuento = v.object({ motivo: v.string(), valor: Importe, hasta: Fecha });

/** What cancelling costs: the fixed amount plus the percentage of what was billed, never more than was billed. */
const PoliticaAnulacion = v.object({
  hasta: Fecha,
  retencionValor: Importe,
  retencionPorcentaje: Porcentaje,
  requiereAprobacion: v.boolean(),
});

/** The tax that a price includes: its code (IVA) and percentage. */
const ImpuestoIncluido = v.object({ codigo: v.string(), tarifa: Porcentaje });

/**
 * `identificacion` is the code that people know (EXT-2026-014). `cuposDisponibles` and `estado` are derived. `precio` is
 * what people pay, tax included, as consumer law in Ecuador and Colombia asks; src/domain/cotizacion tells them apart.
 */
export const Curso = v.object({
  id: Id,
  identificacion: v.string(),
  nombre: v.string(),
  descripcion: v.string(),
  modalidad: v.picklist(modalidades),
  sesiones: v.array(Sesion),
  inicio: Fecha,
  fin: Fecha,
  inscripcionDesde: Fecha,
  inscripcionHasta: Fecha,
  cupo: v.optional(WholeNumber),
  cuposDisponibles: v.optional(WholeNumber),
  precio: Importe,
  moneda: Moneda,
  descuento: v.optional(Descuento),
  /** Left out where the price has none. */
  impuesto: v.optional(ImpuestoIncluido),
  /** Instalments, a month apart. Left out: one payment. */
  cuotas: v.optional(NumeroCuotas),
  /** Somebody of the institution looks at each enrolment before it can be paid. Left out: no. */
  requiereAprobacion: v.optional(v.boolean()),
  /** The terms that who enrols now has to accept; sent back with the enrolment. */
  terminos: v.optional(v.object({ version: v.string() })),
  anulacion: PoliticaAnulacion,
  estado: v.picklist(estadosCurso),
});
export type Curso = v.InferOutput<typeof Curso>;

/** `desde` and `hasta` are about the first day of the course; `q` looks in code, name and description. */
export const ConsultaCursos = v.strictObject({
  ...baseQuery,
  ...dateRange,
  modalidad: repeatable(modalidades),
  estado: repeatable(estadosCurso),
  orden: sortBy('inicio', 'nombre', 'precio', 'inscripcionHasta'),
});

export const listCursos = ruta({
  method: 'GET',
  path: '/api/cliente/cursos',
  auth: 'publica',
  summary: 'Courses',
  query: ConsultaCursos,
  status: 200,
  response: listOf(Curso),
});

export const getCurso = ruta({
  method: 'GET',
  path: '/api/cliente/cursos/{id}',
  auth: 'publica',
  summary: 'One course, by id or by code',
  status: 200,
  response: Curso,
});

/** For calendars to subscribe to or import: an address that a person can open, hence a path and not an Accept. */
export const getCalendario = ruta({
  method: 'GET',
  path: '/api/cliente/cursos/{id}/calendario.ics',
  auth: 'publica',
  summary: 'The sessions of a course as iCalendar (RFC 5545); by id or by code',
  status: 200,
  response: v.string(),
  media: ['text/calendar'],
});
