/** Clients: who pays, and whose records they are. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante } from './columns.ts';

export const clientes = pgTable('clientes', {
  id: uuid().primaryKey(),
  tipoIdentificacion: text('tipo_identificacion'),
  identificacion: text(),
  nombres: text().notNull(),
  apellidos: text().notNull(),
  razonSocial: text('razon_social'),
  correo: text().notNull(),
  telefono: text(),
  direccion: text(),
  idioma: text().notNull().default('es'),
  correoVerificadoEl: instante('correo_verificado_el'),
  /** The client whose records these are now: see reunir_clientes(). */
  reunidoEn: uuid('reunido_en'),
  version: integer().notNull().default(1),
  creadoEl: instante('creado_el').notNull().defaultNow(),
});
