/** The append-only ledger and the last balance of each client and currency (migrations 0006 and 0014). */
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dinero, instante, moneda } from './columns.ts';

export const saldos = pgTable(
  'saldos',
  {
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    secuencia: integer().notNull(),
    saldo: dinero().notNull(),
    debe: dinero().notNull(),
    haber: dinero().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clienteId, t.moneda] })],
);

export const movimientos = pgTable(
  'movimientos',
  {
    clienteId: uuid('cliente_id').notNull(),
    moneda: moneda().notNull(),
    // Given by the trigger whatever is sent, hence a default for the types only.
    secuencia: integer().notNull().default(0),
    saldo: dinero().notNull().default(0),
    fecha: date({ mode: 'string' }).notNull(),
    registradoEl: instante('registrado_el').notNull().defaultNow(),
    tipo: text({ enum: ['factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste'] }).notNull(),
    documento: text().notNull(),
    descripcion: text().notNull(),
    debe: dinero().notNull().default(0),
    haber: dinero().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.clienteId, t.moneda, t.secuencia] })],
);
