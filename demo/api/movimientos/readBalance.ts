/** Reads what a client owes and has in their favour, for each currency, with one statement whatever the length of the ledger. */
import { asc, sql } from 'drizzle-orm';
import type { Balance } from '../../../src/contract/balance.ts';
import { balanceOf } from '../../../src/domain/cuenta/balanceOf.ts';
import { startOfMonths } from '../../../src/domain/cuenta/monthlySums.ts';
import type { OwnTables } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { type Own, prepareOwn } from '../db/prepareOwn.ts';
import { readRows } from '../db/readAtOnce.ts';
import { selectCuotas, shownFactura } from '../facturas/completeFacturas.ts';
import { cursosByFactura, selectCursosByFactura, withCurso } from '../facturas/cursosOfDocumentos.ts';

const readSums = prepareOwn((own, { desde }: { desde: string }) => ({
  // Zero is a literal, because an index has only what is above it, and prepared statements are planned without values.
  first: readRows(shownFactura(own.facturas), (fields) =>
    own.db.select(fields).from(own.facturas).where(sql`${own.facturas.saldo} > 0`),
  ),
  others: (column) => ({
    cuotas: selectCuotas(own, column('numero')),
    cursos: selectCursosByFactura(own, column('numero')),
    ...selectSums(own, desde),
  }),
}));

/** Empty if nothing was ever billed. @param corte YYYY-MM-DD in the institution's zone */
export async function readBalance(own: Own, corte: string): Promise<Balance[]> {
  const { first, cuotas, sums, favor, ...details } = await readSums(own, { desde: startOfMonths(corte) });
  const cuotasOf = Map.groupBy(cuotas, ({ factura }) => factura);
  const abiertas = first.map((factura) => ({ ...factura, cuotas: cuotasOf.get(factura.numero) ?? [] }));
  const open = Map.groupBy(abiertas, ({ moneda }) => moneda);
  const cursos = cursosByFactura(details.cursos);
  const balances = [...Map.groupBy(sums, ({ moneda }) => moneda)].map(([moneda, movimientosOf]) =>
    balanceOf({
      moneda: knownMoneda(moneda),
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
function selectSums({ db, movimientos, recibos }: OwnTables, desde: string) {
  const mes = sql<
    string | null
  >`case when ${movimientos.fecha} >= ${desde}::date then to_char(${movimientos.fecha}, 'YYYY-MM') end`;
  return {
    sums: readRows(
      {
        moneda: movimientos.moneda,
        tipo: movimientos.tipo,
        mes: mes.as('mes'),
        debe: sql<number>`sum(${movimientos.debe})`,
        haber: sql<number>`sum(${movimientos.haber})`,
      },
      (fields) =>
        db
          .select(fields)
          .from(movimientos)
          .groupBy(movimientos.moneda, movimientos.tipo, sql`mes`)
          .orderBy(asc(movimientos.moneda)),
    ),
    favor: readRows({ moneda: recibos.moneda, valor: sql<number>`sum(${recibos.sinAplicar})` }, (fields) =>
      db.select(fields).from(recibos).where(sql`${recibos.sinAplicar} > 0`).groupBy(recibos.moneda),
    ),
  };
}
