/** Writes an invoice or a credit note with its line, tax and instalments, and its entry in the client's ledger. */
import type { Comprador } from '../../../src/contract/persona.ts';
import type { PlannedCuota } from '../../../src/domain/cotizacion/planCuotas.ts';
import type { Desglose } from '../../../src/domain/cotizacion/splitTax.ts';
import { nextDocumento } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { Moment } from '../http/momentOf.ts';

/** The fields of an enrolment that its documents show. */
export interface Billed {
  numero: string;
  clienteId: string;
  moneda: string;
  cursoNombre: string;
}

export interface Documento {
  tipo: 'factura' | 'nota_credito';
  /** For a credit note: the invoice that it corrects. */
  refiere?: string;
  inscripcion: Billed;
  comprador: Comprador;
  desglose: Desglose;
  cuotas: readonly PlannedCuota[];
  /** The text of the document's line and of the ledger entry. */
  descripcion: string;
  subject: string;
}

/** Returns the document's number. It is one statement, because constraints check the whole document at its end. */
export async function writeDocumento(tx: Db, documento: Documento, { now, today }: Moment): Promise<string> {
  const { tipo, inscripcion, desglose, cuotas } = documento;
  const { clienteId, moneda } = inscripcion;
  const { total, lineas, ...sums } = desglose;
  const numero = await nextDocumento(tx, tipo === 'factura' ? '001-001' : '001-002');
  const factura = tx.insert(facturas).values({
    ...sums,
    numero,
    tipo,
    refiere: documento.refiere ?? null,
    clienteId,
    inscripcion: inscripcion.numero,
    fechaEmision: today,
    fechaVencimiento: cuotas.at(-1)?.vence ?? today,
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
      fecha: today,
      registradoEl: now,
      tipo,
      documento: numero,
      descripcion: documento.subject,
      debe: tipo === 'factura' ? total : 0,
      haber: tipo === 'factura' ? 0 : total,
    });
  return numero;
}
