/** After a fault: what was answered is there, nothing is there twice, seats are exact, and the eight invariants hold. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { findBroken } from '../support/findBroken.ts';
import type { Work } from './prepareWork.ts';
import type { Done } from './startWork.ts';

export interface Verdict {
  /** Answered 2xx and not in the database. */
  lost: number;
  /** More often in the database than once. */
  doubled: number;
  /** Says in words what else is wrong. */
  broken: string[];
}

/** Milliseconds that applications may wait in the queue after the fault. */
const queueMs = 60_000;

export async function judgeWork({ db }: Database, work: Work, { answered, refused }: Done): Promise<Verdict> {
  const people = answered.flatMap(({ kind, what }) => (kind === 'inscripcion' ? [what] : []));
  const references = answered.flatMap(({ kind, what }) => (kind === 'pago' ? [what] : []));
  const isOf = sql`curso_id = ${work.cursoId}`;
  const until = performance.now() + queueMs;
  const count = async (query: ReturnType<typeof sql>) => Number((await rows(db, query))[0]?.n);
  while (performance.now() < until) {
    if ((await count(sql`select count(*) as n from solicitudes where estado = 'recibida'`)) === 0) break;
    await wait(200);
  }
  const enrolled = await rows(
    db,
    sql`select participante_identificacion as what, count(*)::int as n from inscripciones where ${isOf} group by 1`,
  );
  const paid = await rows(
    db,
    sql`select p.referencia as what, count(r.numero)::int as n from pagos p left join recibos r on r.pago_id = p.id
      where p.referencia is not null group by 1`,
  );
  const seats = await count(
    sql`select count(*) as n from inscripciones where ${isOf} and ocupa_cupo(estado)`,
  );
  const broken = await findBroken(db);
  return {
    lost: missing(people, enrolled) + missing(references, paid),
    doubled: [...enrolled, ...paid].filter(({ n }) => Number(n) > 1).length,
    broken: [
      ...broken.map(({ name }) => String(name)),
      ...(seats === Math.min(work.seats, people.length) ? [] : [`${seats} of ${work.seats} seats are taken`]),
      ...refused.map(({ job, status }) => `${job.kind} ${job.what} was answered ${status}`).slice(0, 3),
    ],
  };
}

function missing(wanted: readonly string[], found: readonly Record<string, unknown>[]): number {
  const there = new Set(found.filter(({ n }) => Number(n) > 0).map(({ what }) => String(what)));
  return wanted.filter((one) => !there.has(one)).length;
}
