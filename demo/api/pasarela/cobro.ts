/** What a person who opens a payment link may see and pay. The code in the address is all that they need to know. */
import { asc, eq, inArray } from 'drizzle-orm';
import { openEnlace } from '../../../src/domain/pagos/enlace.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces } from '../db/schema/cobros.ts';
import { facturaLineas, facturas } from '../db/schema/facturas.ts';

export type Cobro = {
  enlace: typeof enlaces.$inferSelect;
  moneda: string;
} & (
  | { pagable: true; valor: number; facturas: { numero: string; valor: number; descripcion: string }[] }
  | { pagable: false; code: 'plazo_vencido' | 'estado_final' | 'factura_sin_saldo' }
);

/** Undefined for a code that is none. */
export async function readCobro(db: Db, codigo: string, ahora: number): Promise<Cobro | undefined> {
  const [enlace] = await db.select().from(enlaces).where(eq(enlaces.codigo, codigo));
  if (!enlace) return undefined;
  const pedidas = await db
    .select({ numero: enlaceFacturas.factura, valor: enlaceFacturas.valor })
    .from(enlaceFacturas)
    .where(eq(enlaceFacturas.enlaceId, enlace.id));
  const numeros = pedidas.map(({ numero }) => numero);
  const deben = await db
    .select({ numero: facturas.numero, saldo: facturas.saldo })
    .from(facturas)
    .where(inArray(facturas.numero, numeros));
  const { estado, moneda } = enlace;
  const caducaEl = enlace.caducaEl.getTime();
  const abierto = openEnlace({ estado, caducaEl, facturas: pedidas }, deben, ahora);
  if (!abierto.ok) return { enlace, moneda, pagable: false, code: abierto.code };
  const lineas = await db
    .select({ factura: facturaLineas.factura, descripcion: facturaLineas.descripcion })
    .from(facturaLineas)
    .where(inArray(facturaLineas.factura, numeros))
    .orderBy(asc(facturaLineas.factura), asc(facturaLineas.orden));
  const descripcionOf = (numero: string) =>
    lineas.find(({ factura }) => factura === numero)?.descripcion ?? '';
  return {
    enlace,
    moneda,
    pagable: true,
    valor: abierto.valor.valor,
    facturas: abierto.valor.facturas.map((one) => ({ ...one, descripcion: descripcionOf(one.numero) })),
  };
}
