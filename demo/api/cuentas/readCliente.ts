/** Reads the client's own record. */
import type { Cliente } from '../../../src/contract/cliente.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { OwnRecords } from '../db/clientScope.ts';
import { known } from '../db/known.ts';
import type { Acceso } from '../http/context.ts';

export async function readCliente(own: OwnRecords, who: Acceso): Promise<Cliente> {
  return toCliente(await own.cliente(), who);
}

/** `who` is the account. If it has the same e-mail as the client, verifying one of them is enough. */
export function toCliente(row: Awaited<ReturnType<OwnRecords['cliente']>>, who: Acceso): Cliente {
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
    correoVerificado:
      row.correoVerificadoEl !== null || (who.correoVerificado && row.correo === who.usuario.email),
    ...(row.telefono === null ? {} : { telefono: row.telefono }),
    ...(row.direccion === null ? {} : { direccion: row.direccion }),
    idioma: known(idiomas, row.idioma),
    version: row.version,
  };
}
