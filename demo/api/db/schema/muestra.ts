/** The tables of the stand-in gateway. A real gateway has its own database; nothing else in the API reads these. */
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { dinero, instante, moneda } from './columns.ts';

export const muestraSecreto = pgTable(
  'muestra_secreto',
  {
    id: smallint().primaryKey().default(1),
    secreto: text().notNull(),
  },
  () => [check('muestra_secreto_id_check', sql`id = 1`)],
);

export const muestraIntentos = pgTable('muestra_intentos', {
  referencia: text().primaryKey(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  creadoEl: instante('creado_el').notNull(),
});

/** Notices that the API has not accepted yet. */
export const muestraAvisos = pgTable('muestra_avisos', {
  evento: uuid().primaryKey(),
  referencia: text()
    .notNull()
    .references(() => muestraIntentos.referencia),
  estado: text({ enum: estadosPago }).notNull(),
  intentos: smallint().notNull().default(0),
  tras: instante('tras').notNull(),
});
