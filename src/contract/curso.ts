/** Courses. They are public: anyone can list and open them. */
import * as v from 'valibot';
import { estadosCurso, modalidades } from '../domain/estados/curso.ts';
import { Condicion } from './condicion.ts';
import { endpoint } from './endpoint.ts';
import { Ficha, Imagen } from './ficha.ts';
import { Fecha, Importe, Instante, Moneda, NumeroCuotas, Porcentaje, WholeNumber } from './fields.ts';
import { Id } from './Id.ts';
import {
  baseQuery,
  dateRange,
  ExactTexts,
  type ListPage,
  listOf,
  repeatable,
  sortBy,
  TypedImporte,
} from './list.ts';

const Sesion = v.object({ inicio: Instante, fin: Instante, lugar: v.string() });

/**
 * A discount that ends after the day `hasta`. The API subtracts `valor`, in minor units, from the price: for everybody, or
 * for those who meet `condicion`.
 */
const Descuento = v.object({
  motivo: v.string(),
  valor: Importe,
  hasta: Fecha,
  condicion: v.optional(Condicion),
});

/** The cost of cancelling: a fixed amount plus a percentage of the billed amount, and never more than was paid. */
const PoliticaAnulacion = v.object({
  hasta: Fecha,
  retencionValor: Importe,
  retencionPorcentaje: Porcentaje,
  requiereAprobacion: v.boolean(),
});

/** The tax that a price includes: its code (IVA) and percentage. */
const ImpuestoIncluido = v.object({ codigo: v.string(), tarifa: Porcentaje });

/**
 * `identificacion` is the code that people know (EXT-2026-014). The API derives `cuposDisponibles` and `estado`.
 * `precio` is what people pay, tax included, as consumer law in Ecuador and Colombia requires. src/domain/cotizacion
 * splits it into price and tax.
 */
export const Curso = v.object({
  id: Id,
  identificacion: v.string(),
  nombre: v.string(),
  descripcion: v.string(),
  /** What the course is about, in a word or two: Arte y diseño. Courses of one area are found together. */
  area: v.optional(v.string()),
  /** How many hours it takes altogether. */
  horas: v.optional(v.pipe(WholeNumber, v.minValue(1, 'fuera_de_rango'))),
  imagen: v.optional(Imagen),
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
  /** Absent when the price has no tax. */
  impuesto: v.optional(ImpuestoIncluido),
  /** The number of monthly instalments. Absent means one payment. */
  cuotas: v.optional(NumeroCuotas),
  /** True when the institution approves each enrolment before it can be paid. Absent means false. */
  requiereAprobacion: v.optional(v.boolean()),
  /**
   * The terms that a person accepts to enrol now; the enrolment sends the version back. `url` is the document: an `https:`
   * address, or a path of the API's own origin. A person who has no way to read it is not asked to accept it.
   */
  terminos: v.optional(v.object({ version: v.string(), url: v.optional(v.string()) })),
  anulacion: PoliticaAnulacion,
  estado: v.picklist(estadosCurso),
});
export type Curso = v.InferOutput<typeof Curso>;

/** A course with its long texts, which lists leave out. */
export const CursoDetallado = v.object({ ...Curso.entries, ficha: v.optional(Ficha) });
export type CursoDetallado = v.InferOutput<typeof CursoDetallado>;

/**
 * `desde` and `hasta` limit the first day of the course; `q` searches its code, name, description, area and who teaches; `precioHasta` leaves those whose
 * `precio` is not higher. In the order `oferta` courses that are full come last, and each part by the first day.
 */
export const ConsultaCursos = v.strictObject({
  ...baseQuery,
  ...dateRange,
  modalidad: repeatable(modalidades),
  estado: repeatable(estadosCurso),
  area: ExactTexts,
  precioHasta: TypedImporte,
  orden: sortBy('inicio', 'nombre', 'precio', 'inscripcionHasta', 'oferta'),
});

/**
 * What a list of courses may be filtered by: the areas and the highest price of all courses of these `estado`, whatever the other
 * filters. An API that does not know them omits them, and the portal offers no such filter.
 */
const FilterOptions = v.object({
  areas: v.array(v.string()),
  precioMayor: v.optional(Importe),
  moneda: v.optional(Moneda),
});

export interface ListOfCursos extends ListPage<Curso> {
  opciones?: v.InferOutput<typeof FilterOptions>;
}

export const listCursos = endpoint({
  method: 'GET',
  path: '/api/cliente/cursos',
  auth: 'publica',
  summary: 'Courses',
  query: ConsultaCursos,
  status: 200,
  response: v.object({ ...listOf(Curso).entries, opciones: v.optional(FilterOptions) }),
});

export const getCurso = endpoint({
  method: 'GET',
  path: '/api/cliente/cursos/{id}',
  auth: 'publica',
  summary: 'One course, by id or by code',
  status: 200,
  response: CursoDetallado,
});

/** The course as a calendar file. It has its own path instead of an Accept header, so that a person can open it. */
export const getCalendario = endpoint({
  method: 'GET',
  path: '/api/cliente/cursos/{id}/calendario.ics',
  auth: 'publica',
  summary: 'The sessions of a course as iCalendar (RFC 5545); by id or by code',
  status: 200,
  response: v.string(),
  media: ['text/calendar'],
});
