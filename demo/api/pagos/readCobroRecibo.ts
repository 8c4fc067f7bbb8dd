/** Reads the receipt of an attempt for the person who made it. They need the link's code and the attempt's id. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { clientScope } from '../db/clientScope.ts';
import { enlaces, pagos, recibos } from '../db/schema/cobros.ts';
import { facturaLineas } from '../db/schema/facturas.ts';
import type { Services } from '../http/context.ts';
import type { CobroRecibo } from '../pasarela/pasarela.ts';
import { findRecibo } from '../recibos/listRecibos.ts';
import { reciboFile } from '../recibos/reciboFile.ts';

/** Undefined if the attempt is not of this link, or has no receipt. */
export async function readCobroRecibo(
  { database: { db }, institucion, now }: Services,
  codigo: string,
  pagoId: string,
): Promise<CobroRecibo | undefined> {
  const [found] = await db
    .select({ clienteId: pagos.clienteId, numero: recibos.numero })
    .from(pagos)
    .innerJoin(recibos, eq(recibos.pagoId, pagos.id))
    .leftJoin(enlaces, eq(enlaces.id, pagos.enlaceId))
    .where(and(eq(pagos.id, pagoId), or(eq(enlaces.codigo, codigo), eq(pagos.unbilledCodigo, codigo))));
  if (!found) return undefined;
  const own = clientScope(db, found.clienteId);
  const recibo = await findRecibo(own, found.numero);
  if (!recibo) return undefined;
  const lineas = await db
    .select({ factura: facturaLineas.factura, descripcion: facturaLineas.descripcion })
    .from(facturaLineas)
    .where(inArray(facturaLineas.factura, [...recibo.aplicaciones.map(({ factura }) => factura), '']))
    .orderBy(asc(facturaLineas.factura), asc(facturaLineas.orden));
  return {
    recibo,
    // The last entry of a number wins in a Map, and the first line says what an invoice is for.
    descripciones: new Map(lineas.toReversed().map(({ factura, descripcion }) => [factura, descripcion])),
    print: async (idioma) => (await reciboFile(own, recibo, { institucion, idioma, now: now() })).body,
  };
}
