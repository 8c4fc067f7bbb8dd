/** The institution, and the number series of its documents. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Pais } from '../../../../src/domain/pais.ts';
import { moneda } from './columns.ts';

export const institucion = pgTable(
  'institucion',
  {
    id: smallint().primaryKey().default(1),
    nombre: text().notNull(),
    identificacion: text().notNull(),
    direccion: text().notNull(),
    correo: text().notNull(),
    telefono: text().notNull(),
    zonaHoraria: text('zona_horaria').notNull(),
    /** Its country (ISO 3166), whose people write amounts and dates so; also decides the size of paper. */
    pais: text().$type<Pais>().notNull().default('EC'),
    moneda: moneda().notNull(),
    /** True if the tax documents are electronic ones that come by mail, so that these here have no value for taxes. */
    facturaElectronica: boolean('factura_electronica').notNull().default(true),
    terminosVersion: text('terminos_version').notNull(),
    /** The document with the terms: an address, or a path of the API's own origin. Null if there is none to read. */
    terminosUrl: text('terminos_url'),
  },
  () => [
    check('institucion_id_check', sql`id = 1`),
    check('institucion_pais_check', sql`pais in ('EC', 'CO')`),
    check('institucion_terminos_url_check', sql`terminos_url ~ '^(https://|/($|[a-zA-Z0-9]))'`),
  ],
);

/** The last number of each series. A number is taken in the transaction that uses it, so a rollback gives it back. */
export const consecutivos = pgTable(
  'consecutivos',
  {
    serie: text().primaryKey(),
    ultimo: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [check('consecutivos_ultimo_check', sql`ultimo >= 0`)],
);
