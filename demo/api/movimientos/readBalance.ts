/** What a client owes and has in their favour, for each currency. Five queries, whatever the length of the ledger. */
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Balance } from '../../../src/contract/balance.ts';
import { balanceOf } from '../../../src/domain/cuenta/balance.ts';
import { startOfMonths } from '../../../src/domain/cuenta/monthlySums.ts';
import type { Db } from '../db/db.ts';
import { monedaOf } from '../db/known.ts';
import { type OwnRecords, openOwn } from '../db/openOwn.ts';
import { facturaCuotas } from '../db/schema/facturas.ts';
import { readTogether } from '../db/transact.ts';
import { readCursos, withCurso } from '../facturas/readCursos.ts';

/** Empty if nothing was ever billed. @param corte YYYY-MM-DD in the institution's zone */
export function readBalance(db: Db, clienteId: string, corte: string): Promise<Balance[]> {
  return readTogether(db, (tx) => balanceIn(openOwn(tx, clienteId), corte));
}

async function balanceIn(own: OwnRecords, corte: string): Promise<Balance[]> {
  const { db, movimientos, recibos } = own;
  const mes = sql<
    string | null
  >`case when ${movimientos.fecha} >= ${startOfMonths(corte)}::date then to_char(${movimientos.fecha}, 'YYYY-MM') end`;
  const sums = await db
    .select({
      moneda: movimientos.moneda,
      tipo: movimientos.tipo,
      mes: mes.as('mes'),
      debe: sql<number>`sum(${movimientos.debe})`.mapWith(Number),
      haber: sql<number>`sum(${movimientos.haber})`.mapWith(Number),
    })
    .from(movimientos)
    .groupBy(movimientos.moneda, movimientos.tipo, sql`mes`)
    .orderBy(asc(movimientos.moneda));
  const favor = await db
    .select({ moneda: recibos.moneda, valor: sql<number>`sum(${recibos.sinAplicar})`.mapWith(Number) })
    .from(recibos)
    .where(gt(recibos.sinAplicar, 0))
    .groupBy(recibos.moneda);
  const open = Map.groupBy(await readOpen(own), ({ moneda }) => moneda);
  const balances = [...Map.groupBy(sums, ({ moneda }) => moneda)].map(([moneda, movimientosOf]) =>
    balanceOf({
      moneda: monedaOf(moneda),
      corte,
      movimientos: movimientosOf.map((sum) => ({ ...sum, mes: sum.mes ?? undefined })),
      facturas: open.get(moneda) ?? [],
      saldoAFavor: favor.find((one) => one.moneda === moneda)?.valor ?? 0,
    }),
  );
  const cursos = await readCursos(
    own,
    balances.flatMap(({ proximoVencimiento }) => proximoVencimiento?.factura ?? []),
  );
  return balances.map(({ proximoVencimiento: next, ...balance }) => ({
    ...balance,
    ...(next && { proximoVencimiento: { ...next, ...withCurso(cursos.get(next.factura)) } }),
  }));
}

async function readOpen({ db, facturas }: OwnRecords) {
  const open = await db.select().from(facturas).where(gt(facturas.saldo, 0));
  if (open.length === 0) return [];
  const numeros = open.map(({ numero }) => numero);
  const cuotas = await db
    .select()
    .from(facturaCuotas)
    .where(inArray(facturaCuotas.factura, numeros))
    .orderBy(asc(facturaCuotas.factura), asc(facturaCuotas.orden));
  const byFactura = Map.groupBy(cuotas, ({ factura }) => factura);
  return open.map((factura) => ({ ...factura, cuotas: byFactura.get(factura.numero) ?? [] }));
}
