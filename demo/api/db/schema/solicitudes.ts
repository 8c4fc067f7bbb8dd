/** Applications from the public form. */
import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Comprador, Participante } from '../../../../src/contract/persona.ts';
import { instante } from './columns.ts';

export const solicitudes = pgTable('solicitudes', {
  numero: text().primaryKey(),
  cursoId: uuid('curso_id').notNull(),
  orden: bigint({ mode: 'number' }).notNull(),
  participante: jsonb().$type<Participante>().notNull(),
  facturacion: jsonb().$type<Comprador>(),
  aceptaEspera: boolean('acepta_espera').notNull().default(false),
  correo: text().notNull(),
  idioma: text().notNull().default('es'),
  terminosVersion: text('terminos_version').notNull(),
  terminosAceptadosEl: instante('terminos_aceptados_el').notNull(),
  estado: text({ enum: ['recibida', 'inscrita', 'repetida', 'descartada'] })
    .notNull()
    .default('recibida'),
  inscripcion: text(),
  correoVerificadoEl: instante('correo_verificado_el'),
  intentos: smallint().notNull().default(0),
  /** Shows as a seat that is taken, and is none. */
  ocupa: boolean().notNull().default(false),
  creadaEl: instante('creada_el').notNull().defaultNow(),
  procesadaEl: instante('procesada_el'),
});
