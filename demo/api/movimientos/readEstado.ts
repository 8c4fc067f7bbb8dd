/** The statement of a range: opening balance, every line, closing balance, and what is owed today by its age. */

import { asc } from 'drizzle-orm';
import type { Antiguedad } from '../../../src/contract/balance.ts';
import type { Movimiento, TotalMovimientos } from '../../../src/contract/movimiento.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { prepareRead, readRows } from '../db/readAtOnce.ts';
import { type Party, partyOf } from '../pdf/party.ts';
import {
  type ConsultaLibro,
  filterOf,
  selectMovimientoDetails,
  selectSums,
  shownMovimiento,
  toMovimientos,
  toTotales,
} from './listMovimientos.ts';
import { readBalance } from './readBalance.ts';

export interface AccountStatement {
  cliente: Party;
  desde?: string | undefined;
  hasta: string;
  cuentas: StatementPart[];
}

interface StatementPart extends TotalMovimientos {
  /** In the order in which they were written. */
  movimientos: Movimiento[];
  /** Absent if nothing is owed, or the statement ends before today. */
  antiguedad?: Antiguedad;
}

/** A statement is whole: it ignores page and order of the query. @param today YYYY-MM-DD, used if `hasta` is absent */
export async function readEstado(
  db: Db,
  clienteId: string,
  consulta: ConsultaLibro,
  today: string,
): Promise<AccountStatement> {
  const own = clientScope(db, clienteId);
  const { movimientos: mine } = own;
  const cliente = await own.cliente();
  const { first, ...others } = await prepareRead(db, {
    first: readRows(shownMovimiento(mine), (fields) =>
      db
        .select(fields)
        .from(mine)
        .where(filterOf(own, consulta))
        .orderBy(asc(mine.moneda), asc(mine.secuencia)),
    ),
    others: (column) => ({
      ...selectMovimientoDetails(own, column('documento')),
      ...selectSums(own, consulta),
    }),
  }).execute();
  const day = consulta.hasta ?? today;
  // What was owed on an earlier day is not kept.
  const balances = day < today ? [] : await readBalance({ db, clienteId }, today);
  const antiguedadOf = (moneda: string) => {
    const found = balances.find((balance) => balance.moneda === moneda);
    return found && found.vencido + found.porVencer > 0 ? { antiguedad: found.antiguedad } : {};
  };
  const byMoneda = Map.groupBy(toMovimientos(first, others), ({ moneda }) => moneda);
  const totales = toTotales(others, consulta);
  return {
    cliente: partyOf(cliente),
    desde: consulta.desde,
    hasta: day,
    // These are the same sums as in the list on screen.
    cuentas: totales.map((total) => ({
      ...total,
      movimientos: byMoneda.get(total.moneda) ?? [],
      ...antiguedadOf(total.moneda),
    })),
  };
}
