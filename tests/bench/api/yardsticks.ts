/**
 * The routes that calls are compared with, served by the same process on the same listener: one that does nothing, and one for each
 * plain statement that sends its rows as JSON.
 */
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../../../demo/api/db/db.ts';
import { rows } from '../../../demo/api/db/rows.ts';

const page = (table: string, order: string) => (cliente: string) =>
  sql`select * from ${sql.identifier(table)} where cliente_id = ${cliente} order by ${sql.raw(order)} limit 20`;

/** The statements by name, each over the same rows as the call that it is compared with. */
const statements: Readonly<Record<string, (cliente: string) => SQL>> = {
  inscripciones: page('inscripciones', 'fecha desc, numero desc'),
  facturas: page('facturas', 'fecha_emision desc, numero desc'),
  recibos: page('recibos', 'fecha desc, numero desc'),
  movimientos: page('movimientos', 'secuencia desc'),
  factura: (cliente) =>
    sql`select * from facturas where cliente_id = ${cliente} order by numero desc limit 1`,
  balance: (cliente) =>
    sql`select moneda, sum(debe) as debe, sum(haber) as haber from movimientos where cliente_id = ${cliente} group by moneda`,
  cursos: () => sql`select * from cursos order by inicio, id limit 20`,
};

export function yardsticks(db: Db): Hono {
  return new Hono()
    .get('/empty', (c) => c.json({}))
    .get('/consulta/:nombre', async (c) => {
      const statement = statements[c.req.param('nombre')];
      if (!statement) return c.notFound();
      return c.json(await rows(db, statement(c.req.query('cliente') ?? '')));
    });
}
