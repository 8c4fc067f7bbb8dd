/** The ledger of a range as one piece: what it began with, every line, what it ended with. */
import { and, asc, lt, sql } from 'drizzle-orm';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { openPropio, type Propio } from '../data/propio.ts';
import type { Db } from '../db/db.ts';
import { type ConsultaLibro, filterOf, toMovimiento } from './movimientos.ts';

export interface EstadoDeCuenta {
  cliente: { nombre: string; identificacion?: string | undefined };
  desde?: string | undefined;
  hasta: string;
  cuentas: CuentaDeEstado[];
}

interface CuentaDeEstado {
  moneda: Movimiento['moneda'];
  /** Undefined where kinds or words were filtered: the lines are then not all that happened between the two. */
  saldoInicial?: number;
  saldoFinal?: number;
  debe: number;
  haber: number;
  /** In the order in which they were written. */
  movimientos: Movimiento[];
}

/** Page and order of the query do not matter: a statement is whole. @param hoy YYYY-MM-DD, where `hasta` is left out */
export function readEstado(
  db: Db,
  clienteId: string,
  consulta: ConsultaLibro,
  hoy: string,
): Promise<EstadoDeCuenta> {
  return db.transaction((tx) => estadoIn(openPropio(tx, clienteId), consulta, hoy), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function estadoIn(propio: Propio, consulta: ConsultaLibro, hoy: string): Promise<EstadoDeCuenta> {
  const { db, movimientos: mios } = propio;
  const { nombres, apellidos, identificacion } = await propio.cliente();
  const filas = await db
    .select()
    .from(mios)
    .where(filterOf(mios, consulta))
    .orderBy(asc(mios.moneda), asc(mios.secuencia));
  const antes = consulta.desde === undefined ? [] : await saldosBefore(propio, consulta.desde);
  const isWhole = !consulta.q && !consulta.tipo;
  const byMoneda = Map.groupBy(filas.map(toMovimiento), ({ moneda }) => moneda);
  return {
    cliente: { nombre: `${nombres} ${apellidos}`, identificacion: identificacion ?? undefined },
    desde: consulta.desde,
    hasta: consulta.hasta ?? hoy,
    cuentas: [...byMoneda].map(([moneda, movimientos]) => {
      const debe = sumValores(movimientos.map((line) => line.debe));
      const haber = sumValores(movimientos.map((line) => line.haber));
      const saldoInicial = antes.find((one) => one.moneda === moneda)?.saldo ?? 0;
      const saldos = isWhole ? { saldoInicial, saldoFinal: saldoInicial + debe - haber } : {};
      return { moneda, ...saldos, debe, haber, movimientos };
    }),
  };
}

function saldosBefore({ db, movimientos: mios }: Propio, desde: string) {
  return db
    .select({
      moneda: mios.moneda,
      saldo: sql<number>`sum(${mios.debe} - ${mios.haber})`.mapWith(Number),
    })
    .from(mios)
    .where(and(lt(mios.fecha, desde)))
    .groupBy(mios.moneda);
}
