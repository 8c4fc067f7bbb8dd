/**
 * What a person who opens a payment link may see and pay. The code in the address is all that they need to know. A decoy
 * reads like any other link, after the same statements.
 */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { EstadoEnlace } from '../../../src/domain/estados/enlace.ts';
import { openEnlace } from '../../../src/domain/pagos/enlace.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces, pagos, recibos } from '../db/schema/cobros.ts';
import { decoys } from '../db/schema/decoys.ts';
import { facturaCuotas, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { restoPedido } from '../enlaces/restoPedido.ts';

export interface CobroFactura {
  /** The application that it came of, as its mail called it; else the number of the invoice. */
  referencia: string;
  descripcion: string;
  /** What the link asks of it now, and what all of it comes to. */
  valor: number;
  total: number;
  cuotas: { orden: number; vence: string; valor: number }[];
}

export type Cobro = {
  /** One of the two. */
  enlace: typeof enlaces.$inferSelect | undefined;
  decoy: typeof decoys.$inferSelect | undefined;
  estado: EstadoEnlace;
  caducaEl: Date;
  /** Of a link that was paid. */
  recibo: string | null;
  moneda: string;
} & (
  | { pagable: true; valor: number; facturas: CobroFactura[] }
  | { pagable: false; code: 'plazo_vencido' | 'estado_final' | 'factura_sin_saldo' }
);

/** Undefined for a code that is none. */
export async function readCobro(db: Db, codigo: string, ahora: number): Promise<Cobro | undefined> {
  const [enlace] = await db.select().from(enlaces).where(eq(enlaces.codigo, codigo));
  const found = await readDecoy(db, codigo);
  const pedidas = await readPedidas(db, enlace?.id ?? nadie);
  // Of a decoy there is none, and none is looked for.
  const numeros = pedidas.length > 0 ? pedidas.map(({ factura }) => factura) : [''];
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
  // One that became a link like any other is that link.
  if (enlace) {
    const asked = pedidas.map((pedida) => ({
      ...pedida,
      descripcion: lineas.find(({ factura }) => factura === pedida.factura)?.descripcion ?? '',
      cuotas: cuotas.filter(({ factura }) => factura === pedida.factura),
    }));
    return open({ ...enlace, enlace, decoy: undefined }, asked, ahora);
  }
  if (!found) return undefined;
  const { decoy, recibo } = found;
  const { solicitud, descripcion, cotizacion, valor } = decoy;
  const { total } = cotizacion;
  return open(
    {
      ...{ ...decoy, enlace: undefined, decoy, recibo },
      estado: recibo === null ? 'activo' : 'pagado',
    },
    [
      {
        factura: solicitud,
        solicitud,
        descripcion,
        valor,
        saldo: total,
        total,
        cuotas: [...cotizacion.cuotas],
      },
    ],
    ahora,
  );
}

const nadie = '00000000-0000-0000-0000-000000000000';

type Asked = Omit<CobroFactura, 'referencia'> & { factura: string; solicitud: string | null; saldo: number };

function open(
  {
    enlace,
    decoy,
    estado,
    caducaEl,
    recibo,
    moneda,
  }: Omit<Extract<Cobro, { pagable: false }>, 'pagable' | 'code'>,
  pedidas: Asked[],
  ahora: number,
): Cobro {
  const asked = pedidas.map(({ factura, valor }) => ({ numero: factura, valor }));
  const owed = pedidas.map(({ factura, saldo }) => ({ numero: factura, saldo }));
  const abierto = openEnlace({ estado, caducaEl: caducaEl.getTime(), facturas: asked }, owed, ahora);
  const comun = { enlace, decoy, estado, caducaEl, recibo, moneda };
  if (!abierto.ok) return { ...comun, pagable: false, code: abierto.code };
  const now = new Map(abierto.valor.facturas.map(({ numero, valor }) => [numero, valor]));
  return {
    ...comun,
    pagable: true,
    valor: abierto.valor.valor,
    facturas: pedidas.flatMap(({ factura, solicitud, descripcion, total, cuotas }) => {
      const valor = now.get(factura);
      return valor === undefined
        ? []
        : [{ referencia: solicitud ?? factura, descripcion, valor, total, cuotas }];
    }),
  };
}

async function readDecoy(db: Db, codigo: string) {
  const [found] = await db
    .select({ decoy: decoys, recibo: recibos.numero })
    .from(decoys)
    .leftJoin(pagos, and(eq(pagos.decoy, decoys.codigo), isNotNull(pagos.decoy)))
    .leftJoin(recibos, eq(recibos.pagoId, pagos.id))
    .where(eq(decoys.codigo, codigo))
    .orderBy(asc(recibos.numero))
    .limit(1);
  return found;
}

function readPedidas(db: Db, enlaceId: string) {
  return db
    .select({
      factura: enlaceFacturas.factura,
      valor: restoPedido,
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
