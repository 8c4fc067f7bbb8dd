/** Payment links that ask for nothing that is owed. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cotizacion } from '../../../../src/domain/cotizacion/cotizar.ts';
import { dinero, instante, moneda } from './columns.ts';

export const senuelos = pgTable('senuelos', {
  codigo: text().primaryKey(),
  solicitud: text().notNull(),
  descripcion: text().notNull(),
  cotizacion: jsonb().$type<Cotizacion>().notNull(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  creadoEl: instante('creado_el').notNull(),
  caducaEl: instante('caduca_el').notNull(),
  avisadoEl: instante('avisado_el'),
  terminadoEl: instante('terminado_el'),
});
