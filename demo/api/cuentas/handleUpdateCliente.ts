/** PATCH /api/cliente: changes contact data. A new e-mail address gets a mail to verify it. */
import type { updateCliente } from '../../../src/contract/cliente.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import { clientScope } from '../db/clientScope.ts';
import { known } from '../db/known.ts';
import { transact } from '../db/transact.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { take } from '../limites/take.ts';
import { enqueueCuentaMail } from './letters.ts';
import { toCliente } from './readCliente.ts';

/**
 * Throws 412 if the record has changed since the caller read it. Changes only the address for mail, not the one for
 * sign-in: otherwise a stolen session could redirect the mail that changes the password.
 */
export const handleUpdateCliente: Handler<typeof updateCliente> = async (
  { who, body, ifMatch, now },
  { database, config, wakeUps },
) => {
  const { correo, telefono, direccion, idioma } = body;
  const changed = await transact(database.db, async (tx) => {
    const own = clientScope(tx, who.clienteId);
    const before = await own.cliente();
    const isNew = correo !== undefined && correo !== before.correo;
    if (isNew) await take(tx, 'verificacion', who.cuentaId, config.limites.verificacionCuenta, now);
    const row = await own.updateContacto(
      {
        ...(correo === undefined ? {} : { correo }),
        ...(isNew ? { correoVerificadoEl: null } : {}),
        ...(telefono === undefined ? {} : { telefono }),
        ...(direccion === undefined ? {} : { direccion }),
        ...(idioma === undefined ? {} : { idioma }),
      },
      ifMatch,
    );
    if (!row) {
      throw new ProblemError('version_obsoleta', {
        detail: 'It has changed since you read it: read it again.',
      });
    }
    const cliente = toCliente(row, who);
    if (isNew && !cliente.correoVerificado) {
      const envelope = { cuentaId: who.cuentaId, para: correo, nombre: row.nombres };
      const mail = { tipo: 'cuenta_verificar' as const, ...envelope, idioma: known(idiomas, row.idioma) };
      await enqueueCuentaMail(tx, mail, now);
    }
    return cliente;
  });
  wakeUps.emit('correo');
  return changed;
};
