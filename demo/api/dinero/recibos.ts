/** A client's own receipts, each with what it pays now. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Lista } from '../../../src/contract/lista.ts';
import type { ConsultaRecibos, Recibo } from '../../../src/contract/recibo.ts';
import { monedaOf } from '../data/known.ts';
import { type Criterio, keyset, matches } from '../data/listado.ts';
import type { Propio } from '../data/propio.ts';
import type { recibos } from '../db/schema/cobros.ts';

type Consulta = v.InferOutput<typeof ConsultaRecibos>;
type Fila = typeof recibos.$inferSelect;

export async function listRecibos(propio: Propio, consulta: Consulta): Promise<Lista<Recibo>> {
  const { db, recibos: mios } = propio;
  const criterios = {
    fecha: { by: sql`${mios.fecha}`, type: 'date' },
    numero: { by: sql`${mios.numero}`, type: 'text' },
    valor: { by: sql`${mios.valor}`, type: 'bigint' },
  } as const satisfies Record<string, Criterio>;
  const filter = and(
    consulta.q ? matches(mios.busqueda, consulta.q) : undefined,
    consulta.estado && inArray(mios.estado, [...consulta.estado]),
    consulta.medio && inArray(mios.medio, [...consulta.medio]),
    consulta.moneda ? eq(mios.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mios.fecha, consulta.desde) : undefined,
    consulta.hasta ? lte(mios.fecha, consulta.hasta) : undefined,
  );
  const order = keyset(criterios, sql`${mios.numero}`, 'text', consulta.orden ?? 'fecha', consulta.cursor);
  const found = await db
    .select({ recibo: mios._.selectedFields, clave: order.key.as('clave'), id: mios.numero })
    .from(mios)
    .where(and(filter, order.after))
    .orderBy(order.orderBy)
    .limit(consulta.limite + 1);
  const { rows, siguiente } = order.page(found, consulta.limite);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(mios).where(filter);
  const filas = rows.map(({ recibo }) => recibo);
  return { total: counted?.total ?? 0, siguiente, resultados: await complete(propio, filas) };
}

/** By its number; undefined where the client has none of that number. */
export async function findRecibo(propio: Propio, numero: string): Promise<Recibo | undefined> {
  const { db, recibos: mios } = propio;
  return (await complete(propio, await db.select().from(mios).where(eq(mios.numero, numero))))[0];
}

async function complete({ db, aplicaciones }: Propio, filas: Fila[]): Promise<Recibo[]> {
  if (filas.length === 0) return [];
  const numeros = filas.map(({ numero }) => numero);
  // One sum for each invoice: a receipt may have come to the same one in two pieces.
  const aplicadas = await db
    .select({
      recibo: aplicaciones.recibo,
      factura: aplicaciones.factura,
      valor: sql<number>`sum(${aplicaciones.valor})`.mapWith(Number),
    })
    .from(aplicaciones)
    .where(inArray(aplicaciones.recibo, numeros))
    .groupBy(aplicaciones.recibo, aplicaciones.factura)
    .orderBy(asc(aplicaciones.factura));
  const byRecibo = Map.groupBy(aplicadas, ({ recibo }) => recibo);
  return filas.map((fila) => ({
    numero: fila.numero,
    fecha: fila.fecha,
    valor: fila.valor,
    moneda: monedaOf(fila.moneda),
    medio: fila.medio,
    referencia: fila.referencia,
    estado: fila.estado,
    aplicaciones: byRecibo.get(fila.numero) ?? [],
    sinAplicar: fila.sinAplicar,
  }));
}
