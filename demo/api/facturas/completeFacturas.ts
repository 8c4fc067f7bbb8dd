/** Builds the contract's invoices from database rows. */
import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Factura } from '../../../src/contract/factura.ts';
import type { Comprador } from '../../../src/contract/persona.ts';
import { owedInBuckets } from '../../../src/domain/cuenta/antiguedad.ts';
import { countedCuotas, vencidoOf } from '../../../src/domain/cuenta/deudas.ts';
import { annulledOf, estadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import type { AgeBucket } from '../../../src/domain/fechas.ts';
import { columnsOf, type OwnTables } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { isAmong, type ReadOf, readRows } from '../db/readAtOnce.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas, type facturas } from '../db/schema/facturas.ts';
import { cursosByInscripcion, selectCursosByInscripcion, withCurso } from './cursosOfDocumentos.ts';

type Row = Omit<typeof facturas.$inferSelect, HiddenFactura>;

/** Columns that no answer contains, so they are not read. */
const hidden = ['clienteId', 'anuladaEl', 'creadaEl', 'version', 'busqueda'] as const;
type HiddenFactura = (typeof hidden)[number];

/** The columns that answers are made of. */
export const shownFactura = (mine: OwnTables['facturas']) => columnsOf('facturas', mine, hidden);

/**
 * The details of invoices that the caller found to be the client's.
 * @param numeros a subquery with their numbers
 * @param inscripciones a subquery with the enrolments that they are about
 */
export function selectFacturaDetails(own: OwnTables, numeros: SQL, inscripciones: SQL) {
  const { db, aplicaciones, recibos } = own;
  return {
    lineas: readRows(getTableColumns(facturaLineas), (fields) =>
      db
        .select(fields)
        .from(facturaLineas)
        .where(isAmong(facturaLineas.factura, numeros))
        .orderBy(asc(facturaLineas.factura), asc(facturaLineas.orden)),
    ),
    impuestos: readRows(getTableColumns(facturaImpuestos), (fields) =>
      db
        .select(fields)
        .from(facturaImpuestos)
        .where(isAmong(facturaImpuestos.factura, numeros))
        .orderBy(asc(facturaImpuestos.factura), asc(facturaImpuestos.orden), asc(facturaImpuestos.codigo)),
    ),
    cuotas: selectCuotas(own, numeros),
    aplicadas: readRows(
      {
        recibo: aplicaciones.recibo,
        factura: aplicaciones.factura,
        fecha: aplicaciones.fecha,
        valor: aplicaciones.valor,
        medio: recibos.medio,
        pagoId: recibos.pagoId,
      },
      (fields) =>
        db
          .select(fields)
          .from(aplicaciones)
          // Each has a receipt, but the planner may start an inner join with all receipts of the client.
          .leftJoin(recibos, eq(recibos.numero, aplicaciones.recibo))
          .where(isAmong(aplicaciones.factura, numeros))
          .orderBy(asc(aplicaciones.id)),
    ),
    cursos: selectCursosByInscripcion(own, inscripciones),
  };
}

/** @param numeros a subquery with the numbers of the client's invoices */
export function selectCuotas({ db }: OwnTables, numeros: SQL) {
  return readRows(getTableColumns(facturaCuotas), (fields) =>
    db
      .select(fields)
      .from(facturaCuotas)
      .where(isAmong(facturaCuotas.factura, numeros))
      .orderBy(asc(facturaCuotas.factura), asc(facturaCuotas.orden)),
  );
}

type Details = ReadOf<ReturnType<typeof selectFacturaDetails>>;

/** @param antiguedad the buckets that the list is filtered by */
export function completeFacturas(
  rows: readonly Row[],
  details: Details,
  today: string,
  antiguedad?: readonly AgeBucket[],
): Factura[] {
  const cursos = cursosByInscripcion(details.cursos);
  const lineasOf = Map.groupBy(details.lineas, ({ factura }) => factura);
  const impuestosOf = Map.groupBy(details.impuestos, ({ factura, orden }) => `${factura} ${orden}`);
  const cuotasOf = Map.groupBy(details.cuotas, ({ factura }) => factura);
  const aplicadasOf = Map.groupBy(details.aplicadas, ({ factura }) => factura);
  return rows.map((row) => ({
    ...headOf(row),
    ...withCurso(cursos.get(row.inscripcion ?? '')),
    ...inTime(row, cuotasOf.get(row.numero) ?? [], today, antiguedad),
    lineas: (lineasOf.get(row.numero) ?? []).map(({ factura, ...linea }) => ({
      ...linea,
      impuestos: (impuestosOf.get(`${factura} ${linea.orden}`) ?? []).map(
        ({ codigo, tarifa, base, valor }) => ({ codigo, tarifa, base, valor }),
      ),
    })),
    aplicaciones: (aplicadasOf.get(row.numero) ?? []).map(({ recibo, fecha, valor, medio, pagoId }) => ({
      recibo,
      fecha,
      valor,
      medio: medio ?? undefined,
      enLinea: pagoId !== null,
    })),
  }));
}

type Head = Omit<Factura, 'curso' | 'vencida' | 'enAntiguedad' | 'cuotas' | 'lineas' | 'aplicaciones'>;

function headOf(row: Row): Head {
  const { refiere, inscripcion } = row;
  return {
    numero: row.numero,
    tipo: row.tipo,
    ...(refiere === null ? {} : { refiere }),
    ...(inscripcion === null ? {} : { inscripcion }),
    estado: row.estado,
    estadoPago: estadoPagoFactura(row),
    fechaEmision: row.fechaEmision,
    fechaVencimiento: row.fechaVencimiento,
    comprador: row.comprador as Comprador,
    subtotal: row.subtotal,
    descuento: row.descuento,
    impuestos: row.impuestos,
    total: row.total,
    pagado: row.pagado,
    acreditado: row.acreditado,
    anulado: annulledOf(row),
    saldo: row.saldo,
    moneda: knownMoneda(row.moneda),
  };
}

function inTime(
  row: Row,
  cuotas: (typeof facturaCuotas.$inferSelect)[],
  today: string,
  antiguedad: readonly AgeBucket[] | undefined,
): Pick<Factura, 'vencida' | 'enAntiguedad' | 'cuotas'> {
  const enCuenta = { ...row, cuotas };
  return {
    vencida: vencidoOf(enCuenta, today) > 0,
    ...(antiguedad && { enAntiguedad: owedInBuckets(enCuenta, antiguedad, today) }),
    cuotas: countedCuotas(enCuenta).map(({ orden, vence, valor, estado }) => ({
      id: `${row.numero}-${orden}`,
      vence,
      valor,
      estado,
    })),
  };
}
