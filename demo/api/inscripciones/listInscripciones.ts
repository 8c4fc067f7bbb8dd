/** A client's own enrolments. */
import { and, asc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ConsultaInscripciones, Inscripcion } from '../../../src/contract/inscripcion.ts';
import type { ListPage } from '../../../src/contract/list.ts';
import { columnsOf, type OwnRecords, type OwnTables } from '../db/clientScope.ts';
import { anyone, type Own, prepareOwn } from '../db/prepareOwn.ts';
import { isAmong, prepareRead, type ReadOf, readRows } from '../db/readAtOnce.ts';
import { cursos } from '../db/schema/cursos.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, orderOf, type PageShape, partsOf, readShape, type SortKey } from '../http/keyset.ts';
import type { Today } from '../http/momentOf.ts';
import { type InscripcionRow, toInscripcion } from './toInscripcion.ts';

type Consulta = v.InferOutput<typeof ConsultaInscripciones>;

export async function listInscripciones(
  own: Own,
  { cursor, orden = 'fecha', ...consulta }: Consulta,
  today: Today,
): Promise<ListPage<Inscripcion>> {
  const { rows, siguiente, others } = await readShape(
    { cursor, orden, limite: consulta.limite },
    orders,
    (page, from) => readInscripciones(own, { consulta, zona: today.zona, page }, from),
  );
  return { total: others.total[0]?.n ?? 0, siguiente, resultados: complete(rows, others, today) };
}

const readInscripciones = prepareOwn(
  (own, { consulta, zona, page }: { consulta: Consulta; zona: string; page: PageShape<Orden> }) => {
    const { db, inscripciones: mine } = own;
    const filter = filterOf(own, consulta, { zona });
    const { sortValue, after, orderBy, limit } = partsOf(page, ordersOf(own));
    return {
      first: readRows(shown(own, sortValue), (fields) =>
        db
          .select(fields)
          .from(mine)
          .innerJoin(cursos, eq(cursos.id, mine.cursoId))
          .where(and(filter, after))
          .orderBy(orderBy)
          .limit(limit),
      ),
      others: (column) => ({
        ...selectDetails(own, column('id')),
        total: readRows({ n: sql<number>`count(*)` }, (fields) => db.select(fields).from(mine).where(filter)),
      }),
    };
  },
);

/** Returns all matches in the order of the query. Ignores page and cursor. */
export async function everyInscripcion(
  own: OwnRecords,
  consulta: Consulta,
  today: Today,
): Promise<Inscripcion[]> {
  const { sortKeys, id } = ordersOf(own);
  const orderBy = orderOf(consulta.orden ?? 'fecha', sortKeys, id);
  const { db, inscripciones: mine } = own;
  const { first, ...details } = await prepareRead(db, {
    first: readRows(shown(own), (fields) =>
      db
        .select(fields)
        .from(mine)
        .innerJoin(cursos, eq(cursos.id, mine.cursoId))
        .where(filterOf(own, consulta, today))
        .orderBy(orderBy),
    ),
    others: (column) => selectDetails(own, column('id')),
  }).execute();
  return complete(first, details, today);
}

type Orden = keyof ReturnType<typeof ordersOf>['sortKeys'];

function ordersOf({ inscripciones: mine }: OwnTables) {
  const sortKeys = {
    fecha: { by: sql`${mine.fecha}`, type: 'timestamptz' },
    numero: { by: sql`${mine.numero}`, type: 'text' },
    curso: { by: sql`sin_tildes(${mine.cursoNombre})`, type: 'text' },
  } as const satisfies Record<string, SortKey>;
  return { sortKeys, id: sql`${mine.numero}`, idType: 'text' as const };
}

const orders = ordersOf(anyone);

function filterOf(
  { inscripciones: mine }: OwnTables,
  consulta: Consulta,
  today: Pick<Today, 'zona'>,
): SQL | undefined {
  return everyFilter<Consulta>({
    q: consulta.q ? matches(mine.busqueda, consulta.q) : undefined,
    estado: consulta.estado && inArray(mine.estado, [...consulta.estado]),
    curso: consulta.curso
      ? or(eq(mine.cursoCodigo, consulta.curso), eq(sql`${mine.cursoId}::text`, consulta.curso))
      : undefined,
    desde: consulta.desde ? gte(mine.fecha, startOf(consulta.desde, today.zona)) : undefined,
    hasta: consulta.hasta ? lt(mine.fecha, startOf(consulta.hasta, today.zona, 1)) : undefined,
  });
}

export async function findInscripcion(
  own: Own,
  numero: string,
  today: Today,
): Promise<Inscripcion | undefined> {
  const { first, ...details } = await readInscripcion(own, null, { numero });
  return complete(first, details, today)[0];
}

const readInscripcion = prepareOwn((own: OwnTables, _shape: null) => ({
  first: readRows(shown(own), (fields) =>
    own.db
      .select(fields)
      .from(own.inscripciones)
      .innerJoin(cursos, eq(cursos.id, own.inscripciones.cursoId))
      .where(eq(own.inscripciones.numero, sql.placeholder('numero'))),
  ),
  others: (column) => selectDetails(own, column('id')),
}));

/** Columns that no answer contains, so they are not read. */
const hidden = ['clienteId', 'busqueda', 'comprador', 'avisadaEl', 'ordenEspera'] as const;

/** The columns that answers are made of. @param sortValue for lists with pages */
function shown({ inscripciones: mine }: OwnTables, sortValue = sql<string>`''`.as('sortValue')) {
  return {
    ...columnsOf('inscripciones', mine, hidden),
    inicio: cursos.inicio,
    anulacionHasta: cursos.anulacionHasta,
    anulacionRequiereAprobacion: cursos.anulacionRequiereAprobacion,
    posicion: posicionOf(mine),
    sortValue,
    id: mine.numero,
  };
}

/** History and documents. @param numeros a subquery with the numbers of the client's enrolments */
function selectDetails({ db, facturas }: OwnTables, numeros: SQL) {
  const { numero, tipo, inscripcion, saldo } = facturas;
  return {
    historial: readRows(getTableColumns(inscripcionHistorial), (fields) =>
      db
        .select(fields)
        .from(inscripcionHistorial)
        .where(isAmong(inscripcionHistorial.inscripcion, numeros))
        .orderBy(asc(inscripcionHistorial.inscripcion), asc(inscripcionHistorial.orden)),
    ),
    documentos: readRows({ numero, tipo, inscripcion, saldo }, (fields) =>
      db.select(fields).from(facturas).where(isAmong(inscripcion, numeros)).orderBy(asc(numero)),
    ),
  };
}

type Details = ReadOf<ReturnType<typeof selectDetails>>;

function complete(rows: InscripcionRow[], { historial, documentos }: Details, today: Today): Inscripcion[] {
  const historyOf = Map.groupBy(historial, (line) => line.inscripcion);
  const documentosOf = Map.groupBy(documentos, (documento) => documento.inscripcion);
  return rows.map((row) =>
    toInscripcion(row, historyOf.get(row.id) ?? [], documentosOf.get(row.id) ?? [], today),
  );
}

/** The instant at which a day begins in the institution's zone. */
function startOf(fecha: string, zona: string, daysLater = 0): SQL {
  return sql`((${fecha}::date + ${daysLater}::int)::timestamp at time zone ${zona})`;
}

/**
 * The place in the waiting list; 1 is next. A client learns nothing else from other clients' enrolments. The state is a
 * literal, because an index has only those who wait, and prepared statements are planned without the values.
 */
function posicionOf(mine: OwnTables['inscripciones']): SQL<number | null> {
  const ahead = alias(inscripciones, 'antes');
  return sql`case when ${mine.estado} = 'en_espera' then (select count(*)::int from ${inscripciones} ${sql.identifier('antes')}
    where ${ahead.cursoId} = ${mine.cursoId} and ${ahead.estado} = 'en_espera' and ${ahead.ordenEspera} <= ${mine.ordenEspera}) end`;
}
