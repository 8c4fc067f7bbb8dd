/** Accounts, what proves who somebody is, and their sessions. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante } from './columns.ts';

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

export const pedidosClave = pgTable('pedidos_clave', {
  id: uuid().primaryKey(),
  nombre: text().notNull(),
  creadoEl: instante('creado_el').notNull(),
});
