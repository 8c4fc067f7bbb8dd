/** What the service remembers: answers already given, and mail still to be sent (migration 0007). */
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instante } from './columns.ts';

export const idempotencia = pgTable(
  'idempotencia',
  {
    ambito: text().notNull(),
    clave: text().notNull(),
    huella: text().notNull(),
    estado: text({ enum: ['en_curso', 'hecha'] })
      .notNull()
      .default('en_curso'),
    respuestaEstado: smallint('respuesta_estado'),
    respuestaCabeceras: jsonb('respuesta_cabeceras'),
    respuestaCuerpo: text('respuesta_cuerpo'),
    creadaEl: instante('creada_el').notNull().defaultNow(),
    caducaEl: instante('caduca_el').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ambito, t.clave] })],
);

export const correoSaliente = pgTable('correo_saliente', {
  id: uuid().primaryKey(),
  para: text().notNull(),
  asunto: text().notNull(),
  texto: text().notNull(),
  html: text().notNull(),
  idioma: text().notNull(),
  adjuntos: jsonb().notNull().default([]),
  estado: text({ enum: ['pendiente', 'enviado', 'fallido'] })
    .notNull()
    .default('pendiente'),
  intentos: integer().notNull().default(0),
  proximoIntento: instante('proximo_intento').notNull().defaultNow(),
  error: text(),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  enviadoEl: instante('enviado_el'),
});
