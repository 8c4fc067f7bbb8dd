/** Counts tries in sliding windows, in the database, so that all processes of the API count together. */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Limite } from '../config.ts';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { limites } from '../db/schema/service.ts';
import { ProblemError } from '../http/problem.ts';
import { secondsUntilFree, windowOf } from './window.ts';

/**
 * Takes one try of `subject`. It is one statement, so that a thousand requests at once get no more tries than a
 * thousand in a row. A refused try is not counted, so that a retry does not make the wait longer. If the database's answer
 * is lost, the try may count twice. Throws 429 with Retry-After.
 */
export async function take(db: Db, kind: string, subject: string, limite: Limite, now: Date): Promise<void> {
  const clave = keyOf(kind, subject);
  const desde = windowOf(now.getTime(), limite);
  const length = limite.seconds * 1000;
  const isCurrent = sql`${limites.desde} >= excluded.desde`;
  const previos = sql`case
    when ${isCurrent} then ${limites.previos}
    when ${limites.desde} >= ${new Date(desde - length).toISOString()}::timestamptz then ${limites.intentos}
    else 0 end`;
  const intentos = sql`case when ${isCurrent} then ${limites.intentos} else 0 end`;
  const weight = 1 - (now.getTime() - desde) / length;
  // Returns no row if the try is refused.
  const [row] = await repeat(() =>
    db
      .insert(limites)
      .values({ clave, intentos: 1, desde: new Date(desde), hasta: new Date(desde + 2 * length) })
      .onConflictDoUpdate({
        target: limites.clave,
        set: {
          previos,
          intentos: sql`${intentos} + 1`,
          desde: sql`greatest(${limites.desde}, excluded.desde)`,
          hasta: sql`greatest(${limites.hasta}, excluded.hasta)`,
        },
        setWhere: sql`${intentos} + ${previos} * ${weight}::float8 + 1 <= ${limite.max}`,
      })
      .returning({ clave: limites.clave }),
  );
  if (row) return;
  const [full] = await db.select().from(limites).where(eq(limites.clave, clave));
  const seconds = full
    ? secondsUntilFree({ ...full, desde: full.desde.getTime() }, now.getTime(), limite)
    : limite.seconds;
  throw new ProblemError('demasiados_intentos', { headers: { 'retry-after': String(seconds) } });
}

/** Gives a try back after a success, if only failures count. */
export async function giveBack(db: Db, kind: string, subject: string): Promise<void> {
  await db
    .update(limites)
    .set({ intentos: sql`greatest(${limites.intentos} - 1, 0)` })
    .where(eq(limites.clave, keyOf(kind, subject)));
}

/** Forgets a subject's tries. */
export async function forget(db: Db, kind: string, subject: string): Promise<void> {
  await repeat(() => db.delete(limites).where(eq(limites.clave, keyOf(kind, subject))));
}

/** Deletes counters whose windows have passed. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.delete(limites).where(lt(limites.hasta, now));
}

/** The key under which tries are counted. It is a hash, so that the table is not a list of people. */
export function keyOf(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url');
}
