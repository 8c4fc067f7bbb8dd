/** A client's own invoices and credit notes. What follows from other rows is worked out in SQL too, so that lists can filter by it. */
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ConsultaFacturas, Factura } from '../../../src/contract/factura.ts';
import type { Lista } from '../../../src/contract/lista.ts';
import type { EstadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import { type Criterio, keyset, matches } from '../data/listado.ts';
import type { Propio } from '../data/propio.ts';
import { completeFacturas } from './factura.ts';

type Consulta = v.InferOutput<typeof ConsultaFacturas>;

/** @param hoy YYYY-MM-DD where the institution is: what decides `vencida`. */
export async function listFacturas(propio: Propio, consulta: Consulta, hoy: string): Promise<Lista<Factura>> {
  const { db, facturas: mias } = propio;
  const criterios = {
    fechaEmision: { by: sql`${mias.fechaEmision}`, type: 'date' },
    fechaVencimiento: { by: sql`${mias.fechaVencimiento}`, type: 'date' },
    numero: { by: sql`${mias.numero}`, type: 'text' },
    total: { by: sql`${mias.total}`, type: 'bigint' },
    saldo: { by: sql`${mias.saldo}`, type: 'bigint' },
  } as const satisfies Record<string, Criterio>;
  const filter = and(
    consulta.q ? matches(mias.busqueda, consulta.q) : undefined,
    consulta.tipo && inArray(mias.tipo, [...consulta.tipo]),
    consulta.estado && inArray(mias.estado, [...consulta.estado]),
    consulta.estadoPago && inArray(estadoPagoOf(mias), [...consulta.estadoPago]),
    consulta.vencida === undefined ? undefined : isVencida(mias, hoy, consulta.vencida),
    consulta.inscripcion ? eq(mias.inscripcion, consulta.inscripcion) : undefined,
    consulta.moneda ? eq(mias.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mias.fechaEmision, consulta.desde) : undefined,
    consulta.hasta ? lte(mias.fechaEmision, consulta.hasta) : undefined,
  );
  const order = keyset(
    criterios,
    sql`${mias.numero}`,
    'text',
    consulta.orden ?? 'fechaEmision',
    consulta.cursor,
  );
  const found = await db
    .select({ factura: mias._.selectedFields, clave: order.key.as('clave'), id: mias.numero })
    .from(mias)
    .where(and(filter, order.after))
    .orderBy(order.orderBy)
    .limit(consulta.limite + 1);
  const { rows, siguiente } = order.page(found, consulta.limite);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(mias).where(filter);
  const filas = rows.map(({ factura }) => factura);
  return { total: counted?.total ?? 0, siguiente, resultados: await completeFacturas(propio, filas, hoy) };
}

/** By its number; undefined where the client has none of that number. */
export async function findFactura(propio: Propio, numero: string, hoy: string): Promise<Factura | undefined> {
  const { db, facturas: mias } = propio;
  const filas = await db.select().from(mias).where(eq(mias.numero, numero));
  return (await completeFacturas(propio, filas, hoy))[0];
}

type Mias = Propio['facturas'];

/** estadoPagoFactura of src/domain in SQL; a test compares the two. */
function estadoPagoOf(mias: Mias): SQL<EstadoPagoFactura> {
  return sql`case
    when ${mias.saldo} > 0 and ${mias.pagado} + ${mias.acreditado} > 0 then 'parcial'
    when ${mias.saldo} > 0 then 'pendiente'
    when ${mias.pagado} = 0 and ${mias.total} > 0 then 'acreditada'
    else 'pagada' end`;
}

/** vencidoOf of src/domain in SQL: more is owed than all that is due from today on. */
function isVencida(mias: Mias, hoy: string, wanted: boolean): SQL {
  // Asked first, in words of the index of debts: most invoices are paid and need no look at their instalments.
  const vencida = sql`(${mias.saldo} > 0 and ${mias.saldo} > (
    select coalesce(sum(c.valor), 0) from factura_cuotas c where c.factura = ${mias.numero} and c.vence >= ${hoy}::date))`;
  return wanted ? vencida : sql`not ${vencida}`;
}
