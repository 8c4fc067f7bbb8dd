/** Links of an account that were sent and not yet used open nothing any more: a newer one was sent, or none is needed. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { tokens } from '../db/schema/tokens.ts';

interface Enlaces {
  cuentaId: string;
  proposito: 'clave' | 'correo';
  /** Only those sent to this address. */
  correo?: string;
}

export async function voidTokens(tx: Db, { cuentaId, proposito, correo }: Enlaces, now: Date): Promise<void> {
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
