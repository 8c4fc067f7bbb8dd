/** Writes an invoice or a credit note, with its line, tax and instalments, and its movement in the client's ledger. */
import type { Comprador } from '../../../src/contract/persona.ts';
import type { PlannedCuota } from '../../../src/domain/cotizacion/planCuotas.ts';
import type { Desglose } from '../../../src/domain/cotizacion/splitTax.ts';
import { nextDocumento } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { Moment } from '../http/moment.ts';

/** What of an enrolment its documents name. */
export interface Billed {
  numero: string;
  clienteId: string;
  moneda: string;
  cursoNombre: string;
}

export interface Documento {
  tipo: 'factura' | 'nota_credito';
  /** Of a credit note: the invoice that it takes from. */
  refiere?: string;
  inscripcion: Billed;
  comprador: Comprador;
  desglose: Desglose;
  cuotas: readonly PlannedCuota[];
  /** Of the line of the document, and of the movement. */
  descripcion: string;
  concepto: string;
}

/** Returns its number. One statement, because the constraints check the whole document when it ends. */
export async function writeDocumento(tx: Db, documento: Documento, { now, hoy }: Moment): Promise<string> {
  const { tipo, inscripcion, desglose, cuotas } = documento;
  const { clienteId, moneda } = inscripcion;
  const { total, lineas, ...sumas } = desglose;
  const numero = await nextDocumento(tx, tipo === 'factura' ? '001-001' : '001-002');
  const factura = tx.insert(facturas).values({
    ...sumas,
    numero,
    tipo,
    refiere: documento.refiere ?? null,
    clienteId,
    inscripcion: inscripcion.numero,
    fechaEmision: hoy,
    fechaVencimiento: cuotas.at(-1)?.vence ?? hoy,
    comprador: documento.comprador,
    total,
    moneda,
    creadaEl: now,
  });
  const linea = tx.insert(facturaLineas).values({
    factura: numero,
    orden: 1,
    descripcion: documento.descripcion,
    cantidad: 1,
    precioUnitario: desglose.subtotal,
    descuento: desglose.descuento,
    total,
  });
  const ofLinea = lineas.map((impuesto) => ({ factura: numero, orden: 1, ...impuesto }));
  const ofFactura = cuotas.map((cuota) => ({ factura: numero, ...cuota }));
  const impuestos = tx.insert(facturaImpuestos);
  const plan = tx.insert(facturaCuotas);
  await tx
    .with(
      tx.$with('factura').as(factura.returning({ numero: facturas.numero })),
      tx.$with('linea').as(linea.returning({ orden: facturaLineas.orden })),
      ...(ofLinea.length === 0
        ? []
        : [tx.$with('impuestos').as(impuestos.values(ofLinea).returning({ orden: facturaImpuestos.orden }))]),
      ...(ofFactura.length === 0
        ? []
        : [tx.$with('cuotas').as(plan.values(ofFactura).returning({ orden: facturaCuotas.orden }))]),
    )
    .insert(movimientos)
    .values({
      clienteId,
      moneda,
      fecha: hoy,
      registradoEl: now,
      tipo,
      documento: numero,
      descripcion: documento.concepto,
      debe: tipo === 'factura' ? total : 0,
      haber: tipo === 'factura' ? 0 : total,
    });
  return numero;
}
