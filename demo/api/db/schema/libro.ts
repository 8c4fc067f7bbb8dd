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
} from 'drizzle-orm/pg-core';
import { clienteId } from './clientes.ts';
import { dinero, instante, moneda, oneOf } from './columns.ts';

const tipos = ['factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste'] as const;

/** The last line of each client's ledger in each currency. Its row is the lock that orders the lines. */
export const saldos = pgTable(
  'saldos',
  {
    clienteId: clienteId(),
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
    // JavaScript numbers are exact up to here, so every sum over lines of the ledger or over their documents is exact.
    check(
      'saldos_exactos',
      sql`debe between 0 and 9007199254740991 and haber between 0 and 9007199254740991`,
    ),
  ],
);

/** The ledger: one row for each amount that a client owes or is owed. Rows never change. */
export const movimientos = pgTable(
  'movimientos',
  {
    clienteId: clienteId(),
    moneda: moneda().notNull(),
    /** `secuencia` counts from 1 per client and currency; `saldo` is the balance after the line. A trigger sets both. */
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
    // A document has one line of each of these kinds. Refunds are not among them: a receipt may be refunded in parts.
    uniqueIndex('movimientos_una_vez')
      .on(t.documento, t.tipo, t.clienteId)
      .where(sql`tipo in ('factura', 'nota_credito', 'recibo', 'anulacion')`),
    // Serves pages in their order on screen. Sequence and currency together identify a line of a client.
    index('movimientos_orden').on(t.clienteId, t.secuencia, t.moneda),
    index('movimientos_dia').on(t.clienteId, t.fecha, sql`(lpad(secuencia::text, 9, '0') || moneda)`),
    oneOf('movimientos_tipo_check', 'tipo', tipos),
    check('movimientos_debe_haber_check', sql`(debe > 0) <> (haber > 0)`),
  ],
);
