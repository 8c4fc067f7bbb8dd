/** The statement of a range: opening balance, every line, closing balance. */

import { asc } from 'drizzle-orm';
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

export interface AccountStatement {
  cliente: Party;
  desde?: string | undefined;
  hasta: string;
  cuentas: StatementPart[];
}

interface StatementPart extends TotalMovimientos {
  /** In the order in which they were written. */
  movimientos: Movimiento[];
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
  const byMoneda = Map.groupBy(toMovimientos(first, others), ({ moneda }) => moneda);
  const totales = toTotales(others, consulta);
  return {
    cliente: partyOf(cliente),
    desde: consulta.desde,
    hasta: consulta.hasta ?? today,
    // These are the same sums as in the list on screen.
    cuentas: totales.map((total) => ({ ...total, movimientos: byMoneda.get(total.moneda) ?? [] })),
  };
}
