/** A client's own payment attempts. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListPage } from '../../../src/contract/list.ts';
import type { ConsultaPagos, Pago } from '../../../src/contract/pago.ts';
import { columnsOf, type OwnRecords } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { knownMoneda } from '../db/known.ts';

import { enlaceFacturas } from '../db/schema/cobros.ts';
import { readCursosByFactura, withCurso } from '../facturas/cursosOfDocumentos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, readPage, type SortKey } from '../http/keyset.ts';

type Consulta = v.InferOutput<typeof ConsultaPagos>;

/** `desde` and `hasta` are days in the institution's zone. `q` searches the reference and the gateway. */
export async function listPagos(own: OwnRecords, consulta: Consulta, zona: string): Promise<ListPage<Pago>> {
  const { db, pagos: mine, recibos: ownRecibos } = own;
  const sortKeys = {
    creadoEl: { by: sql`${mine.creadoEl}`, type: 'timestamptz' },
    valor: { by: sql`${mine.valor}`, type: 'bigint' },
  } as const satisfies Record<string, SortKey>;
  const filter = everyFilter<Consulta>({
    q: consulta.q
      ? matches(
          sql`sin_tildes(${mine.id}::text || ' ' || ${mine.pasarela} || ' ' || coalesce(${mine.referencia}, ''))`,
          consulta.q,
        )
      : undefined,
    estado: consulta.estado && inArray(mine.estado, [...consulta.estado]),
    moneda: consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    enlace: consulta.enlace ? eq(sql`${mine.enlaceId}::text`, consulta.enlace) : undefined,
    desde: consulta.desde
      ? sql`${mine.creadoEl} >= (${consulta.desde}::date::timestamp at time zone ${zona})`
      : undefined,
    hasta: consulta.hasta
      ? sql`${mine.creadoEl} < ((${consulta.hasta}::date + 1)::timestamp at time zone ${zona})`
      : undefined,
  });
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'creadoEl' },
    { sortKeys, id: sql`${mine.id}`, idType: 'uuid' },
    async ({ sortValue, after, orderBy, limit }) => ({
      first: await db
        .select({
          pago: columnsOf('pagos', mine),
          recibo: ownRecibos.numero,
          recibido: ownRecibos.valor,
          sortValue,
          id: mine.id,
        })
        .from(mine)
        .leftJoin(ownRecibos, eq(ownRecibos.pagoId, mine.id))
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
    }),
  );
  const amounts = await readAmounts(
    db,
    rows.flatMap(({ pago }) => (pago.enlaceId === null ? [] : [pago.enlaceId])),
  );
  const cursos = await readCursosByFactura(
    own,
    [...amounts.values()].flat().map(({ numero }) => numero),
  );
  return {
    total: await db.$count(mine, filter),
    siguiente,
    resultados: rows.map(({ pago, recibo, recibido }) => ({
      id: pago.id,
      ...(pago.enlaceId === null ? {} : { enlaceId: pago.enlaceId }),
      valor: pago.valor,
      moneda: knownMoneda(pago.moneda),
      estado: pago.estado,
      pasarela: pago.pasarela,
      referencia: pago.referencia ?? '',
      creadoEl: pago.creadoEl.toISOString(),
      actualizadoEl: pago.actualizadoEl.toISOString(),
      facturas: (amounts.get(pago.enlaceId ?? '') ?? []).map(({ numero, valor }) => ({
        numero,
        ...withCurso(cursos.get(numero)),
        valor,
      })),
      ...(recibido === null || recibido === pago.valor ? {} : { recibido }),
      ...(recibo === null ? {} : { recibo }),
    })),
  };
}

/** The amounts of the client's links, by link. */
async function readAmounts(db: Db, enlaceIds: string[]) {
  if (enlaceIds.length === 0) return new Map<string, never[]>();
  const amounts = await db
    .select({
      enlaceId: enlaceFacturas.enlaceId,
      numero: enlaceFacturas.factura,
      valor: enlaceFacturas.valor,
    })
    .from(enlaceFacturas)
    .where(inArray(enlaceFacturas.enlaceId, enlaceIds))
    .orderBy(asc(enlaceFacturas.factura));
  return Map.groupBy(amounts, ({ enlaceId }) => enlaceId);
}
