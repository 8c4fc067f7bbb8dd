/** The sessions of an account: lists them, ends one, or ends all but the caller's own. */
import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { endOtherSesiones, endSesion, listSesiones } from '../../../src/contract/sesiones.ts';
import { repeat } from '../db/lostConnection.ts';
import { sesiones } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { dispositivoOf } from './dispositivoOf.ts';

/** The list is limited, because nobody could recognise more sessions. */
const shownMax = 50;

export const handleListSesiones: Handler<typeof listSesiones> = async ({ who, now }, { database }) => {
  const latest = sql`coalesce(${sesiones.ultimoUsoEl}, ${sesiones.creadaEl})`;
  const open = await database.db
    .select()
    .from(sesiones)
    .where(and(eq(sesiones.cuentaId, who.cuentaId), isNull(sesiones.revocadaEl), gt(sesiones.caducaEl, now)))
    .orderBy(desc(latest), desc(sesiones.id))
    .limit(shownMax);
  const resultados = open.map(({ id, creadaEl, ultimoUsoEl, agente, pais }) => {
    const dispositivo = dispositivoOf(agente);
    return {
      id,
      inicio: creadaEl.toISOString(),
      ...(ultimoUsoEl === null ? {} : { ultimoUso: ultimoUsoEl.toISOString() }),
      ...(dispositivo === undefined ? {} : { dispositivo }),
      ...(pais === null ? {} : { pais }),
      actual: id === who.sesionId,
    };
  });
  return { resultados };
};

export const handleEndOtherSesiones: Handler<typeof endOtherSesiones> = async (
  { who, now },
  { database },
) => {
  await repeat(() =>
    database.db
      .update(sesiones)
      .set({ revocadaEl: now })
      .where(
        and(eq(sesiones.cuentaId, who.cuentaId), isNull(sesiones.revocadaEl), ne(sesiones.id, who.sesionId)),
      ),
  );
};

/** Throws 404 for an unknown session, another account's, or one that has ended. */
export const handleEndSesion: Handler<typeof endSesion> = async ({ who, params, now }, { database }) => {
  const id = params.id === 'actual' ? who.sesionId : params.id;
  const isOpen = isNull(sesiones.revocadaEl);
  let found: SQL | undefined = isOpen;
  const [ended] = await repeat(() => {
    const ending = database.db
      .update(sesiones)
      .set({ revocadaEl: now })
      // Compares as text, because `id` may be any text and PostgreSQL throws if it is not a UUID.
      .where(and(eq(sesiones.cuentaId, who.cuentaId), eq(sql`${sesiones.id}::text`, id), found))
      .returning({ id: sesiones.id });
    // If the connection breaks, the session may have been ended nevertheless.
    found = or(isOpen, eq(sesiones.revocadaEl, now));
    return ending;
  });
  if (!ended) throw new ProblemError('no_encontrado');
};
