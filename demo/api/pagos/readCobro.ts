/** Reads what a person who opens a payment link may see and pay. They need only the code in the address. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { undecidedPago } from '../../../src/domain/estados/pago.ts';
import { openEnlace } from '../../../src/domain/pagos/enlace.ts';
import { splitPago } from '../../../src/domain/pagos/splitPago.ts';
import {
  type FacturasPago,
  type Pendientes,
  sumPendientes,
} from '../../../src/domain/pagos/sumPendientes.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces, pagos } from '../db/schema/cobros.ts';
import { facturaCuotas, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { amountLeft } from '../enlaces/amountLeft.ts';
import type { Cobro } from '../pasarela/pasarela.ts';
import type { CobroAmount, UnbilledLinks } from './unbilledLinks.ts';

type FoundCobro = Cobro & {
  /** Undefined for a link without an invoice. */
  enlace: typeof enlaces.$inferSelect | undefined;
  /** The numbers of its invoices, or that of the application if it has no invoice. */
  numeros: readonly string[];
};

/** Undefined for an unknown code. Runs the same statements for both kinds of links. */
export async function readCobro(
  db: Db,
  codigo: string,
  now: number,
  unbilledLinks: UnbilledLinks,
): Promise<FoundCobro | undefined> {
  const [enlace] = await db.select().from(enlaces).where(eq(enlaces.codigo, codigo));
  const unbilled = await unbilledLinks.find(db, codigo);
  const amounts = await readAmounts(db, enlace?.id ?? nobody);
  const numeros = amounts.length > 0 ? amounts.map(({ factura }) => factura) : [''];
  const lineas = await db
    .select({ factura: facturaLineas.factura, descripcion: facturaLineas.descripcion })
    .from(facturaLineas)
    .where(inArray(facturaLineas.factura, numeros))
    .orderBy(asc(facturaLineas.factura), asc(facturaLineas.orden));
  const cuotas = await db
    .select()
    .from(facturaCuotas)
    .where(inArray(facturaCuotas.factura, numeros))
    .orderBy(asc(facturaCuotas.factura), asc(facturaCuotas.orden));
  const owed = enlace || !unbilled ? numeros : [unbilled.asked.factura];
  const enProceso = await readUndecided(db, codigo, owed);
  // A link without an invoice may have become a link in `enlaces`; then that one counts.
  if (!enlace)
    return unbilled && { ...open({ ...unbilled, enProceso }, [unbilled.asked], now), enlace, numeros: owed };
  const asked = amounts.map((amount) => ({
    ...amount,
    descripcion: lineas.find(({ factura }) => factura === amount.factura)?.descripcion ?? '',
    cuotas: cuotas.filter(({ factura }) => factura === amount.factura),
  }));
  return { ...open({ ...enlace, enProceso }, asked, now), enlace, numeros };
}

const nobody = '00000000-0000-0000-0000-000000000000';

function open(
  cobro: Pick<Cobro, 'estado' | 'caducaEl' | 'recibo' | 'moneda' | 'enProceso'>,
  amounts: CobroAmount[],
  now: number,
): Cobro {
  const { estado, caducaEl, recibo, moneda, enProceso } = cobro;
  const asked = amounts.map(({ factura, valor }) => ({ numero: factura, valor }));
  const owed = amounts.map(({ factura, saldo }) => ({ numero: factura, saldo }));
  const opened = openEnlace({ estado, caducaEl: caducaEl.getTime(), facturas: asked }, owed, now);
  const shown = { estado, caducaEl, recibo, moneda, enProceso };
  if (!opened.ok) return { ...shown, payable: false, code: opened.code };
  const valores = new Map(opened.value.facturas.map(({ numero, valor }) => [numero, valor]));
  return {
    ...shown,
    payable: true,
    valor: opened.value.valor,
    facturas: amounts.flatMap(({ factura, solicitud, descripcion, total, saldo, cuotas }) => {
      const valor = valores.get(factura);
      if (valor === undefined) return [];
      const paid = splitPago(cuotas, total - saldo, valor);
      return [{ referencia: solicitud ?? factura, descripcion, valor, total, cuotas: paid }];
    }),
  };
}

function readAmounts(db: Db, enlaceId: string) {
  return db
    .select({
      factura: enlaceFacturas.factura,
      valor: amountLeft,
      saldo: facturas.saldo,
      total: facturas.total,
      solicitud: solicitudes.numero,
    })
    .from(enlaceFacturas)
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .leftJoin(
      solicitudes,
      and(eq(solicitudes.inscripcion, facturas.inscripcion), eq(solicitudes.estado, 'inscrita')),
    )
    .where(eq(enlaceFacturas.enlaceId, enlaceId))
    .orderBy(asc(enlaceFacturas.factura));
}

/**
 * The undecided payments of the debt, whatever link they came by.
 * @param numeros of the link's invoices, or of the application if the link has no invoice
 */
async function readUndecided(
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
  const attempts = [...Map.groupBy(rows, (row) => row.id).values()].flatMap((parts): FacturasPago[] => {
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
