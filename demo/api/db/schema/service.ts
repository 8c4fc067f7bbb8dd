/** Tables for the service itself: stored answers, outgoing mail, and counted tries. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instante, oneOf } from './columns.ts';

const estadosIdempotencia = ['en_curso', 'hecha'] as const;
const estadosCorreo = ['pendiente', 'enviado', 'fallido'] as const;

export const idempotencia = pgTable(
  'idempotencia',
  {
    /** The owner of the key: a client, or the hash of a network address. */
    ambito: text().notNull(),
    clave: text().notNull(),
    /** Hash of method, path and body, to refuse the same key with another request. */
    huella: text().notNull(),
    estado: text({ enum: estadosIdempotencia }).notNull().default('en_curso'),
    respuestaEstado: smallint('respuesta_estado'),
    respuestaCabeceras: jsonb('respuesta_cabeceras'),
    respuestaCuerpo: text('respuesta_cuerpo'),
    creadaEl: instante('creada_el').notNull().defaultNow(),
    caducaEl: instante('caduca_el').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ambito, t.clave] }),
    index('idempotencia_caduca').on(t.caducaEl),
    oneOf('idempotencia_estado_check', 'estado', estadosIdempotencia),
    check('idempotencia_clave_check', sql`length(clave) between 1 and 255`),
    check('idempotencia_hecha_check', sql`(estado = 'hecha') = (respuesta_estado is not null)`),
  ],
);

/** Mail is queued in the transaction that causes it, and composed and delivered afterwards. */
export const correoSaliente = pgTable(
  'correo_saliente',
  {
    id: uuid().primaryKey(),
    /** The order in which mails were queued; `creadoEl` may be equal. */
    secuencia: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tipo: text().notNull(),
    para: text().notNull(),
    /** The data of the mail; null after it has been composed. */
    datos: jsonb(),
    asunto: text(),
    /** `texto` and `html` are deleted when the mail is delivered or given up, because they contain secret links. */
    texto: text(),
    html: text(),
    idioma: text().notNull(),
    /** The id of the request that caused it, as the log has it. */
    traza: text(),
    adjuntos: jsonb().notNull().default([]),
    estado: text({ enum: estadosCorreo }).notNull().default('pendiente'),
    intentos: integer().notNull().default(0),
    proximoIntento: instante('proximo_intento').notNull().defaultNow(),
    /** A process has claimed the mail until then. If it dies, another one delivers the mail. */
    reservadoHasta: instante('reservado_hasta'),
    error: text(),
    creadoEl: instante('creado_el').notNull().defaultNow(),
    enviadoEl: instante('enviado_el'),
  },
  (t) => [
    index('correo_pendiente').on(t.proximoIntento).where(sql`estado = 'pendiente'`),
    index('correo_creado').on(t.creadoEl),
    index('correo_secuencia').on(t.secuencia),
    oneOf('correo_saliente_estado_check', 'estado', estadosCorreo),
    check('correo_saliente_texto_check', sql`num_nulls(texto, html) in (0, 2)`),
    check('correo_saliente_pendiente_check', sql`estado <> 'pendiente' or num_nonnulls(datos, html) = 1`),
  ],
);

/** Counted tries per subject (a hash of an account name, an address, …). All processes of the API share them. */
export const limites = pgTable(
  'limites',
  {
    clave: text().primaryKey(),
    intentos: integer().notNull(),
    /** Only sliding windows use it: the tries of the window before. `desde` and `intentos` belong to the current window. */
    previos: integer().notNull().default(0),
    desde: instante('desde').notNull(),
    hasta: instante('hasta').notNull(),
    /** Only growing waits use it: when the next try is allowed. Null in sliding windows. */
    libreEl: instante('libre_el'),
  },
  (t) => [
    index('limites_hasta').on(t.hasta),
    check('limites_intentos_check', sql`intentos >= 0`),
    check('limites_previos_check', sql`previos >= 0`),
  ],
);
