/** Payment links, attempts, receipts, applications and refunds. */
import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { estadosEnlace } from '../../../../src/domain/estados/enlace.ts';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { estadosRecibo, medios } from '../../../../src/domain/estados/recibo.ts';
import { dinero, instante, moneda } from './columns.ts';

export const enlaces = pgTable('enlaces', {
  id: uuid().primaryKey(),
  codigo: text().notNull(),
  clienteId: uuid('cliente_id').notNull(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  estado: text({ enum: estadosEnlace }).notNull().default('activo'),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  caducaEl: instante('caduca_el').notNull(),
  recibo: text(),
});

export const enlaceFacturas = pgTable(
  'enlace_facturas',
  {
    enlaceId: uuid('enlace_id').notNull(),
    factura: text().notNull(),
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    valor: dinero().notNull(),
  },
  (t) => [primaryKey({ columns: [t.enlaceId, t.factura] })],
);

export const pagos = pgTable('pagos', {
  id: uuid().primaryKey(),
  clienteId: uuid('cliente_id').notNull(),
  enlaceId: uuid('enlace_id'),
  senuelo: text(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  estado: text({ enum: estadosPago }).notNull().default('creado'),
  pasarela: text().notNull(),
  referencia: text(),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  actualizadoEl: instante('actualizado_el').notNull().defaultNow(),
});

export const pagoEventos = pgTable(
  'pago_eventos',
  {
    pasarela: text().notNull(),
    evento: text().notNull(),
    pagoId: uuid('pago_id'),
    cuerpo: jsonb().notNull(),
    recibidoEl: instante('recibido_el').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.pasarela, t.evento] })],
);

export const recibos = pgTable('recibos', {
  numero: text().primaryKey(),
  clienteId: uuid('cliente_id').notNull(),
  pagoId: uuid('pago_id'),
  fecha: date({ mode: 'string' }).notNull(),
  valor: dinero().notNull(),
  moneda: moneda().notNull(),
  medio: text({ enum: medios }).notNull(),
  referencia: text().notNull().default(''),
  estado: text({ enum: estadosRecibo }).notNull().default('vigente'),
  reembolsado: dinero().notNull().default(0),
  aplicado: dinero().notNull().default(0),
  sinAplicar: dinero('sin_aplicar').notNull().generatedAlwaysAs(sql``),
  creadoEl: instante('creado_el').notNull().defaultNow(),
  version: integer().notNull().default(1),
  busqueda: text().notNull().generatedAlwaysAs(sql``),
});

export const aplicaciones = pgTable('aplicaciones', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recibo: text().notNull(),
  factura: text().notNull(),
  clienteId: uuid('cliente_id').notNull(),
  moneda: moneda().notNull(),
  valor: dinero().notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  revertidaEl: instante('revertida_el'),
});

export const reembolsos = pgTable('reembolsos', {
  id: uuid().primaryKey(),
  recibo: text().notNull(),
  clienteId: uuid('cliente_id').notNull(),
  moneda: moneda().notNull(),
  valor: dinero().notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  referencia: text(),
});
