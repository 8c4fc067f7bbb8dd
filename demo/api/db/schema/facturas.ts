/** Invoices and credit notes with lines, taxes and instalments (migration 0004). Sums are kept by triggers, never written here. */
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { estadosFactura } from '../../../../src/domain/estados/factura.ts';
import { dinero, instante, moneda } from './columns.ts';

export const facturas = pgTable('facturas', {
  numero: text().primaryKey(),
  tipo: text({ enum: ['factura', 'nota_credito'] }).notNull(),
  refiere: text(),
  clienteId: uuid('cliente_id').notNull(),
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
  saldo: dinero().notNull().generatedAlwaysAs(sql``),
  moneda: moneda().notNull(),
  anuladaEl: instante('anulada_el'),
  creadaEl: instante('creada_el').notNull().defaultNow(),
  version: integer().notNull().default(1),
  busqueda: text().notNull().generatedAlwaysAs(sql``),
});

export const facturaLineas = pgTable(
  'factura_lineas',
  {
    factura: text().notNull(),
    orden: integer().notNull(),
    descripcion: text().notNull(),
    cantidad: integer().notNull(),
    precioUnitario: dinero('precio_unitario').notNull(),
    descuento: dinero().notNull().default(0),
    total: dinero().notNull(),
  },
  (t) => [primaryKey({ columns: [t.factura, t.orden] })],
);

export const facturaImpuestos = pgTable(
  'factura_impuestos',
  {
    factura: text().notNull(),
    orden: integer().notNull(),
    codigo: text().notNull(),
    tarifa: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    base: dinero().notNull(),
    valor: dinero().notNull(),
  },
  (t) => [primaryKey({ columns: [t.factura, t.orden, t.codigo] })],
);

export const facturaCuotas = pgTable(
  'factura_cuotas',
  {
    factura: text().notNull(),
    orden: integer().notNull(),
    vence: date({ mode: 'string' }).notNull(),
    valor: dinero().notNull(),
  },
  (t) => [primaryKey({ columns: [t.factura, t.orden] })],
);
