/**
 * Links that prove that somebody reads a mailbox. A link contains 256 random bits; the database has only their hash, so a
 * copy of it opens nothing. Each link works once, for a limited time.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { isTokenEnlace } from '../../../src/domain/isTokenEnlace.ts';
import type { Db } from '../db/db.ts';
import { tokens } from '../db/schema/tokens.ts';

/** The application or the account, and the address that the link is sent to. */
export type TokenOwner = ({ solicitud: string } | { cuentaId: string }) & { correo: string };
export type Proposito = (typeof tokens.$inferSelect)['proposito'];

export type FoundToken =
  | { ok: true; token: typeof tokens.$inferSelect }
  | { ok: false; code: 'token_invalido' }
  | { ok: false; code: 'token_expirado' | 'token_usado'; token: typeof tokens.$inferSelect };

/** Returns the secret for the link. It cannot be read again later. */
export async function createToken(
  db: Db,
  owner: TokenOwner,
  proposito: Proposito,
  times: { now: Date; caducaEl: Date },
): Promise<string> {
  const text = randomBytes(32).toString('base64url');
  await db.insert(tokens).values({
    hash: hashOf(text),
    ...owner,
    proposito,
    creadoEl: times.now,
    caducaEl: times.caducaEl,
  });
  return text;
}

/** Does not use up the link, because mail scanners open pages too. */
export async function findToken(db: Db, text: string, proposito: Proposito, now: Date): Promise<FoundToken> {
  if (!isTokenEnlace(text)) return { ok: false, code: 'token_invalido' };
  const [token] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(text)), eq(tokens.proposito, proposito)));
  if (!token) return { ok: false, code: 'token_invalido' };
  if (token.usadoEl !== null) return { ok: false, code: 'token_usado', token };
  return token.caducaEl > now ? { ok: true, token } : { ok: false, code: 'token_expirado', token };
}

/** Uses up the link. If two calls come at once, one of them gets it. */
export async function useToken(db: Db, text: string, proposito: Proposito, now: Date): Promise<FoundToken> {
  const found = await findToken(db, text, proposito, now);
  if (!found.ok) return found;
  const [used] = await db
    .update(tokens)
    .set({ usadoEl: now })
    .where(and(eq(tokens.hash, found.token.hash), isNull(tokens.usadoEl)))
    .returning();
  return used ? { ok: true, token: used } : { ok: false, code: 'token_usado', token: found.token };
}

interface Sent {
  cuentaId: string;
  proposito: 'clave' | 'correo';
  /** Limits the call to links that were sent to this address. */
  correo?: string;
}

/** Voids the unused links of an account, because a newer one was sent or none is needed any more. */
export async function voidTokens(tx: Db, { cuentaId, proposito, correo }: Sent, now: Date): Promise<void> {
  await tx
    .update(tokens)
    .set({ usadoEl: now })
    .where(
      and(
        eq(tokens.cuentaId, cuentaId),
        eq(tokens.proposito, proposito),
        correo === undefined ? undefined : eq(tokens.correo, correo),
        isNull(tokens.usadoEl),
      ),
    );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
