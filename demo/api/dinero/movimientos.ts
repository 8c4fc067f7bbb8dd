/** A client's own ledger, a page at a time. The running balance was written with each line; nothing is added up here. */
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Lista } from '../../../src/contract/lista.ts';
import type { ConsultaMovimientos, Movimiento } from '../../../src/contract/movimiento.ts';
import { monedaOf } from '../data/known.ts';
import { type Criterio, keyset, matches } from '../data/listado.ts';
import type { Propio } from '../data/propio.ts';
import type { movimientos } from '../db/schema/libro.ts';

export type ConsultaLibro = v.InferOutput<typeof ConsultaMovimientos>;

export async function listMovimientos(
  { db, movimientos: mios }: Propio,
  consulta: ConsultaLibro,
): Promise<Lista<Movimiento>> {
  const criterios = {
    secuencia: { by: sql`${mios.secuencia}`, type: 'integer' },
    fecha: { by: sql`${mios.fecha}`, type: 'date' },
  } as const satisfies Record<string, Criterio>;
  // Lines count within their currency: both together name one, and sort as they were written.
  const id = sql<string>`lpad(${mios.secuencia}::text, 9, '0') || ${mios.moneda}`;
  const filter = filterOf(mios, consulta);
  const order = keyset(criterios, id, 'text', consulta.orden ?? 'secuencia', consulta.cursor);
  const found = await db
    .select({ movimiento: mios._.selectedFields, clave: order.key.as('clave'), id: id.as('id') })
    .from(mios)
    .where(and(filter, order.after))
    .orderBy(order.orderBy)
    .limit(consulta.limite + 1);
  const { rows, siguiente } = order.page(found, consulta.limite);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(mios).where(filter);
  return {
    total: counted?.total ?? 0,
    siguiente,
    resultados: rows.map(({ movimiento }) => toMovimiento(movimiento)),
  };
}

export function filterOf(
  mios: Propio['movimientos'],
  consulta: Pick<ConsultaLibro, 'q' | 'tipo' | 'moneda' | 'desde' | 'hasta'>,
): SQL | undefined {
  return and(
    consulta.q
      ? matches(sql`sin_tildes(${mios.documento} || ' ' || ${mios.descripcion})`, consulta.q)
      : undefined,
    consulta.tipo && inArray(mios.tipo, [...consulta.tipo]),
    consulta.moneda ? eq(mios.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mios.fecha, consulta.desde) : undefined,
    consulta.hasta ? lte(mios.fecha, consulta.hasta) : undefined,
  );
}

export function toMovimiento(fila: typeof movimientos.$inferSelect): Movimiento {
  const { secuencia, fecha, registradoEl, tipo, documento, descripcion, debe, haber, saldo, moneda } = fila;
  return {
    secuencia,
    fecha,
    registradoEl: registradoEl.toISOString(),
    tipo,
    documento,
    descripcion,
    debe,
    haber,
    saldo,
    moneda: monedaOf(moneda),
  };
}
