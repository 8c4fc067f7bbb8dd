/** Makes a link that pays one invoice. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FacturaPedida } from '../../../src/domain/pagos/enlace.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces } from '../db/schema/cobros.ts';

/** A link as mails name it. */
export interface EnlacePago {
  /** What its address carries. */
  codigo: string;
  caducaEl: Date;
  /** What it asks for, in minor units: the first instalment, where there are several. */
  valor: number;
}

export async function writeEnlace(
  tx: Db,
  { clienteId, moneda }: { clienteId: string; moneda: string },
  { numero, valor }: FacturaPedida,
  times: { creadoEl: Date; caducaEl: Date },
): Promise<EnlacePago> {
  const id = randomUUID();
  const codigo = newCodigo();
  const enlace = tx.insert(enlaces).values({ id, codigo, clienteId, valor, moneda, ...times });
  await tx
    .with(tx.$with('enlace').as(enlace.returning({ id: enlaces.id })))
    .insert(enlaceFacturas)
    .values({ enlaceId: id, factura: numero, clienteId, moneda, valor });
  return { codigo, caducaEl: times.caducaEl, valor };
}

/** 128 bits that nobody guesses: whoever has the address may see what is owed and pay it. */
export function newCodigo(): string {
  return randomBytes(16).toString('base64url');
}
