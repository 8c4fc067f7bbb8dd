/** Makes a link that pays one invoice. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FacturaPedida } from '../../../src/domain/pagos/enlace.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces } from '../db/schema/cobros.ts';

/** The facts about a link that mails need. */
export interface EnlacePago {
  /** The secret code in the link's address. */
  codigo: string;
  caducaEl: Date;
  /** The amount of the link in minor units. With several instalments it is the first. */
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

/** Returns 128 random bits, which nobody can guess: anyone with the address can see the debt and pay it. */
export function newCodigo(): string {
  return randomBytes(16).toString('base64url');
}
