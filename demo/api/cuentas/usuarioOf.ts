/** The user that the interface shows, from an account and its client. */
import { fullName } from '../../../src/domain/fullName.ts';
import type { Acceso } from '../http/context.ts';

export function usuarioOf(
  cuenta: { id: string; correo: string; fotoUrl: string | null; rol: string | null },
  cliente: { nombres: string; apellidos: string },
): Acceso['usuario'] {
  return {
    id: cuenta.id,
    displayName: fullName(cliente),
    ...(cliente.apellidos === '' ? {} : { lastName: cliente.apellidos }),
    email: cuenta.correo,
    ...(cuenta.fotoUrl === null ? {} : { photoURL: cuenta.fotoUrl }),
    ...(cuenta.rol === null ? {} : { role: cuenta.rol }),
  };
}
