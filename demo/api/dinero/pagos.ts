/** A client's own attempts at payment, whatever came of them. */
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Lista } from '../../../src/contract/lista.ts';
import type { ConsultaPagos, Pago } from '../../../src/contract/pago.ts';
import { addDays, startOfDay } from '../../../src/domain/fechas.ts';
import { monedaOf } from '../data/known.ts';
import { type Criterio, keyset, matches } from '../data/listado.ts';
import type { Propio } from '../data/propio.ts';

type Consulta = v.InferOutput<typeof ConsultaPagos>;

/** `desde` and `hasta` are days where the institution is. `q` looks at the reference and the gateway. */
export async function listPagos(propio: Propio, consulta: Consulta, zona: string): Promise<Lista<Pago>> {
  const { db, pagos: mios } = propio;
  const criterios = {
    creadoEl: { by: sql`${mios.creadoEl}`, type: 'timestamptz' },
    valor: { by: sql`${mios.valor}`, type: 'bigint' },
  } as const satisfies Record<string, Criterio>;
  const filter = and(
    consulta.q
      ? matches(
          sql`sin_tildes(${mios.id}::text || ' ' || ${mios.pasarela} || ' ' || coalesce(${mios.referencia}, ''))`,
          consulta.q,
        )
      : undefined,
    consulta.estado && inArray(mios.estado, [...consulta.estado]),
    consulta.desde ? gte(mios.creadoEl, new Date(startOfDay(consulta.desde, zona))) : undefined,
    consulta.hasta ? lt(mios.creadoEl, new Date(startOfDay(addDays(consulta.hasta, 1), zona))) : undefined,
  );
  const order = keyset(criterios, sql`${mios.id}`, 'uuid', consulta.orden ?? 'creadoEl', consulta.cursor);
  const found = await db
    .select({ pago: mios._.selectedFields, clave: order.key.as('clave'), id: mios.id })
    .from(mios)
    .where(and(filter, order.after))
    .orderBy(order.orderBy)
    .limit(consulta.limite + 1);
  const { rows, siguiente } = order.page(found, consulta.limite);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(mios).where(filter);
  return {
    total: counted?.total ?? 0,
    siguiente,
    resultados: rows.map(
      ({ pago: { id, enlaceId, valor, moneda, estado, pasarela, referencia, creadoEl } }) => ({
        id,
        ...(enlaceId === null ? {} : { enlaceId }),
        valor,
        moneda: monedaOf(moneda),
        estado,
        pasarela,
        referencia: referencia ?? '',
        creadoEl: creadoEl.toISOString(),
      }),
    ),
  };
}
