/** What the service remembers: answers already given, mail still to be sent, and tries. */
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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
  secuencia: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  tipo: text().notNull(),
  para: text().notNull(),
  datos: jsonb(),
  asunto: text(),
  texto: text(),
  html: text(),
  idioma: text().notNull(),
  adjuntos: jsonb().notNull().default([]),
  estado: text({ enum: ['pendiente', 'enviado', 'fallido'] })
    .notNull()
    .default('pendiente'),
  intentos: integer().notNull().default(0),
  proximoIntento: instante('proximo_intento').notNull().defaultNow(),
  reservadoHasta: instante('reservado_hasta'),
  error: text(),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  enviadoEl: instante('enviado_el'),
});

export const limites = pgTable('limites', {
  clave: text().primaryKey(),
  intentos: integer().notNull(),
  previos: integer().notNull().default(0),
  desde: instante('desde').notNull(),
  hasta: instante('hasta').notNull(),
  libreEl: instante('libre_el'),
});
