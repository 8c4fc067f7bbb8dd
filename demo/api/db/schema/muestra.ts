/** What the stand-in gateway remembers (migration 0012). */
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { dinero, instante, moneda } from './columns.ts';

export const muestraSecreto = pgTable('muestra_secreto', {
  id: smallint().primaryKey().default(1),
  secreto: text().notNull(),
});

export const muestraIntentos = pgTable('muestra_intentos', {
  referencia: text().primaryKey(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  creadoEl: instante('creado_el').notNull(),
});

export const muestraAvisos = pgTable('muestra_avisos', {
  evento: uuid().primaryKey(),
  referencia: text().notNull(),
  estado: text({ enum: estadosPago }).notNull(),
  intentos: smallint().notNull().default(0),
  tras: instante('tras').notNull(),
});
