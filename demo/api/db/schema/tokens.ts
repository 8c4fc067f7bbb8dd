/** Single-use links that are sent by mail. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante } from './columns.ts';

export const tokens = pgTable('tokens', {
  hash: text().primaryKey(),
  cuentaId: uuid('cuenta_id'),
  solicitud: text(),
  correo: text(),
  proposito: text({ enum: ['clave', 'correo'] }).notNull(),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  caducaEl: instante('caduca_el').notNull(),
  usadoEl: instante('usado_el'),
});
