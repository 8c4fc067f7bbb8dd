/**
 * Counts tries per subject in fixed windows, in the database, so that every process counts alike. A try is counted
 * before its outcome is known: a thousand at once pass no more often than one after the other.
 */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Limite } from '../config.ts';
import type { Db } from '../db/db.ts';
import { limites } from '../db/schema/personas.ts';
import { ProblemError } from '../http/problem.ts';

/** Takes one try of `subject`. Throws 429 with Retry-After, in seconds, when none is left. */
export async function takeTry(
  db: Db,
  kind: string,
  subject: string,
  limite: Limite,
  now: Date,
): Promise<void> {
  const hasta = new Date(now.getTime() + limite.segundos * 1000);
  const over = sql`${limites.hasta} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(limites)
    .values({ clave: keyOf(kind, subject), intentos: 1, desde: now, hasta })
    .onConflictDoUpdate({
      target: limites.clave,
      set: {
        intentos: sql`case when ${over} then 1 else ${limites.intentos} + 1 end`,
        desde: sql`case when ${over} then excluded.desde else ${limites.desde} end`,
        hasta: sql`case when ${over} then excluded.hasta else ${limites.hasta} end`,
      },
    })
    .returning({ intentos: limites.intentos, hasta: limites.hasta });
  if (!row || row.intentos <= limite.max) return;
  const seconds = Math.max(1, Math.ceil((row.hasta.getTime() - now.getTime()) / 1000));
  throw new ProblemError('demasiados_intentos', { headers: { 'retry-after': String(seconds) } });
}

/** Gives a try back: it was a success, and only failures count. */
export async function giveBack(db: Db, kind: string, subject: string): Promise<void> {
  await db
    .update(limites)
    .set({ intentos: sql`greatest(${limites.intentos} - 1, 0)` })
    .where(eq(limites.clave, keyOf(kind, subject)));
}

/** Forgets a subject's failures. */
export async function forget(db: Db, kind: string, subject: string): Promise<void> {
  await db.delete(limites).where(eq(limites.clave, keyOf(kind, subject)));
}

/** Removes windows that are over; at start, so that the table does not grow for ever. */
export async function sweepLimites(db: Db, now: Date): Promise<void> {
  await db.delete(limites).where(lt(limites.hasta, now));
}

/** E-mails and addresses are kept as hashes: the table counts, it is no list of people. */
function keyOf(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url');
}
