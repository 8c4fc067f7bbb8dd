/** What a link that confirms a mailbox is about, and what happens when its button is pressed. */
import { eq } from 'drizzle-orm';
import { type Idioma, idiomas } from '../../../../src/domain/idiomas.ts';
import { known } from '../../data/known.ts';
import type { Db } from '../../db/db.ts';
import { solicitudes } from '../../db/schema/inscripciones.ts';
import { transact } from '../../db/transact.ts';
import { confirmCorreo } from '../../inscripciones/confirmCorreo.ts';
import { findToken, useToken } from './token.ts';

export type Verificacion =
  | { estado: 'pendiente' | 'hecha'; correo: string; idioma: Idioma; solicitud: string }
  | { estado: 'usada' | 'vencida' | 'invalida' };

const failures = { token_usado: 'usada', token_expirado: 'vencida', token_invalido: 'invalida' } as const;

/** Changes nothing: programs that check the links of a mail open the page too. */
export async function lookAtVerificacion(db: Db, text: string, now: Date): Promise<Verificacion> {
  const found = await findToken(db, text, 'correo', now);
  if (!found.ok) return { estado: failures[found.code] };
  return describe(db, found.token.solicitud, 'pendiente');
}

export async function verifyCorreo(db: Db, text: string, now: Date): Promise<Verificacion> {
  return transact(db, async (tx) => {
    const used = await useToken(tx, text, 'correo', now);
    if (!used.ok) return { estado: failures[used.code] };
    const { solicitud } = used.token;
    if (solicitud !== null) await confirmCorreo(tx, solicitud, now);
    return describe(tx, solicitud, 'hecha');
  });
}

async function describe(
  db: Db,
  solicitud: string | null,
  estado: 'pendiente' | 'hecha',
): Promise<Verificacion> {
  if (solicitud === null) return { estado: 'invalida' };
  const [row] = await db
    .select({ correo: solicitudes.correo, idioma: solicitudes.idioma })
    .from(solicitudes)
    .where(eq(solicitudes.numero, solicitud));
  if (!row) return { estado: 'invalida' };
  return { estado, correo: row.correo, idioma: known(idiomas, row.idioma), solicitud };
}
