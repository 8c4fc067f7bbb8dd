/** The statement of a range: opening balance, every line, closing balance. */
import { asc } from 'drizzle-orm';
import type { Movimiento, TotalMovimientos } from '../../../src/contract/movimiento.ts';
import type { Db } from '../db/db.ts';
import { type OwnRecords, openOwn } from '../db/openOwn.ts';
import { readTogether } from '../db/transact.ts';
import { type ConsultaLibro, filterOf, sumMovimientos, toMovimientos } from './listMovimientos.ts';

export interface EstadoDeCuenta {
  cliente: { nombre: string; identificacion?: string | undefined };
  desde?: string | undefined;
  hasta: string;
  cuentas: CuentaDeEstado[];
}

interface CuentaDeEstado extends TotalMovimientos {
  /** In the order in which they were written. */
  movimientos: Movimiento[];
}

/** A statement is whole: it ignores page and order of the query. @param today YYYY-MM-DD, used if `hasta` is absent */
export function readEstado(
  db: Db,
  clienteId: string,
  consulta: ConsultaLibro,
  today: string,
): Promise<EstadoDeCuenta> {
  return readTogether(db, (tx) => estadoIn(openOwn(tx, clienteId), consulta, today));
}

async function estadoIn(own: OwnRecords, consulta: ConsultaLibro, today: string): Promise<EstadoDeCuenta> {
  const { db, movimientos: mine } = own;
  const { nombres, apellidos, identificacion } = await own.cliente();
  const found = await db
    .select()
    .from(mine)
    .where(filterOf(own, consulta))
    .orderBy(asc(mine.moneda), asc(mine.secuencia));
  const byMoneda = Map.groupBy(await toMovimientos(own, found), ({ moneda }) => moneda);
  const totales = await sumMovimientos(own, consulta);
  return {
    cliente: { nombre: `${nombres} ${apellidos}`, identificacion: identificacion ?? undefined },
    desde: consulta.desde,
    hasta: consulta.hasta ?? today,
    // These are the same sums as in the list on screen.
    cuentas: totales.map((total) => ({ ...total, movimientos: byMoneda.get(total.moneda) ?? [] })),
  };
}
