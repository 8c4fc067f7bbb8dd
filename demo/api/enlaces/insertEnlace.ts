/** Makes a link that collects money for invoices of one client. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FacturaAmount } from '../../../src/domain/pagos/enlace.ts';
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

interface NewEnlace {
  clienteId: string;
  valor: number;
  moneda: string;
  creadoEl: Date;
  caducaEl: Date;
}

/** The amounts must add up to `valor`: the database refuses any other link. */
export async function insertEnlace(
  tx: Db,
  enlace: NewEnlace,
  amounts: readonly FacturaAmount[],
): Promise<EnlacePago & { id: string }> {
  const id = randomUUID();
  const codigo = newCodigo();
  const { clienteId, valor, moneda, caducaEl } = enlace;
  const inserted = tx
    .insert(enlaces)
    .values({ id, codigo, ...enlace })
    .returning({ id: enlaces.id });
  await tx
    .with(tx.$with('enlace').as(inserted))
    .insert(enlaceFacturas)
    .values(
      amounts.map((amount) => ({
        enlaceId: id,
        factura: amount.numero,
        clienteId,
        moneda,
        valor: amount.valor,
      })),
    );
  return { id, codigo, caducaEl, valor };
}

/** Returns 128 random bits, which nobody can guess: anyone with the address can see the debt and pay it. */
export function newCodigo(): string {
  return randomBytes(16).toString('base64url');
}
