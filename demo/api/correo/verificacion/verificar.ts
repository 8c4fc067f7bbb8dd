/** What a link that confirms a mailbox is about, and what happens when its button is pressed. */
import { eq } from 'drizzle-orm';
import { type Idioma, idiomas } from '../../../../src/domain/idiomas.ts';
import { confirmCorreoCuenta } from '../../auth/confirmCorreoCuenta.ts';
import { known } from '../../data/known.ts';
import type { Db } from '../../db/db.ts';
import { solicitudes } from '../../db/schema/inscripciones.ts';
import { clientes, cuentas, type tokens } from '../../db/schema/personas.ts';
import { transact } from '../../db/transact.ts';
import { confirmCorreo } from '../../inscripciones/confirmCorreo.ts';
import { findToken, useToken } from './token.ts';

export type Verificacion =
  | {
      estado: 'pendiente' | 'hecha';
      correo: string;
      idioma: Idioma;
      /** Undefined where it is the mailbox of an account. */
      solicitud?: string;
    }
  | { estado: 'usada' | 'vencida' | 'invalida' };

const failures = { token_usado: 'usada', token_expirado: 'vencida', token_invalido: 'invalida' } as const;

/** Changes nothing: programs that check the links of a mail open the page too. */
export async function lookAtVerificacion(db: Db, text: string, now: Date): Promise<Verificacion> {
  const found = await findToken(db, text, 'correo', now);
  if (!found.ok) return { estado: failures[found.code] };
  return describe(db, found.token, 'pendiente');
}

export async function verifyCorreo(db: Db, text: string, now: Date): Promise<Verificacion> {
  return transact(db, async (tx) => {
    const used = await useToken(tx, text, 'correo', now);
    if (!used.ok) return { estado: failures[used.code] };
    const { solicitud, cuentaId, correo } = used.token;
    if (solicitud !== null) await confirmCorreo(tx, solicitud, now);
    if (cuentaId !== null && correo !== null) await confirmCorreoCuenta(tx, { cuentaId, correo }, now);
    return describe(tx, used.token, 'hecha');
  });
}

async function describe(
  db: Db,
  { solicitud, cuentaId, correo }: typeof tokens.$inferSelect,
  estado: 'pendiente' | 'hecha',
): Promise<Verificacion> {
  if (cuentaId !== null && correo !== null) {
    const [cliente] = await db
      .select({ idioma: clientes.idioma })
      .from(clientes)
      .innerJoin(cuentas, eq(cuentas.clienteId, clientes.id))
      .where(eq(cuentas.id, cuentaId));
    return cliente ? { estado, correo, idioma: known(idiomas, cliente.idioma) } : { estado: 'invalida' };
  }
  if (solicitud === null) return { estado: 'invalida' };
  const [row] = await db
    .select({ correo: solicitudes.correo, idioma: solicitudes.idioma })
    .from(solicitudes)
    .where(eq(solicitudes.numero, solicitud));
  if (!row) return { estado: 'invalida' };
  return { estado, correo: row.correo, idioma: known(idiomas, row.idioma), solicitud };
}
