/** Who there is: institution, clients, accounts, credentials, sessions (migrations 0001, 0009 and 0010). */
import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instante, moneda } from './columns.ts';

export const institucion = pgTable('institucion', {
  id: smallint().primaryKey().default(1),
  nombre: text().notNull(),
  identificacion: text().notNull(),
  direccion: text().notNull(),
  correo: text().notNull(),
  telefono: text().notNull(),
  zonaHoraria: text('zona_horaria').notNull(),
  moneda: moneda().notNull(),
  terminosVersion: text('terminos_version').notNull(),
});

export const consecutivos = pgTable('consecutivos', {
  serie: text().primaryKey(),
  ultimo: bigint({ mode: 'number' }).notNull().default(0),
});

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

export const cuentas = pgTable('cuentas', {
  id: uuid().primaryKey(),
  clienteId: uuid('cliente_id').notNull(),
  correo: text().notNull(),
  correoVerificadoEl: instante('correo_verificado_el'),
  rol: text(),
  fotoUrl: text('foto_url'),
  creadaEl: instante('creada_el').notNull().defaultNow(),
  deshabilitadaEl: instante('deshabilitada_el'),
});

export const credenciales = pgTable('credenciales', {
  cuentaId: uuid('cuenta_id').primaryKey(),
  hash: text().notNull(),
  cambiadaEl: instante('cambiada_el').notNull().defaultNow(),
});

export const sesiones = pgTable('sesiones', {
  id: uuid().primaryKey(),
  cuentaId: uuid('cuenta_id').notNull(),
  creadaEl: instante('creada_el').notNull(),
  caducaEl: instante('caduca_el').notNull(),
  revocadaEl: instante('revocada_el'),
  agente: text(),
  ultimoUsoEl: instante('ultimo_uso_el'),
});

export const clavesFirma = pgTable('claves_firma', {
  id: text().primaryKey(),
  secreto: text().notNull(),
  creadaEl: instante('creada_el').notNull().defaultNow(),
  retiradaEl: instante('retirada_el'),
});

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

export const limites = pgTable('limites', {
  clave: text().primaryKey(),
  intentos: integer().notNull(),
  previos: integer().notNull().default(0),
  desde: instante('desde').notNull(),
  hasta: instante('hasta').notNull(),
  libreEl: instante('libre_el'),
});

export const pedidosClave = pgTable('pedidos_clave', {
  id: uuid().primaryKey(),
  nombre: text().notNull(),
  creadoEl: instante('creado_el').notNull(),
});
