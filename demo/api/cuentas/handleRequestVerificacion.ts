/** POST perfil/verificacion-correo: sends a mail with a new link to each unverified address of the account. */
import { eq } from 'drizzle-orm';
import type { requestVerificacion } from '../../../src/contract/sesiones.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import type { Handler } from '../http/serve.ts';
import { take } from '../limites/take.ts';
import { enqueueCuentaMail } from './letters.ts';

export const handleRequestVerificacion: Handler<typeof requestVerificacion> = async (
  { who, now, commit },
  services,
) => {
  const { database, config, wakeUps } = services;
  await take(database.db, 'verificacion', who.cuentaId, config.limites.verificacionCuenta, now);
  const answer = await commit(async (tx) => {
    await writeVerificaciones(tx, who.cuentaId, now);
    return { recibida: true as const };
  });
  wakeUps.emit('correo');
  return answer;
};

/** The addresses for sign-in and for mail may differ. Does nothing if both are verified. */
async function writeVerificaciones(tx: Db, cuentaId: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ cuenta: cuentas, cliente: clientes })
    .from(cuentas)
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .where(eq(cuentas.id, cuentaId));
  if (!row) return;
  const { cuenta, cliente } = row;
  const isProved = cuenta.correoVerificadoEl !== null;
  const open = new Set(isProved ? [] : [cuenta.correo]);
  if (cliente.correoVerificadoEl === null && !(isProved && cliente.correo === cuenta.correo)) {
    open.add(cliente.correo);
  }
  for (const para of open) {
    const envelope = { cuentaId, para, idioma: known(idiomas, cliente.idioma), nombre: cliente.nombres };
    await enqueueCuentaMail(tx, { tipo: 'cuenta_verificar', ...envelope }, now);
  }
}
