/** The append-only ledger and the last balance of each client and currency. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientes } from './clientes.ts';
import { dinero, instante, moneda, oneOf } from './columns.ts';

const tipos = ['factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste'] as const;

/** The last line of each client's ledger per currency: the lock that orders its lines, and the balance at no cost. */
export const saldos = pgTable(
  'saldos',
  {
    clienteId: uuid('cliente_id')
      .notNull()
      .references(() => clientes.id),
    moneda: moneda().notNull(),
    secuencia: integer().notNull(),
    saldo: bigint({ mode: 'number' }).notNull(),
    debe: bigint({ mode: 'number' }).notNull().default(0),
    haber: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.moneda] }),
    check('saldos_secuencia_check', sql`secuencia > 0`),
    check('saldos_suma', sql`saldo = debe - haber`),
    // Exact in a JavaScript number, hence every sum over any lines of the ledger, and over the documents behind them.
    check(
      'saldos_exactos',
      sql`debe between 0 and 9007199254740991 and haber between 0 and 9007199254740991`,
    ),
  ],
);

/** Every amount that a client owes or is owed is one row here, written once. */
export const movimientos = pgTable(
  'movimientos',
  {
    clienteId: uuid('cliente_id')
      .notNull()
      .references(() => clientes.id),
    moneda: moneda().notNull(),
    /** 1, 2, 3… within client and currency, and the balance after the line: both given by a trigger, whatever is sent. */
    secuencia: integer()
      .notNull()
      .$default(() => 0),
    saldo: bigint({ mode: 'number' })
      .notNull()
      .$default(() => 0),
    fecha: date({ mode: 'string' }).notNull(),
    registradoEl: instante('registrado_el').notNull().defaultNow(),
    tipo: text({ enum: tipos }).notNull(),
    documento: text().notNull(),
    descripcion: text().notNull(),
    debe: dinero().notNull().default(0),
    haber: dinero().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.moneda, t.secuencia] }),
    index('movimientos_documento').on(t.documento),
    // What happens once is told once; a receipt may be given back in several parts.
    uniqueIndex('movimientos_una_vez')
      .on(t.documento, t.tipo, t.clienteId)
      .where(sql`tipo in ('factura', 'nota_credito', 'recibo', 'anulacion')`),
    // A page of the ledger is read in the order in which it is shown; sequence and currency together name one line.
    index('movimientos_orden').on(t.clienteId, t.secuencia, t.moneda),
    index('movimientos_dia').on(t.clienteId, t.fecha, sql`(lpad(secuencia::text, 9, '0') || moneda)`),
    oneOf('movimientos_tipo_check', 'tipo', tipos),
    check('movimientos_debe_haber_check', sql`(debe > 0) <> (haber > 0)`),
  ],
);
