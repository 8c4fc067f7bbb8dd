/** The calls about accounts and the client's own record: sign-in, registration, password, sessions, contact data. */
import { login, me } from '../../../src/contract/auth.ts';
import { changeClave, requestCambioClave } from '../../../src/contract/cambioClave.ts';
import { getCliente, getUsuario, updateCliente } from '../../../src/contract/cliente.ts';
import { register } from '../../../src/contract/registro.ts';
import {
  endOtherSesiones,
  endSesion,
  listSesiones,
  requestVerificacion,
} from '../../../src/contract/sesiones.ts';
import { clientScope } from '../db/clientScope.ts';
import { ProblemError } from '../http/problem.ts';
import { type Mount, serve } from '../http/serve.ts';
import { handleChangeClave } from './handleChangeClave.ts';
import { handleLogin } from './handleLogin.ts';
import { handleRegister } from './handleRegister.ts';
import { handleRequestCambioClave } from './handleRequestCambioClave.ts';
import { handleRequestVerificacion } from './handleRequestVerificacion.ts';
import { handleUpdateCliente } from './handleUpdateCliente.ts';
import type { CuentaServices } from './loadKeys.ts';
import { readCliente } from './readCliente.ts';
import { handleEndOtherSesiones, handleEndSesion, handleListSesiones } from './sesiones.ts';

export const cuentaCalls: readonly Mount<CuentaServices>[] = [
  serve(login, handleLogin),
  serve(register, handleRegister),
  serve(me, async ({ who }) => ({ user: who.usuario })),
  serve(getUsuario, async ({ params, who }) => {
    if (params.id !== who.usuario.id) throw new ProblemError('no_encontrado');
    return { user: who.usuario };
  }),
  serve(getCliente, ({ who }, { database }) => readCliente(clientScope(database.db, who.clienteId), who)),
  serve(updateCliente, handleUpdateCliente),
  serve(requestCambioClave, handleRequestCambioClave),
  serve(changeClave, handleChangeClave),
  serve(requestVerificacion, handleRequestVerificacion),
  serve(listSesiones, handleListSesiones),
  serve(endOtherSesiones, handleEndOtherSesiones),
  serve(endSesion, handleEndSesion),
];
