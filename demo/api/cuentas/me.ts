/** The current user, and the same by id: only one's own. */
import type { me } from '../../../src/contract/auth.ts';
import type { getUsuario } from '../../../src/contract/cliente.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';

export const handleMe: Handler<typeof me> = async ({ who }) => ({ user: who.usuario });

export const handleUsuario: Handler<typeof getUsuario> = async ({ params, who }) => {
  if (params.id !== who.usuario.id) throw new ProblemError('no_encontrado');
  return { user: who.usuario };
};
