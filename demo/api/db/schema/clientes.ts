/** Clients: who pays, and whose records they are. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idiomas } from '../../../../src/domain/idiomas.ts';
import { identificacionCheck, instante, oneOf } from './columns.ts';

export const clientes = pgTable(
  'clientes',
  {
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
    /** The client that this one was merged into: see reunir_clientes(). */
    reunidoEn: uuid('reunido_en'),
    version: integer().notNull().default(1),
    creadoEl: instante('creado_el').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ columns: [t.reunidoEn], foreignColumns: [t.id] }),
    unique().on(t.tipoIdentificacion, t.identificacion),
    index('clientes_identificacion').on(t.identificacion),
    index('clientes_correo').on(t.correo),
    index('clientes_reunido').on(t.reunidoEn).where(sql`reunido_en is not null`),
    check('clientes_correo_check', sql`correo = lower(correo)`),
    check('clientes_telefono_check', sql`telefono ~ '^\\+[1-9][0-9]{6,14}$'`),
    oneOf('clientes_idioma_check', 'idioma', idiomas),
    check('clientes_tipo_check', sql`(tipo_identificacion is null) = (identificacion is null)`),
    identificacionCheck('clientes_identificacion_check', 'tipo_identificacion', 'identificacion'),
    check('clientes_reunido_check', sql`reunido_en <> id`),
  ],
);

/** The column with the row's client. */
export const clienteId = () =>
  uuid('cliente_id')
    .notNull()
    .references(() => clientes.id);
