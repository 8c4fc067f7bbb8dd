/** The client's own record, and changes of contact data. */
import type { CambioContacto, Cliente } from '../../../src/contract/cliente.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import { ProblemError } from '../http/problem.ts';
import { known } from './known.ts';
import type { Propio } from './propio.ts';

export async function readCliente(propio: Propio): Promise<Cliente> {
  return toCliente(await propio.cliente());
}

/**
 * `version` is what the caller saw, undefined for any. Throws 412 when somebody changed it since. The e-mail changed
 * here is the one that is written to; the one that signs in stays.
 */
export async function updateCliente(
  propio: Propio,
  change: CambioContacto,
  version: number | undefined,
): Promise<Cliente> {
  const { correo, telefono, direccion, idioma } = change;
  const row = await propio.updateContacto(
    {
      ...(correo === undefined ? {} : { correo }),
      ...(telefono === undefined ? {} : { telefono }),
      ...(direccion === undefined ? {} : { direccion }),
      ...(idioma === undefined ? {} : { idioma }),
    },
    version,
  );
  if (!row)
    throw new ProblemError('version_obsoleta', { detail: 'It changed since you read it: read it again.' });
  return toCliente(row);
}

function toCliente(row: Awaited<ReturnType<Propio['cliente']>>): Cliente {
  return {
    id: row.id,
    ...(row.tipoIdentificacion === null
      ? {}
      : { tipoIdentificacion: known(tiposIdentificacion, row.tipoIdentificacion) }),
    ...(row.identificacion === null ? {} : { identificacion: row.identificacion }),
    nombres: row.nombres,
    apellidos: row.apellidos,
    ...(row.razonSocial === null ? {} : { razonSocial: row.razonSocial }),
    correo: row.correo,
    ...(row.telefono === null ? {} : { telefono: row.telefono }),
    ...(row.direccion === null ? {} : { direccion: row.direccion }),
    idioma: known(idiomas, row.idioma),
    version: row.version,
  };
}
