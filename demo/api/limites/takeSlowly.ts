/**
 * Slows down repeated failures: the first ones are free, then each wait is twice as long as the one before. The
 * database counts them, so that all processes of the API count together.
 */
import { eq, sql } from 'drizzle-orm';
import type { Limite } from '../config.ts';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { limites } from '../db/schema/service.ts';
import { ProblemError } from '../http/problem.ts';
import { keyOf } from './take.ts';

/** The first wait, in seconds. */
const firstWait = 5;
/** Failures are forgotten after a pause of this many times the longest wait. */
const memory = 4;

/**
 * Counts a failure of `subject` before the try, in one statement, so that requests at once get no more tries than
 * requests in a row. After a success the caller calls `forget` of take.ts. During the wait it throws 429 with
 * Retry-After and counts nothing.
 */
export async function takeSlowly(
  db: Db,
  kind: string,
  subject: string,
  { max, seconds }: Limite,
  now: Date,
): Promise<void> {
  const clave = keyOf(kind, subject);
  const at = sql`${now.toISOString()}::timestamptz`;
  const hasta = new Date(now.getTime() + memory * seconds * 1000);
  // Null while tries are free: then no time is compared, and concurrent requests cannot refuse each other.
  const waitAfter = (failures: ReturnType<typeof sql>) => sql`case when ${failures} < ${max} then null
    else ${at} + least(${seconds}::float8, ${firstWait} * power(2, least(${failures} - ${max}, 30))) * interval '1 second' end`;
  const failures = sql`(case when ${limites.hasta} <= ${at} then 1 else ${limites.intentos} + 1 end)`;
  const [row] = await repeat(() =>
    db
      .insert(limites)
      .values({ clave, intentos: 1, desde: now, hasta, libreEl: waitAfter(sql`1`) })
      .onConflictDoUpdate({
        target: limites.clave,
        set: { intentos: failures, desde: now, hasta, libreEl: waitAfter(failures) },
        setWhere: sql`${limites.libreEl} is null or ${limites.libreEl} <= ${at}`,
      })
      .returning({ clave: limites.clave }),
  );
  if (row) return;
  const [waiting] = await db
    .select({ libreEl: limites.libreEl })
    .from(limites)
    .where(eq(limites.clave, clave));
  const ms = (waiting?.libreEl ?? now).getTime() - now.getTime();
  const wait = Math.max(1, Math.ceil(ms / 1000));
  throw new ProblemError('demasiados_intentos', { headers: { 'retry-after': String(wait) } });
}
