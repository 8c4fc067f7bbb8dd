/** Reads the state of a link that confirms a mailbox, and confirms the mailbox when its button is pressed. */
import { eq } from 'drizzle-orm';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import { confirmCorreoCuenta } from '../cuentas/confirmCorreoCuenta.ts';
import { type FoundToken, findToken, useToken } from '../cuentas/mailTokens.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { tokens } from '../db/schema/tokens.ts';
import { transact } from '../db/transact.ts';
import { confirmCorreo } from '../inscripciones/confirmCorreo.ts';

type Token = typeof tokens.$inferSelect;

/**
 * `usada`: the mailbox is already confirmed. `anulada`: it is not, and this link cannot confirm it any more, because a
 * newer link was sent or the address was changed.
 */
export type Verificacion =
  | {
      estado: 'pendiente' | 'hecha' | 'usada' | 'anulada' | 'vencida';
      correo: string;
      idioma: Idioma;
      /** Undefined for the mailbox of an account. */
      solicitud?: string;
    }
  | { estado: 'invalida' };

/** Changes nothing, because mail scanners open the page too. */
export async function lookAtVerificacion(db: Db, text: string, now: Date): Promise<Verificacion> {
  const found = await findToken(db, text, 'correo', now);
  return found.ok ? describe(db, found.token, () => 'pendiente') : explain(db, found);
}

export async function verifyCorreo(db: Db, text: string, now: Date): Promise<Verificacion> {
  return transact(db, async (tx) => {
    const used = await useToken(tx, text, 'correo', now);
    if (!used.ok) return explain(tx, used);
    const { solicitud, cuentaId, correo } = used.token;
    if (solicitud !== null && correo !== null) await confirmCorreo(tx, { solicitud, correo }, now);
    if (cuentaId !== null && correo !== null) await confirmCorreoCuenta(tx, { cuentaId, correo }, now);
    return describe(tx, used.token, (confirmado) => (confirmado ? 'hecha' : 'anulada'));
  });
}

/** A used link may have been voided by a newer one, so this reads whether the mailbox is confirmed now. */
async function explain(db: Db, found: Extract<FoundToken, { ok: false }>): Promise<Verificacion> {
  if (found.code === 'token_invalido') return { estado: 'invalida' };
  const otherwise = found.code === 'token_usado' ? 'anulada' : 'vencida';
  return describe(db, found.token, (confirmado) => (confirmado ? 'usada' : otherwise));
}

async function describe(
  db: Db,
  { solicitud, cuentaId, correo }: Token,
  judge: (confirmado: boolean) => Exclude<Verificacion['estado'], 'invalida'>,
): Promise<Verificacion> {
  if (cuentaId !== null && correo !== null) {
    const [row] = await db
      .select({ cuenta: cuentas, cliente: clientes })
      .from(clientes)
      .innerJoin(cuentas, eq(cuentas.clienteId, clientes.id))
      .where(eq(cuentas.id, cuentaId));
    if (!row) return { estado: 'invalida' };
    const confirmado = [row.cuenta, row.cliente].some(
      (owner) => owner.correo === correo && owner.correoVerificadoEl !== null,
    );
    return { estado: judge(confirmado), correo, idioma: known(idiomas, row.cliente.idioma) };
  }
  if (solicitud === null) return { estado: 'invalida' };
  const [row] = await db.select().from(solicitudes).where(eq(solicitudes.numero, solicitud));
  if (!row) return { estado: 'invalida' };
  // If the sender has corrected the address since, the link is for the old one.
  const isCurrent = row.correo === correo;
  const estado = isCurrent ? judge(row.correoVerificadoEl !== null) : 'anulada';
  return { estado, correo: correo ?? row.correo, idioma: known(idiomas, row.idioma), solicitud };
}
