/** Builds the contract's invoices from database rows. */
import { asc, inArray } from 'drizzle-orm';
import type { Factura } from '../../../src/contract/factura.ts';
import type { Comprador } from '../../../src/contract/persona.ts';
import { cuotasEnCuenta, vencidoOf } from '../../../src/domain/cuenta/deudas.ts';
import { estadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import type { facturas } from '../db/schema/facturas.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas } from '../db/schema/facturas.ts';
import { readCursos, withCurso } from './readCursos.ts';
import { readMedios } from './readMedios.ts';

type Row = typeof facturas.$inferSelect;

/** Reads the details of invoices that the caller found to be the client's. Six queries for any number of invoices. */
export async function completeFacturas(own: OwnRecords, rows: Row[], today: string): Promise<Factura[]> {
  if (rows.length === 0) return [];
  const { db, aplicaciones } = own;
  const numeros = rows.map(({ numero }) => numero);
  const lineas = await db
    .select()
    .from(facturaLineas)
    .where(inArray(facturaLineas.factura, numeros))
    .orderBy(asc(facturaLineas.factura), asc(facturaLineas.orden));
  const impuestos = await db
    .select()
    .from(facturaImpuestos)
    .where(inArray(facturaImpuestos.factura, numeros))
    .orderBy(asc(facturaImpuestos.codigo));
  const cuotas = await db
    .select()
    .from(facturaCuotas)
    .where(inArray(facturaCuotas.factura, numeros))
    .orderBy(asc(facturaCuotas.factura), asc(facturaCuotas.orden));
  const aplicadas = await db
    .select()
    .from(aplicaciones)
    .where(inArray(aplicaciones.factura, numeros))
    .orderBy(asc(aplicaciones.id));
  const cursos = await readCursos(own, numeros);
  const medios = await readMedios(
    own,
    aplicadas.map(({ recibo }) => recibo),
  );
  const lineasOf = Map.groupBy(lineas, ({ factura }) => factura);
  const impuestosOf = Map.groupBy(impuestos, ({ factura, orden }) => `${factura} ${orden}`);
  const cuotasOf = Map.groupBy(cuotas, ({ factura }) => factura);
  const aplicadasOf = Map.groupBy(aplicadas, ({ factura }) => factura);
  return rows.map((row) => ({
    ...headOf(row),
    ...withCurso(cursos.get(row.numero)),
    ...inTime(row, cuotasOf.get(row.numero) ?? [], today),
    lineas: (lineasOf.get(row.numero) ?? []).map(({ factura, ...linea }) => ({
      ...linea,
      impuestos: impuestosOf.get(`${factura} ${linea.orden}`) ?? [],
    })),
    aplicaciones: (aplicadasOf.get(row.numero) ?? []).map((one) => ({ ...one, ...medios.get(one.recibo) })),
  }));
}

type Head = Omit<Factura, 'curso' | 'vencida' | 'cuotas' | 'lineas' | 'aplicaciones'>;

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
    saldo: row.saldo,
    moneda: monedaOf(row.moneda),
  };
}

function inTime(
  row: Row,
  cuotas: (typeof facturaCuotas.$inferSelect)[],
  today: string,
): Pick<Factura, 'vencida' | 'cuotas'> {
  const enCuenta = { ...row, cuotas };
  return {
    vencida: vencidoOf(enCuenta, today) > 0,
    cuotas: cuotasEnCuenta(enCuenta).map(({ orden, vence, valor, estado }) => ({
      id: `${row.numero}-${orden}`,
      vence,
      valor,
      estado,
    })),
  };
}
