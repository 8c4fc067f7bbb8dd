/**
 * The link of a payment. To pay now, one that already asks for the very same is followed again; one that this page made before
 * to pay parts of the same invoices now, and that nobody else was given, is revoked: it would ask for the same money twice.
 */
import type { Enlace } from '../../contract/enlace.ts';
import { api } from '../../state/api.ts';
import { pageSlot } from '../../state/pageSlot.ts';
import type { FacturaElegida } from './porPagar.ts';
import type { PedidoPago } from './usePago.ts';

export interface Pedido {
  readonly facturas: FacturaElegida[];
  readonly caducaEnHoras: number;
  readonly modo: Exclude<PedidoPago['modo'], 'favor'>;
}

/** To follow a link, and to type a card's number. */
const respiro = 30 * 60_000;

/** Ids of links that only who made them has. */
const propios = pageSlot('enlacesPropios', () => new Set<string>());

/** Somebody else may have the link now. */
export const noteCompartido = (id: string): boolean => propios.delete(id);

const clavesOf = (facturas: readonly FacturaElegida[]): string =>
  facturas
    .map(({ numero, valor }) => `${numero} ${valor}`)
    .toSorted()
    .join();

/** The one that asks for exactly this, all of which is still owed, for long enough. @param ahora milliseconds */
function findMismo(
  enlaces: readonly Enlace[],
  facturas: readonly FacturaElegida[],
  ahora: number,
): Enlace | undefined {
  return enlaces.find(
    (enlace) =>
      enlace.estado === 'activo' &&
      enlace.pendiente === enlace.valor &&
      Date.parse(enlace.caducaEl) - ahora > respiro &&
      clavesOf(enlace.facturas) === clavesOf(facturas),
  );
}

export async function crearEnlace({ modo, ...body }: Pedido, idempotencyKey: string): Promise<Enlace> {
  if (modo === 'enlace') return api('POST /api/cliente/enlaces', { body, idempotencyKey });
  const query = { estado: ['activo' as const], orden: '-creadoEl' as const, limite: 100 };
  // Where they cannot be read, the payment goes on with a link of its own.
  const activos = await api('GET /api/cliente/enlaces', { query }).then(
    ({ resultados }) => resultados,
    () => [],
  );
  const mismo = findMismo(activos, body.facturas, Date.now());
  if (mismo) return mismo;
  const nuevo = await api('POST /api/cliente/enlaces', { body, idempotencyKey });
  const numeros = new Set(body.facturas.map(({ numero }) => numero));
  await Promise.all(
    activos
      .filter(({ id, facturas }) => propios.has(id) && facturas.some(({ numero }) => numeros.has(numero)))
      .map(({ id }) => retire(id)),
  );
  propios.add(nuevo.id);
  return nuevo;
}

/** Not while the gateway decides about a payment of it. Never fails: who pays has the new one. */
async function retire(id: string): Promise<void> {
  try {
    const query = { enlace: id, estado: ['pendiente' as const], limite: 1 };
    if ((await api('GET /api/cliente/pagos', { query })).resultados.length > 0) return;
    await api('DELETE /api/cliente/enlaces/{id}', { params: { id } });
    propios.delete(id);
  } catch {
    // It runs out by itself.
  }
}
