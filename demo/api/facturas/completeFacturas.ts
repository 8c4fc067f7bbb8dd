/** An invoice of the contract from the rows that hold it. */
import { asc, inArray } from 'drizzle-orm';
import type { Factura } from '../../../src/contract/factura.ts';
import type { Comprador } from '../../../src/contract/persona.ts';
import { cuotasEnCuenta, vencidoOf } from '../../../src/domain/cuenta/deudas.ts';
import { estadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import type { facturas } from '../db/schema/facturas.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas } from '../db/schema/facturas.ts';

type Fila = typeof facturas.$inferSelect;

/** What hangs from invoices that are known to be the client's: four queries, however many invoices there are. */
export async function completeFacturas(propio: OwnRecords, filas: Fila[], hoy: string): Promise<Factura[]> {
  if (filas.length === 0) return [];
  const { db, aplicaciones } = propio;
  const numeros = filas.map(({ numero }) => numero);
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
  const lineasOf = Map.groupBy(lineas, ({ factura }) => factura);
  const impuestosOf = Map.groupBy(impuestos, ({ factura, orden }) => `${factura} ${orden}`);
  const cuotasOf = Map.groupBy(cuotas, ({ factura }) => factura);
  const aplicadasOf = Map.groupBy(aplicadas, ({ factura }) => factura);
  return filas.map((fila) => ({
    ...headOf(fila),
    ...inTime(fila, cuotasOf.get(fila.numero) ?? [], hoy),
    lineas: (lineasOf.get(fila.numero) ?? []).map(({ factura, ...linea }) => ({
      ...linea,
      impuestos: impuestosOf.get(`${factura} ${linea.orden}`) ?? [],
    })),
    aplicaciones: aplicadasOf.get(fila.numero) ?? [],
  }));
}

type Head = Omit<Factura, 'vencida' | 'cuotas' | 'lineas' | 'aplicaciones'>;

function headOf(fila: Fila): Head {
  const { refiere, inscripcion } = fila;
  return {
    numero: fila.numero,
    tipo: fila.tipo,
    ...(refiere === null ? {} : { refiere }),
    ...(inscripcion === null ? {} : { inscripcion }),
    estado: fila.estado,
    estadoPago: estadoPagoFactura(fila),
    fechaEmision: fila.fechaEmision,
    fechaVencimiento: fila.fechaVencimiento,
    comprador: fila.comprador as Comprador,
    subtotal: fila.subtotal,
    descuento: fila.descuento,
    impuestos: fila.impuestos,
    total: fila.total,
    pagado: fila.pagado,
    acreditado: fila.acreditado,
    saldo: fila.saldo,
    moneda: monedaOf(fila.moneda),
  };
}

function inTime(
  fila: Fila,
  cuotas: (typeof facturaCuotas.$inferSelect)[],
  hoy: string,
): Pick<Factura, 'vencida' | 'cuotas'> {
  const enCuenta = { ...fila, cuotas };
  return {
    vencida: vencidoOf(enCuenta, hoy) > 0,
    cuotas: cuotasEnCuenta(enCuenta).map(({ orden, vence, valor, estado }) => ({
      id: `${fila.numero}-${orden}`,
      vence,
      valor,
      estado,
    })),
  };
}
