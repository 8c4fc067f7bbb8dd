/** Lists courses for the public. SQL computes `estado` and `cuposDisponibles`, so that lists can filter by them. */
import { and, asc, eq, gte, inArray, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ConsultaCursos, Curso, CursoDetallado, ListOfCursos } from '../../../src/contract/curso.ts';
import { type EstadoCurso, estadosCurso } from '../../../src/domain/estados/curso.ts';
import type { Db } from '../db/db.ts';
import { known, knownMoneda } from '../db/known.ts';
import { cursoSesiones, cursos } from '../db/schema/cursos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, readPage, type SortKey } from '../http/keyset.ts';
import { condicionesOf } from './condicionesOf.ts';
import { fichaOf } from './fichaOf.ts';

type Consulta = v.InferOutput<typeof ConsultaCursos>;

/** Taken seats as the public sees them: includes seats that only seem taken (`solicitudes.ocupa`), once per person. */
const taken =
  sql`(${cursos.ocupados} + (select count(distinct participante ->> 'identificacion') from solicitudes where ocupa and curso_id = cursos.id))`.mapWith(
    Number,
  );

/** estadoCurso of src/domain in SQL; a test compares the two. `today` is YYYY-MM-DD. */
function estadoOf(today: string): SQL<EstadoCurso> {
  return sql`case
    when ${cursos.canceladoEl} is not null then 'cancelado'
    when ${today}::date > ${cursos.fin} then 'finalizado'
    when ${today}::date >= ${cursos.inicio} then 'en_curso'
    when ${today}::date < ${cursos.inscripcionDesde} then 'programado'
    when ${today}::date > ${cursos.inscripcionHasta} then 'cerrado'
    when ${taken} >= ${cursos.cupo} then 'lleno'
    else 'abierto' end`;
}

const sortKeysOn = (estado: SQL) =>
  ({
    inicio: { by: sql`${cursos.inicio}`, type: 'date' },
    nombre: { by: sql`sin_tildes(${cursos.nombre})`, type: 'text' },
    precio: { by: sql`${cursos.precio}`, type: 'bigint' },
    inscripcionHasta: { by: sql`${cursos.inscripcionHasta}`, type: 'date' },
    oferta: {
      by: sql`(case when ${estado} = 'lleno' then '1' else '0' end || to_char(${cursos.inicio}, 'YYYYMMDD'))`,
      type: 'text',
    },
  }) as const satisfies Record<string, SortKey>;

/** Values that the rows do not have. */
interface CursosContext {
  /** YYYY-MM-DD */
  today: string;
  /** The terms in force. */
  terminos: { version: string; url?: string };
}

export async function listCursos(db: Db, consulta: Consulta, context: CursosContext): Promise<ListOfCursos> {
  const estado = estadoOf(context.today);
  const ofEstado = consulta.estado && inArray(estado, [...consulta.estado]);
  const filter = everyFilter<Consulta>({
    q: consulta.q ? matches(cursos.busqueda, consulta.q) : undefined,
    modalidad: consulta.modalidad && inArray(cursos.modalidad, [...consulta.modalidad]),
    estado: ofEstado,
    desde: consulta.desde ? gte(cursos.inicio, consulta.desde) : undefined,
    hasta: consulta.hasta ? lte(cursos.inicio, consulta.hasta) : undefined,
    area: consulta.area && inArray(cursos.area, [...consulta.area]),
    precioHasta: consulta.precioHasta === undefined ? undefined : lte(cursos.precio, consulta.precioHasta),
  });
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'inicio' },
    { sortKeys: sortKeysOn(estado), id: sql`${cursos.id}`, idType: 'uuid' },
    async ({ sortValue, after, orderBy, limit }) => ({
      first: await db
        .select({ curso: cursos, estado, taken, sortValue, id: cursos.id })
        .from(cursos)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
    }),
  );
  const { total, opciones } = await readTotal(db, filter, ofEstado);
  return { total, siguiente, resultados: await toCursos(db, rows, context), opciones };
}

/**
 * Counts the courses of the list, and says what those of its states may be filtered by. The highest price is left out if they have
 * several currencies.
 */
async function readTotal(
  db: Db,
  filter: SQL | undefined,
  ofEstado: SQL | undefined,
): Promise<Required<Pick<ListOfCursos, 'total' | 'opciones'>>> {
  const found = await db
    .select({
      area: cursos.area,
      moneda: cursos.moneda,
      mayor: max(cursos.precio),
      count: sql`count(*) filter (where ${filter ?? sql`true`})`.mapWith(Number),
    })
    .from(cursos)
    .where(ofEstado)
    .groupBy(cursos.area, cursos.moneda)
    .orderBy(sql`sin_tildes(${cursos.area})`);
  const [first] = found;
  const isOneMoneda = found.every(({ moneda }) => moneda === first?.moneda);
  const opciones = {
    areas: [...new Set(found.flatMap(({ area }) => area ?? []))],
    ...(first &&
      isOneMoneda && {
        precioMayor: Math.max(...found.map(({ mayor }) => mayor ?? 0)),
        moneda: knownMoneda(first.moneda),
      }),
  };
  return { total: found.reduce((sum, { count }) => sum + count, 0), opciones };
}

/** Finds a course with its long texts by id or by code; undefined if there is none. */
export async function findCurso(
  db: Db,
  idOrCode: string,
  context: CursosContext,
): Promise<CursoDetallado | undefined> {
  const found = await db
    .select({ curso: cursos, estado: estadoOf(context.today), taken })
    .from(cursos)
    .where(isCurso(idOrCode));
  const [curso] = await toCursos(db, found, context);
  const ficha = found[0] && fichaOf(found[0].curso);
  return curso && { ...curso, ...(ficha && { ficha }) };
}

export function isCurso(idOrCode: string): SQL | undefined {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idOrCode);
  return or(eq(cursos.identificacion, idOrCode), isUuid ? eq(cursos.id, idOrCode.toLowerCase()) : undefined);
}

interface Found {
  curso: typeof cursos.$inferSelect;
  estado: string;
  taken: number;
}

async function toCursos(db: Db, found: Found[], { terminos }: CursosContext): Promise<Curso[]> {
  if (found.length === 0) return [];
  const sesiones = await db
    .select()
    .from(cursoSesiones)
    .where(
      inArray(
        cursoSesiones.cursoId,
        found.map(({ curso }) => curso.id),
      ),
    )
    .orderBy(asc(cursoSesiones.cursoId), asc(cursoSesiones.orden));
  const byCurso = Map.groupBy(sesiones, (sesion) => sesion.cursoId);
  return found.map(({ curso, estado, taken: ocupados }) => ({
    ...toCurso({ ...curso, ocupados }, known(estadosCurso, estado), byCurso.get(curso.id) ?? []),
    terminos,
  }));
}

function toCurso(
  curso: Found['curso'],
  estado: EstadoCurso,
  sesiones: (typeof cursoSesiones.$inferSelect)[],
): Curso {
  const { cupo, area, horas, imagen } = curso;
  return {
    id: curso.id,
    identificacion: curso.identificacion,
    nombre: curso.nombre,
    descripcion: curso.descripcion,
    ...(area !== null && { area }),
    ...(horas !== null && { horas }),
    ...(imagen !== null && { imagen }),
    modalidad: curso.modalidad,
    sesiones: sesiones.map(({ inicio, fin, lugar }) => ({
      inicio: inicio.toISOString(),
      fin: fin.toISOString(),
      lugar,
    })),
    inscripcionDesde: curso.inscripcionDesde,
    inscripcionHasta: curso.inscripcionHasta,
    ...(cupo === null ? {} : { cupo, cuposDisponibles: Math.max(0, cupo - curso.ocupados) }),
    ...condicionesOf(curso),
    estado,
  };
}
