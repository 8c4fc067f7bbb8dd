/** Courses and their sessions. `estado` is not a column: it follows from dates, seats and `canceladoEl`. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Ficha, Imagen } from '../../../../src/contract/ficha.ts';
import { modalidades } from '../../../../src/domain/estados/curso.ts';
import { dinero, instante, moneda, oneOf, porcentaje } from './columns.ts';

export const cursos = pgTable(
  'cursos',
  {
    id: uuid().primaryKey(),
    identificacion: text().notNull().unique(),
    nombre: text().notNull(),
    descripcion: text().notNull(),
    area: text(),
    horas: integer(),
    imagen: jsonb().$type<Imagen>(),
    docentes: jsonb().$type<NonNullable<Ficha['docentes']>>(),
    dirigidoA: text('dirigido_a'),
    aprendizajes: text(),
    unidades: jsonb().$type<NonNullable<Ficha['unidades']>>(),
    requisitos: text(),
    preguntas: jsonb().$type<NonNullable<Ficha['preguntas']>>(),
    programa: text(),
    modalidad: text({ enum: modalidades }).notNull(),
    inicio: date({ mode: 'string' }).notNull(),
    fin: date({ mode: 'string' }).notNull(),
    inscripcionDesde: date('inscripcion_desde', { mode: 'string' }).notNull(),
    inscripcionHasta: date('inscripcion_hasta', { mode: 'string' }).notNull(),
    cupo: integer(),
    /** Taken seats, updated by triggers on inscripciones. The row lock and the check prevent a seat from being sold twice. */
    ocupados: integer().notNull().default(0),
    /** The last place given in the waiting list; taken under the same row lock. */
    ultimaEspera: integer('ultima_espera').notNull().default(0),
    /** The price with tax, as consumer law in Ecuador and Colombia requires; the invoice splits it. */
    precio: dinero().notNull(),
    moneda: moneda().notNull(),
    impuestoCodigo: text('impuesto_codigo').notNull().default('IVA'),
    impuestoTarifa: porcentaje('impuesto_tarifa').notNull().default(0),
    cuotas: integer().notNull().default(1),
    descuentoMotivo: text('descuento_motivo'),
    descuentoValor: dinero('descuento_valor'),
    descuentoHasta: date('descuento_hasta', { mode: 'string' }),
    /** The sentence that a person declares to get the discount. */
    descuentoDeclaracion: text('descuento_declaracion'),
    /** The code that earns the discount, in the form of normalizeCodigo. It never leaves the server. */
    descuentoCodigo: text('descuento_codigo'),
    requiereAprobacion: boolean('requiere_aprobacion').notNull().default(false),
    anulacionHasta: date('anulacion_hasta', { mode: 'string' }).notNull(),
    anulacionRetencionValor: dinero('anulacion_retencion_valor').notNull().default(0),
    anulacionRetencionPorcentaje: porcentaje('anulacion_retencion_porcentaje').notNull().default(0),
    anulacionRequiereAprobacion: boolean('anulacion_requiere_aprobacion').notNull().default(false),
    canceladoEl: instante('cancelado_el'),
    version: integer().notNull().default(1),
    busqueda: text()
      .notNull()
      .generatedAlwaysAs(
        sql`sin_tildes(identificacion || ' ' || nombre || ' ' || descripcion || ' ' || coalesce(area, '') || ' ' || coalesce(jsonb_path_query_array(docentes, '$[*].nombre') #>> '{}', ''))`,
      ),
  },
  (t) => [
    index('cursos_inicio').on(t.inicio, t.id),
    index('cursos_nombre').on(sql`sin_tildes(nombre)`, t.id),
    index('cursos_area').on(t.area),
    index('cursos_precio').on(t.precio, t.id),
    index('cursos_inscripcion_hasta').on(t.inscripcionHasta, t.id),
    oneOf('cursos_modalidad_check', 'modalidad', modalidades),
    check('cursos_fin_check', sql`fin >= inicio`),
    check('cursos_inscripcion_check', sql`inscripcion_hasta >= inscripcion_desde`),
    check('cursos_cupo_check', sql`cupo > 0`),
    check('cursos_horas_check', sql`horas > 0`),
    check('cursos_ocupados_check', sql`ocupados >= 0`),
    check('cursos_lleno_check', sql`cupo is null or ocupados <= cupo`),
    check('cursos_impuesto_tarifa_check', sql`impuesto_tarifa between 0 and 100`),
    check('cursos_cuotas_check', sql`cuotas between 1 and 12`),
    check(
      'cursos_descuento_check',
      sql`num_nulls(descuento_motivo, descuento_valor, descuento_hasta) in (0, 3)`,
    ),
    check(
      'cursos_descuento_condicion_check',
      sql`num_nonnulls(descuento_declaracion, descuento_codigo) <= (descuento_motivo is not null)::int`,
    ),
    check('cursos_descuento_declaracion_check', sql`length(descuento_declaracion) between 1 and 400`),
    // At least 6 characters, because short codes can be guessed.
    check('cursos_descuento_codigo_check', sql`descuento_codigo ~ '^[0-9A-Z]{6,40}$'`),
    check('cursos_descuento_valor_check', sql`descuento_valor is null or descuento_valor <= precio`),
    check(
      'cursos_anulacion_retencion_porcentaje_check',
      sql`anulacion_retencion_porcentaje between 0 and 100`,
    ),
  ],
);

export const cursoSesiones = pgTable(
  'curso_sesiones',
  {
    cursoId: uuid('curso_id')
      .notNull()
      .references(() => cursos.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    inicio: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    fin: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    lugar: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cursoId, t.orden] }),
    check('curso_sesiones_fin_check', sql`fin > inicio`),
  ],
);

/** The column with the course that a row is about. */
export const cursoId = () =>
  uuid('curso_id')
    .notNull()
    .references(() => cursos.id);
