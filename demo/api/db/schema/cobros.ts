/** Money that comes in: payment links, attempts at payment, receipts, which receipt pays which invoice, and refunds. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { estadosEnlace } from '../../../../src/domain/estados/enlace.ts';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { estadosRecibo, medios } from '../../../../src/domain/estados/recibo.ts';
import { clienteId } from './clientes.ts';
import { dinero, instante, moneda, ofSameOwner, oneOf } from './columns.ts';
import { decoys } from './decoys.ts';
import { facturas } from './facturas.ts';

export const enlaces = pgTable(
  'enlaces',
  {
    id: uuid().primaryKey(),
    /** The secret code in the link's address. */
    codigo: text().notNull().unique(),
    clienteId: clienteId(),
    valor: dinero().notNull(),
    moneda: moneda().notNull(),
    estado: text({ enum: estadosEnlace }).notNull().default('activo'),
    creadoEl: instante('creado_el').notNull().defaultNow(),
    caducaEl: instante('caduca_el').notNull(),
    recibo: text(),
  },
  // TypeScript needs the type here, because links and receipts refer to each other.
  (t): PgTableExtraConfigValue[] => [
    unique().on(t.id, t.clienteId, t.moneda),
    ofSameOwner(t, t.recibo, recibos, recibos.numero),
    index('enlaces_cliente').on(t.clienteId, t.creadoEl, t.id),
    index('enlaces_caduca').on(t.caducaEl).where(sql`estado = 'activo'`),
    oneOf('enlaces_estado_check', 'estado', estadosEnlace),
    check('enlaces_valor_check', sql`valor > 0`),
    check('enlaces_caduca_check', sql`caduca_el > creado_el`),
    check('enlaces_recibo_check', sql`(estado = 'pagado') = (recibo is not null)`),
  ],
);

export const enlaceFacturas = pgTable(
  'enlace_facturas',
  {
    enlaceId: uuid('enlace_id').notNull(),
    factura: text().notNull(),
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    valor: dinero().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.enlaceId, t.factura] }),
    ofSameOwner(t, t.enlaceId, enlaces, enlaces.id),
    ofSameOwner(t, t.factura, facturas, facturas.numero),
    index('enlace_facturas_factura').on(t.factura),
    check('enlace_facturas_valor_check', sql`valor > 0`),
  ],
);

export const pagos = pgTable(
  'pagos',
  {
    id: uuid().primaryKey(),
    clienteId: clienteId(),
    enlaceId: uuid('enlace_id'),
    /** The code of a link without an invoice (decoys/decoys.ts). Its money stays in the payer's favour. */
    unbilledCodigo: text('decoy').references(() => decoys.codigo),
    valor: dinero().notNull(),
    moneda: moneda().notNull(),
    estado: text({ enum: estadosPago }).notNull().default('creado'),
    pasarela: text().notNull(),
    referencia: text(),
    creadoEl: instante('creado_el').notNull().defaultNow(),
    actualizadoEl: instante('actualizado_el').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.id, t.clienteId, t.moneda),
    // A gateway's reference identifies one attempt, so a repeated notice finds the same row.
    unique().on(t.pasarela, t.referencia),
    ofSameOwner(t, t.enlaceId, enlaces, enlaces.id),
    index('pagos_cliente').on(t.clienteId, t.creadoEl, t.id),
    index('pagos_enlace').on(t.enlaceId),
    index('pagos_decoy').on(t.unbilledCodigo).where(sql`decoy is not null`),
    // Serves the task that gives up unanswered attempts.
    index('pagos_sin_decidir').on(t.creadoEl).where(sql`estado in ('creado', 'pendiente')`),
    oneOf('pagos_estado_check', 'estado', estadosPago),
    check('pagos_valor_check', sql`valor > 0`),
    check('pagos_de_check', sql`decoy is null or enlace_id is null`),
  ],
);

/** The notices of gateways. The primary key prevents a repeated notice from being handled twice. */
export const pagoEventos = pgTable(
  'pago_eventos',
  {
    pasarela: text().notNull(),
    evento: text().notNull(),
    pagoId: uuid('pago_id').references(() => pagos.id),
    cuerpo: jsonb().notNull(),
    recibidoEl: instante('recibido_el').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.pasarela, t.evento] }), index('pago_eventos_pago').on(t.pagoId)],
);

export const recibos = pgTable(
  'recibos',
  {
    numero: text().primaryKey(),
    clienteId: clienteId(),
    pagoId: uuid('pago_id').unique(),
    fecha: date({ mode: 'string' }).notNull(),
    valor: dinero().notNull(),
    moneda: moneda().notNull(),
    medio: text({ enum: medios }).notNull(),
    referencia: text().notNull().default(''),
    estado: text({ enum: estadosRecibo }).notNull().default('vigente'),
    reembolsado: dinero().notNull().default(0),
    /** Kept by triggers on aplicaciones. */
    aplicado: dinero().notNull().default(0),
    sinAplicar: bigint('sin_aplicar', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`valor - reembolsado - aplicado`),
    creadoEl: instante('creado_el').notNull().defaultNow(),
    version: integer().notNull().default(1),
    busqueda: text().notNull().generatedAlwaysAs(sql`sin_tildes(numero || ' ' || referencia)`),
  },
  (t) => [
    unique().on(t.numero, t.clienteId, t.moneda),
    ofSameOwner(t, t.pagoId, pagos, pagos.id),
    index('recibos_cliente').on(t.clienteId, t.fecha, t.numero),
    index('recibos_favor').on(t.clienteId, t.moneda).where(sql`sin_aplicar > 0`),
    oneOf('recibos_medio_check', 'medio', medios),
    oneOf('recibos_estado_check', 'estado', estadosRecibo),
    check('recibos_valor_check', sql`valor > 0`),
    check('recibos_aplicado_check', sql`aplicado + reembolsado <= valor`),
    check(
      'recibos_reembolsado_check',
      sql`case estado when 'vigente' then reembolsado = 0 when 'reembolsado_parcial' then reembolsado > 0 and reembolsado < valor else reembolsado = valor end`,
    ),
  ],
);

/** The part of a receipt that pays an invoice. Amounts never change: `revertidaEl` ends a row, a new one has the rest. */
export const aplicaciones = pgTable(
  'aplicaciones',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recibo: text().notNull(),
    factura: text().notNull(),
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    valor: dinero().notNull(),
    fecha: date({ mode: 'string' }).notNull(),
    revertidaEl: instante('revertida_el'),
  },
  (t) => [
    ofSameOwner(t, t.recibo, recibos, recibos.numero),
    ofSameOwner(t, t.factura, facturas, facturas.numero),
    index('aplicaciones_recibo').on(t.recibo),
    index('aplicaciones_factura').on(t.factura),
    check('aplicaciones_valor_check', sql`valor > 0`),
  ],
);

/** Refunds. Only money that no invoice uses can be refunded, so applications are reverted first. */
export const reembolsos = pgTable(
  'reembolsos',
  {
    id: uuid().primaryKey(),
    recibo: text().notNull(),
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    valor: dinero().notNull(),
    fecha: date({ mode: 'string' }).notNull(),
    referencia: text(),
  },
  (t) => [
    ofSameOwner(t, t.recibo, recibos, recibos.numero),
    index('reembolsos_recibo').on(t.recibo),
    check('reembolsos_valor_check', sql`valor > 0`),
  ],
);
