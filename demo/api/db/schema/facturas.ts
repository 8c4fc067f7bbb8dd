/**
 * Invoices and credit notes with lines, taxes and instalments. Their content never changes. Triggers compute
 * the paid and the credited amount from other tables; the API never writes them.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { estadosFactura } from '../../../../src/domain/estados/factura.ts';
import { clienteId } from './clientes.ts';
import { dinero, instante, moneda, ofSameOwner, oneOf, personaCheck, porcentaje } from './columns.ts';
import { inscripciones } from './inscripciones.ts';

const tipos = ['factura', 'nota_credito'] as const;

export const facturas = pgTable(
  'facturas',
  {
    numero: text().primaryKey(),
    tipo: text({ enum: tipos }).notNull(),
    refiere: text(),
    clienteId: clienteId(),
    inscripcion: text(),
    estado: text({ enum: estadosFactura }).notNull().default('emitida'),
    fechaEmision: date('fecha_emision', { mode: 'string' }).notNull(),
    fechaVencimiento: date('fecha_vencimiento', { mode: 'string' }).notNull(),
    comprador: jsonb().notNull(),
    subtotal: dinero().notNull(),
    descuento: dinero().notNull().default(0),
    impuestos: dinero().notNull().default(0),
    total: dinero().notNull(),
    pagado: dinero().notNull().default(0),
    acreditado: dinero().notNull().default(0),
    saldo: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when tipo = 'nota_credito' or estado = 'anulada' then 0 else total - pagado - acreditado end`,
      ),
    moneda: moneda().notNull(),
    anuladaEl: instante('anulada_el'),
    creadaEl: instante('creada_el').notNull().defaultNow(),
    version: integer().notNull().default(1),
    busqueda: text()
      .notNull()
      .generatedAlwaysAs(sql`sin_tildes(numero || ' ' || (comprador ->> 'razonSocial'))`),
  },
  (t) => [
    // Foreign keys include client and currency, so a row cannot refer to a document of another client or currency.
    unique().on(t.numero, t.clienteId, t.moneda),
    ofSameOwner(t, t.refiere, t, t.numero),
    ofSameOwner(t, t.inscripcion, inscripciones, inscripciones.numero),
    index('facturas_cliente').on(t.clienteId, t.fechaEmision, t.numero),
    index('facturas_vence').on(t.clienteId, t.fechaVencimiento, t.numero),
    index('facturas_deuda').on(t.clienteId, t.moneda, t.fechaVencimiento).where(sql`saldo > 0`),
    index('facturas_inscripcion').on(t.inscripcion),
    index('facturas_refiere').on(t.refiere).where(sql`refiere is not null`),
    oneOf('facturas_tipo_check', 'tipo', tipos),
    oneOf('facturas_estado_check', 'estado', estadosFactura),
    check('facturas_numero_check', sql`numero ~ '^[0-9]{3}-[0-9]{3}-[0-9]{9}$'`),
    personaCheck('facturas_comprador_check', 'comprador'),
    check('facturas_vencimiento_check', sql`fecha_vencimiento >= fecha_emision`),
    check('facturas_por_algo', sql`total > 0`),
    check('facturas_total_check', sql`total = subtotal - descuento + impuestos`),
    check('facturas_saldo_check', sql`pagado + acreditado <= total`),
    check('facturas_anulada_pagado_check', sql`estado <> 'anulada' or pagado = 0`),
    check('facturas_anulada_check', sql`(estado = 'anulada') = (anulada_el is not null)`),
    check('facturas_refiere_check', sql`(tipo = 'nota_credito') = (refiere is not null)`),
    check('facturas_nota_check', sql`tipo = 'factura' or (pagado = 0 and acreditado = 0)`),
  ],
);

export const facturaLineas = pgTable(
  'factura_lineas',
  {
    factura: text()
      .notNull()
      .references(() => facturas.numero),
    orden: integer().notNull(),
    descripcion: text().notNull(),
    cantidad: integer().notNull(),
    precioUnitario: dinero('precio_unitario').notNull(),
    descuento: dinero().notNull().default(0),
    total: dinero().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.factura, t.orden] }),
    check('factura_lineas_orden_check', sql`orden > 0`),
    check('factura_lineas_cantidad_check', sql`cantidad > 0`),
  ],
);

export const facturaImpuestos = pgTable(
  'factura_impuestos',
  {
    factura: text().notNull(),
    orden: integer().notNull(),
    codigo: text().notNull(),
    tarifa: porcentaje('tarifa').notNull(),
    base: dinero().notNull(),
    valor: dinero().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.factura, t.orden, t.codigo] }),
    foreignKey({
      columns: [t.factura, t.orden],
      foreignColumns: [facturaLineas.factura, facturaLineas.orden],
    }),
    check('factura_impuestos_tarifa_check', sql`tarifa between 0 and 100`),
  ],
);

export const facturaCuotas = pgTable(
  'factura_cuotas',
  {
    factura: text()
      .notNull()
      .references(() => facturas.numero),
    orden: integer().notNull(),
    vence: date({ mode: 'string' }).notNull(),
    valor: dinero().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.factura, t.orden] }),
    check('factura_cuotas_orden_check', sql`orden > 0`),
    check('factura_cuotas_por_algo', sql`valor > 0`),
  ],
);
