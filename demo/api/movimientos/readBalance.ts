/** What a client owes and has in their favour, for each currency. One statement, whatever the length of the ledger. */
import { asc, gt, sql } from 'drizzle-orm';
import type { Balance } from '../../../src/contract/balance.ts';
import { balanceOf } from '../../../src/domain/cuenta/balance.ts';
import { startOfMonths } from '../../../src/domain/cuenta/monthlySums.ts';
import type { Db } from '../db/db.ts';
import { monedaOf } from '../db/known.ts';
import { type OwnRecords, openOwn } from '../db/openOwn.ts';
import { readAtOnce } from '../db/readAtOnce.ts';
import { selectCuotas } from '../facturas/completeFacturas.ts';
import { cursosByFactura, selectCursos, withCurso } from '../facturas/readCursos.ts';

/** Empty if nothing was ever billed. @param corte YYYY-MM-DD in the institution's zone */
export async function readBalance(db: Db, clienteId: string, corte: string): Promise<Balance[]> {
  const own = openOwn(db, clienteId);
  const { facturas } = own;
  const { first, cuotas, sums, favor, ...details } = await readAtOnce(
    db,
    db.select().from(facturas).where(gt(facturas.saldo, 0)),
    (column) => ({
      cuotas: selectCuotas(own, column('numero')),
      cursos: selectCursos(own, column('numero')),
      ...selectSums(own, corte),
    }),
  );
  const cuotasOf = Map.groupBy(cuotas, ({ factura }) => factura);
  const abiertas = first.map((factura) => ({ ...factura, cuotas: cuotasOf.get(factura.numero) ?? [] }));
  const open = Map.groupBy(abiertas, ({ moneda }) => moneda);
  const cursos = cursosByFactura(details.cursos);
  const balances = [...Map.groupBy(sums, ({ moneda }) => moneda)].map(([moneda, movimientosOf]) =>
    balanceOf({
      moneda: monedaOf(moneda),
      corte,
      movimientos: movimientosOf.map((sum) => ({ ...sum, mes: sum.mes ?? undefined })),
      facturas: open.get(moneda) ?? [],
      saldoAFavor: favor.find((one) => one.moneda === moneda)?.valor ?? 0,
    }),
  );
  return balances.map(({ proximoVencimiento: next, ...balance }) => ({
    ...balance,
    ...(next && { proximoVencimiento: { ...next, ...withCurso(cursos.get(next.factura)) } }),
  }));
}

/** The sums of the ledger and of the receipts. */
function selectSums({ db, movimientos, recibos }: OwnRecords, corte: string) {
  const mes = sql<
    string | null
  >`case when ${movimientos.fecha} >= ${startOfMonths(corte)}::date then to_char(${movimientos.fecha}, 'YYYY-MM') end`;
  return {
    sums: db
      .select({
        moneda: movimientos.moneda,
        tipo: movimientos.tipo,
        mes: mes.as('mes'),
        debe: sql<number>`sum(${movimientos.debe})`.mapWith(Number),
        haber: sql<number>`sum(${movimientos.haber})`.mapWith(Number),
      })
      .from(movimientos)
      .groupBy(movimientos.moneda, movimientos.tipo, sql`mes`)
      .orderBy(asc(movimientos.moneda)),
    favor: db
      .select({ moneda: recibos.moneda, valor: sql<number>`sum(${recibos.sinAplicar})`.mapWith(Number) })
      .from(recibos)
      .where(gt(recibos.sinAplicar, 0))
      .groupBy(recibos.moneda),
  };
}
