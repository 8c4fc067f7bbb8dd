/**
 * Many people want ten seats at the same moment, some of them twice. In whatever order the machine runs them, ten get a seat and
 * the others wait in order of arrival.
 */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../demo/api/db/db.ts';
import { cursos } from '../../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../../demo/api/db/schema/inscripciones.ts';
import { idempotencia } from '../../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../../demo/api/db/schema/solicitudes.ts';
import { takesSeat } from '../../../src/domain/estados/inscripcion.ts';
import { insist } from '../../support/insist.ts';
import { addCurso, newInscripcion, openNow, persona, type SignedIn } from './school.ts';

const signedIn = 20;
const seats = 10;
/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
export const patience = 180_000;

export type Post = (body: unknown, headers: Record<string, string>) => Promise<Response>;

export interface Scene {
  database: Database;
  /** Without an account; a multiple of five. */
  applicants: number;
  /** One for each process of the API. */
  posts: Post[];
  addSignedIn(n: number): Promise<SignedIn>;
}

/** Sends again, under the same key, while the answer is “still in progress” or “not available now”, to each process in turn. */
export async function sendUntilDone(
  posts: Post[],
  start: number,
  body: unknown,
  headers: Record<string, string>,
) {
  const response = await insist((tries) => {
    const post = posts[(start + tries) % posts.length];
    if (!post) throw new Error('no API');
    return post(body, headers);
  });
  return { status: response.status, text: await response.text() };
}

export async function rush({ database, applicants, posts, addSignedIn }: Scene): Promise<void> {
  const { db } = database;
  const curso = await addCurso(db, { cupo: seats, ...openNow() });
  const clientes = await Promise.all(Array.from({ length: signedIn }, (_, i) => addSignedIn(1000 + i)));

  const waiting: Promise<unknown>[] = [];
  for (let n = 1; n <= applicants; n += 1) {
    const body = newInscripcion(curso, { participante: persona(n), aceptaEspera: true, tardoMs: 5000 });
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `192.0.2.${n % 250}` };
    const first = sendUntilDone(posts, n, body, headers);
    // Every third request is sent again while the first still runs, as after a double click.
    const again = n % 3 === 0 ? sendUntilDone(posts, n + 1, body, headers) : first;
    waiting.push(
      Promise.all([first, again]).then(([one, other]) => {
        expect(one.status).toBe(202);
        expect(other).toEqual(one);
      }),
    );
    // Every fifth person applies again with another key, as from another tab.
    if (n % 5 === 0) waiting.push(sendUntilDone(posts, n, body, { 'idempotency-key': randomUUID() }));
  }
  for (const [i, { as }] of clientes.entries()) {
    const headers = { ...as, 'idempotency-key': randomUUID() };
    const body = newInscripcion(curso, { aceptaEspera: true });
    const both = [sendUntilDone(posts, i, body, headers), sendUntilDone(posts, i + 1, body, headers)];
    waiting.push(
      Promise.all(both).then(([one, other]) => {
        expect(one?.status).toBe(201);
        expect(other).toEqual(one);
      }),
    );
  }
  await Promise.all(waiting);
  await expect
    .poll(() => db.$count(solicitudes, eq(solicitudes.estado, 'recibida')), { timeout: patience })
    .toBe(0);

  const all = await db
    .select()
    .from(inscripciones)
    .where(eq(inscripciones.cursoId, curso.id ?? ''))
    .orderBy(asc(inscripciones.numero));
  const [after] = await db
    .select()
    .from(cursos)
    .where(eq(cursos.id, curso.id ?? ''));
  expect(after).toMatchObject({ cupo: seats, ocupados: seats, ultimaEspera: all.length - seats });
  // Nobody is enrolled twice or missing, and the numbers have no gaps or repetitions.
  expect(all.map(({ numero }) => numero)).toEqual(numbers('INS-', 6, applicants + signedIn));
  expect(new Set(all.map((row) => row.participanteIdentificacion)).size).toBe(all.length);
  // The first ten have the seats; the others wait in order of arrival.
  expect(all.filter(({ estado }) => takesSeat(estado))).toEqual(all.slice(0, seats));
  expect(all.slice(seats).map(({ ordenEspera }) => ordenEspera)).toEqual(
    Array.from({ length: all.length - seats }, (_, i) => i + 1),
  );
  // The API stores the order of arrival when it answers.
  const arrivals = await db.select().from(solicitudes).orderBy(asc(solicitudes.orden));
  expect(arrivals.map(({ orden }) => orden)).toEqual(
    Array.from({ length: arrivals.length }, (_, i) => i + 1),
  );
  expect(arrivals).toHaveLength(applicants + Math.floor(applicants / 5));
  const enrolled = arrivals
    .filter(({ estado }) => estado === 'inscrita')
    .map(({ inscripcion }) => inscripcion);
  expect(enrolled).toEqual(enrolled.toSorted());
  expect(enrolled).toHaveLength(applicants);
  expect(arrivals.filter(({ estado }) => estado === 'repetida')).toHaveLength(Math.floor(applicants / 5));
  // Everybody with a seat is billed once.
  const billed = await db.select().from(facturas).orderBy(asc(facturas.numero));
  expect(billed.map(({ numero }) => numero)).toEqual(numbers('001-001-', 9, seats));
  expect(billed.map(({ inscripcion }) => inscripcion).toSorted()).toEqual(
    all.slice(0, seats).map(({ numero }) => numero),
  );
  expect(await db.$count(idempotencia, eq(idempotencia.estado, 'en_curso'))).toBe(0);
}

function numbers(prefix: string, digits: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
}
