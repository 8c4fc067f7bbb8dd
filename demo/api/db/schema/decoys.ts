/** Payment links that ask for nothing that is owed: see demo/api/decoys. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cotizacion } from '../../../../src/domain/cotizacion/quoteCurso.ts';
import { dinero, instante, moneda } from './columns.ts';
import { solicitudes } from './solicitudes.ts';

export const decoys = pgTable(
  'decoys',
  {
    codigo: text().primaryKey(),
    solicitud: text()
      .notNull()
      .unique()
      .references(() => solicitudes.numero),
    /** The text that the line of an invoice would have. */
    descripcion: text().notNull(),
    /** The total and the instalments that the mail named. */
    cotizacion: jsonb().$type<Cotizacion>().notNull(),
    valor: dinero().notNull(),
    moneda: moneda().notNull(),
    creadoEl: instante('creado_el').notNull(),
    caducaEl: instante('caduca_el').notNull(),
    /** The time at which the person was told that it is about to run out, as with any other link. */
    avisadoEl: instante('avisado_el'),
    /** The time at which it expired, was paid, or became an ordinary link. */
    terminadoEl: instante('terminado_el'),
  },
  (t) => [
    index('decoys_caduca').on(t.caducaEl).where(sql`terminado_el is null`),
    check('decoys_valor_check', sql`valor > 0`),
    check('decoys_caduca_check', sql`caduca_el > creado_el`),
  ],
);
