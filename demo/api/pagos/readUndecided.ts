/** Reads the undecided payments of the debt behind a payment link, whatever link they came by. */
import { and, eq, inArray, or } from 'drizzle-orm';
import { undecidedPago } from '../../../src/domain/estados/pago.ts';
import {
  type PagoDeFacturas,
  type Pendientes,
  sumPendientes,
} from '../../../src/domain/pagos/sumPendientes.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, pagos } from '../db/schema/cobros.ts';

/** @param numeros of the link's invoices, or of the application if the link has no invoice */
export async function readUndecided(
  db: Db,
  codigo: string,
  numeros: readonly string[],
): Promise<Pendientes | undefined> {
  const { id, estado, valor, moneda } = pagos;
  const rows = await db
    .select({ id, estado, valor, moneda, numero: enlaceFacturas.factura, asked: enlaceFacturas.valor })
    .from(pagos)
    .leftJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, pagos.enlaceId))
    .where(
      and(
        inArray(pagos.estado, [...undecidedPago]),
        or(inArray(enlaceFacturas.factura, [...numeros]), eq(pagos.unbilledCodigo, codigo)),
      ),
    );
  const attempts = [...Map.groupBy(rows, (row) => row.id).values()].flatMap((parts): PagoDeFacturas[] => {
    const [pago] = parts;
    if (!pago) return [];
    // An attempt by a link without an invoice pays the one thing that the link is for.
    const facturas = parts.map(({ numero, asked }) => ({
      numero: numero ?? numeros[0] ?? '',
      valor: asked ?? pago.valor,
    }));
    return [{ ...pago, facturas }];
  });
  return sumPendientes(attempts, numeros);
}
