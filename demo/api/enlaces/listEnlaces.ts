/** A client's own payment links. */
import { and, asc, desc, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ConsultaEnlaces, Enlace } from '../../../src/contract/enlace.ts';
import type { listEnlacesInscripcion } from '../../../src/contract/inscripcion.ts';
import type { ListPage } from '../../../src/contract/list.ts';
import { estadoEnlaceAt } from '../../../src/domain/estados/enlace.ts';
import { type FacturaAmount, pendienteOf } from '../../../src/domain/pagos/enlace.ts';
import type { ApiConfig } from '../config.ts';
import { columnsOf, type OwnRecords } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { enlaceFacturas, type enlaces as enlacesTable } from '../db/schema/cobros.ts';
import { readCursosByFactura, withCurso } from '../facturas/cursosOfDocumentos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, readPage, type SortKey } from '../http/keyset.ts';
import { amountLeft } from './amountLeft.ts';

/** Values that the rows do not have: the current time, which decides what is expired, and the portal's address. */
export interface EnlaceContext {
  now: Date;
  config: Pick<ApiConfig, 'publicUrl'>;
}

type Consulta = v.InferOutput<(typeof listEnlacesInscripcion)['query']>;
type Row = typeof enlacesTable.$inferSelect;

/** All links of a client. `q` searches the invoice numbers. */
export async function listEnlaces(
  own: OwnRecords,
  consulta: ConsultaEnlaces,
  context: EnlaceContext,
): Promise<ListPage<Enlace>> {
  const { db, enlaces } = own;
  const asking = db
    .select({ one: sql`1` })
    .from(enlaceFacturas)
    .where(
      and(eq(enlaceFacturas.enlaceId, enlaces.id), matches(sql`${enlaceFacturas.factura}`, consulta.q ?? '')),
    );
  // A link counts as expired before the task marks it, so the search treats it as expired too.
  const estado = sql<string>`case when ${enlaces.estado} = 'activo' and ${enlaces.caducaEl} <= ${context.now.toISOString()}::timestamptz then 'caducado' else ${enlaces.estado} end`;
  const filter = everyFilter<ConsultaEnlaces>({
    estado: consulta.estado && inArray(estado, [...consulta.estado]),
    q: consulta.q ? exists(asking) : undefined,
  });
  return list(own, filter, { ...consulta, orden: consulta.orden ?? 'creadoEl' }, context);
}

/** Finds a link by id; undefined if the client has no such link. */
export async function findEnlace(
  own: OwnRecords,
  id: string,
  context: EnlaceContext,
): Promise<Enlace | undefined> {
  if (!uuid.test(id)) return undefined;
  const { db, enlaces } = own;
  const rows = await db.select().from(enlaces).where(eq(enlaces.id, id));
  return (await toEnlaces(own, rows, context))[0];
}

/** Returns the links that can be paid and collect something for these invoices, newest first. */
export async function findActivos(
  own: OwnRecords,
  numeros: readonly string[],
  context: EnlaceContext,
): Promise<Enlace[]> {
  const { db, enlaces } = own;
  const asking = db
    .select({ id: enlaceFacturas.enlaceId })
    .from(enlaceFacturas)
    .where(inArray(enlaceFacturas.factura, [...numeros]));
  const rows = await db
    .select()
    .from(enlaces)
    .where(and(eq(enlaces.estado, 'activo'), gt(enlaces.caducaEl, context.now), inArray(enlaces.id, asking)))
    .orderBy(desc(enlaces.creadoEl), asc(enlaces.id));
  return toEnlaces(own, rows, context);
}

/** Returns the uncollected part of each amount of one link of the client, even if the invoice owes less. */
export async function readAmountsLeft(own: OwnRecords, id: string): Promise<FacturaAmount[]> {
  return leftOf(await readAmounts(own, [id]));
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the links to pay for an enrolment, newest first; undefined if the enrolment is not the client's. */
export async function listEnlacesOf(
  own: OwnRecords,
  inscripcion: string,
  consulta: Consulta,
  context: EnlaceContext,
): Promise<ListPage<Enlace> | undefined> {
  if (!(await own.findCursoOf(inscripcion))) return undefined;
  const { db, enlaces, facturas } = own;
  const asking = db
    .select({ one: sql`1` })
    .from(enlaceFacturas)
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .where(
      and(
        eq(enlaceFacturas.enlaceId, enlaces.id),
        eq(facturas.inscripcion, inscripcion),
        consulta.q ? matches(sql`${facturas.numero}`, consulta.q) : undefined,
      ),
    );
  return list(own, exists(asking), { ...consulta, orden: '-creadoEl' }, context);
}

async function list(
  own: OwnRecords,
  filter: SQL | undefined,
  consulta: Omit<Consulta, 'orden'> & { orden: NonNullable<ConsultaEnlaces['orden']> },
  context: EnlaceContext,
): Promise<ListPage<Enlace>> {
  const { db, enlaces } = own;
  const sortKeys = {
    creadoEl: { by: sql`${enlaces.creadoEl}`, type: 'timestamptz' },
    caducaEl: { by: sql`${enlaces.caducaEl}`, type: 'timestamptz' },
  } as const satisfies Record<string, SortKey>;
  const { rows, siguiente } = await readPage(
    consulta,
    { sortKeys, id: sql`${enlaces.id}`, idType: 'uuid' },
    async ({ sortValue, after, orderBy, limit }) => ({
      first: await db
        .select({ enlace: columnsOf('enlaces', enlaces), sortValue, id: enlaces.id })
        .from(enlaces)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
    }),
  );
  const resultados = await toEnlaces(
    own,
    rows.map(({ enlace }) => enlace),
    context,
  );
  return { total: await db.$count(enlaces, filter), siguiente, resultados };
}

/** Reads links with their invoices and the amount that each can still collect. */
async function toEnlaces(own: OwnRecords, rows: Row[], { now, config }: EnlaceContext): Promise<Enlace[]> {
  if (rows.length === 0) return [];
  const amounts = await readAmounts(
    own,
    rows.map(({ id }) => id),
  );
  const cursos = await readCursosByFactura(
    own,
    amounts.map(({ numero }) => numero),
  );
  const byEnlace = Map.groupBy(amounts, ({ enlaceId }) => enlaceId);
  return rows.map(({ id, codigo, valor, moneda, caducaEl, creadoEl, recibo, ...row }) => {
    const theirs = byEnlace.get(id) ?? [];
    const asked = theirs.map((amount) => ({
      numero: amount.numero,
      ...withCurso(cursos.get(amount.numero)),
      valor: amount.valor,
    }));
    // A link counts as expired before the task marks it.
    const estado = estadoEnlaceAt({ estado: row.estado, caducaEl: caducaEl.getTime() }, now.getTime());
    return {
      id,
      url: urlOf(codigo, config),
      facturas: asked,
      valor,
      moneda: knownMoneda(moneda),
      estado,
      pendiente: pendienteOf({ estado, facturas: leftOf(theirs) }, theirs),
      creadoEl: creadoEl.toISOString(),
      caducaEl: caducaEl.toISOString(),
      ...(recibo === null ? {} : { recibo }),
    };
  });
}

function readAmounts({ db, facturas }: OwnRecords, ids: string[]) {
  return db
    .select({
      enlaceId: enlaceFacturas.enlaceId,
      numero: enlaceFacturas.factura,
      valor: enlaceFacturas.valor,
      left: amountLeft,
      saldo: facturas.saldo,
    })
    .from(enlaceFacturas)
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .where(inArray(enlaceFacturas.enlaceId, ids))
    .orderBy(asc(enlaceFacturas.factura));
}

/** The uncollected part of each amount. */
function leftOf(amounts: readonly { numero: string; left: number }[]) {
  return amounts.map(({ numero, left: valor }) => ({ numero, valor }));
}

/** The address where anyone pays the link without signing in. */
function urlOf(codigo: string, { publicUrl }: EnlaceContext['config']): string {
  return `${publicUrl ?? ''}/pagar/${codigo}`;
}
