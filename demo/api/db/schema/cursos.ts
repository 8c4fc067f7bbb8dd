/** Courses and their sessions (migration 0002). `estado` is no column: it follows from dates, seats and `canceladoEl`. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { modalidades } from '../../../../src/domain/estados/curso.ts';
import { dinero, instante, moneda } from './columns.ts';

export const cursos = pgTable('cursos', {
  id: uuid().primaryKey(),
  identificacion: text().notNull(),
  nombre: text().notNull(),
  descripcion: text().notNull(),
  modalidad: text({ enum: modalidades }).notNull(),
  inicio: date({ mode: 'string' }).notNull(),
  fin: date({ mode: 'string' }).notNull(),
  inscripcionDesde: date('inscripcion_desde', { mode: 'string' }).notNull(),
  inscripcionHasta: date('inscripcion_hasta', { mode: 'string' }).notNull(),
  cupo: integer(),
  ocupados: integer().notNull().default(0),
  ultimaEspera: integer('ultima_espera').notNull().default(0),
  precio: dinero().notNull(),
  moneda: moneda().notNull(),
  impuestoCodigo: text('impuesto_codigo').notNull().default('IVA'),
  impuestoTarifa: numeric('impuesto_tarifa', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  cuotas: integer().notNull().default(1),
  descuentoMotivo: text('descuento_motivo'),
  descuentoValor: dinero('descuento_valor'),
  descuentoHasta: date('descuento_hasta', { mode: 'string' }),
  requiereAprobacion: boolean('requiere_aprobacion').notNull().default(false),
  anulacionHasta: date('anulacion_hasta', { mode: 'string' }).notNull(),
  anulacionRetencionValor: dinero('anulacion_retencion_valor').notNull().default(0),
  anulacionRetencionPorcentaje: numeric('anulacion_retencion_porcentaje', {
    precision: 5,
    scale: 2,
    mode: 'number',
  })
    .notNull()
    .default(0),
  anulacionRequiereAprobacion: boolean('anulacion_requiere_aprobacion').notNull().default(false),
  canceladoEl: instante('cancelado_el'),
  version: integer().notNull().default(1),
  busqueda: text().notNull().generatedAlwaysAs(sql``),
});

export const cursoSesiones = pgTable(
  'curso_sesiones',
  {
    cursoId: uuid('curso_id').notNull(),
    orden: integer().notNull(),
    inicio: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    fin: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    lugar: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cursoId, t.orden] })],
);
