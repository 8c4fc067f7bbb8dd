/** A client's own enrolments. */
import { and, asc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ConsultaInscripciones, Inscripcion } from '../../../src/contract/inscripcion.ts';
import type { ListPage } from '../../../src/contract/list.ts';
import type { Db } from '../db/db.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import { cursos } from '../db/schema/cursos.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import { matches, readPage, type SortKey } from '../http/keyset.ts';
import type { Today } from '../http/moment.ts';
import { type InscripcionRow, toInscripcion } from './toInscripcion.ts';

type Consulta = v.InferOutput<typeof ConsultaInscripciones>;

export async function listInscripciones(
  own: OwnRecords,
  consulta: Consulta,
  hoy: Today,
): Promise<ListPage<Inscripcion>> {
  const mias = own.inscripciones;
  const sortKeys = {
    fecha: { by: sql`${mias.fecha}`, type: 'timestamptz' },
    numero: { by: sql`${mias.numero}`, type: 'text' },
    curso: { by: sql`sin_tildes(${mias.cursoNombre})`, type: 'text' },
  } as const satisfies Record<string, SortKey>;
  const filter = and(
    consulta.q ? matches(mias.busqueda, consulta.q) : undefined,
    consulta.estado && inArray(mias.estado, [...consulta.estado]),
    consulta.curso
      ? or(eq(mias.cursoCodigo, consulta.curso), eq(sql`${mias.cursoId}::text`, consulta.curso))
      : undefined,
    consulta.desde ? gte(mias.fecha, startOf(consulta.desde, hoy.zona)) : undefined,
    consulta.hasta ? lt(mias.fecha, startOf(consulta.hasta, hoy.zona, 1)) : undefined,
  );
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'fecha' },
    { sortKeys, id: sql`${mias.numero}`, idType: 'text' },
    ({ key, after, orderBy, limit }) => select(own, and(filter, after), key).orderBy(orderBy).limit(limit),
  );
  const total = await own.db.$count(mias, filter);
  return { total, siguiente, resultados: await complete(own, rows, hoy) };
}

export async function findInscripcion(
  own: OwnRecords,
  numero: string,
  hoy: Today,
): Promise<Inscripcion | undefined> {
  const found = await select(own, eq(own.inscripciones.numero, numero), sql<string>`''`.as('clave'));
  return (await complete(own, found, hoy))[0];
}

function select({ db, inscripciones: mias }: OwnRecords, where: SQL | undefined, key: SQL.Aliased<string>) {
  return db
    .select({
      inscripcion: mias._.selectedFields,
      curso: {
        inicio: cursos.inicio,
        anulacionHasta: cursos.anulacionHasta,
        anulacionRequiereAprobacion: cursos.anulacionRequiereAprobacion,
      },
      clave: key,
      id: mias.numero,
    })
    .from(mias)
    .innerJoin(cursos, eq(cursos.id, mias.cursoId))
    .where(where);
}

/** Adds history, documents and waiting list places to the client's enrolments, in three queries for all of them. */
async function complete(own: OwnRecords, rows: InscripcionRow[], hoy: Today): Promise<Inscripcion[]> {
  if (rows.length === 0) return [];
  const { db, facturas } = own;
  const numeros = rows.map((row) => row.id);
  const historial = await db
    .select()
    .from(inscripcionHistorial)
    .where(inArray(inscripcionHistorial.inscripcion, numeros))
    .orderBy(asc(inscripcionHistorial.inscripcion), asc(inscripcionHistorial.orden));
  const documentos = await db
    .select({
      numero: facturas.numero,
      tipo: facturas.tipo,
      inscripcion: facturas.inscripcion,
      saldo: facturas.saldo,
    })
    .from(facturas)
    .where(inArray(facturas.inscripcion, numeros))
    .orderBy(asc(facturas.numero));
  const posiciones = await findPosiciones(
    db,
    rows.filter((row) => row.inscripcion.estado === 'en_espera').map((row) => row.id),
  );
  const historyOf = Map.groupBy(historial, (line) => line.inscripcion);
  const documentosOf = Map.groupBy(documentos, (documento) => documento.inscripcion);
  return rows.map((row) =>
    toInscripcion(
      row,
      historyOf.get(row.id) ?? [],
      documentosOf.get(row.id) ?? [],
      posiciones.get(row.id),
      hoy,
    ),
  );
}

/** The instant at which a day begins in the institution's zone. */
function startOf(fecha: string, zona: string, daysLater = 0): SQL {
  return sql`((${fecha}::date + ${daysLater}::int)::timestamp at time zone ${zona})`;
}

/**
 * Waiting list places by enrolment number; 1 is next. A client learns nothing else from other clients' enrolments.
 */
async function findPosiciones(db: Db, numeros: string[]): Promise<Map<string, number>> {
  if (numeros.length === 0) return new Map();
  const antes = alias(inscripciones, 'antes');
  const found = await db
    .select({ numero: inscripciones.numero, posicion: sql<number>`count(*)::int` })
    .from(inscripciones)
    .innerJoin(
      antes,
      and(
        eq(antes.cursoId, inscripciones.cursoId),
        eq(antes.estado, 'en_espera'),
        lte(antes.ordenEspera, inscripciones.ordenEspera),
      ),
    )
    .where(and(inArray(inscripciones.numero, numeros), eq(inscripciones.estado, 'en_espera')))
    .groupBy(inscripciones.numero);
  return new Map(found.map(({ numero, posicion }) => [numero, posicion]));
}
