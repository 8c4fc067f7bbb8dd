/** The calls about accounts and the client's own record: sign-in, registration, password, sessions, contact data. */
import type { Hono } from 'hono';
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
import { openOwn } from '../db/openOwn.ts';
import type { ApiEnv } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { handleChangeClave } from './handleChangeClave.ts';
import { handleLogin } from './handleLogin.ts';
import { handleRegister } from './handleRegister.ts';
import { handleRequestCambioClave } from './handleRequestCambioClave.ts';
import { handleRequestVerificacion } from './handleRequestVerificacion.ts';
import { handleUpdateCliente } from './handleUpdateCliente.ts';
import type { CuentaServices } from './loadKeys.ts';
import { readCliente } from './readCliente.ts';
import { handleEndOtherSesiones, handleEndSesion, handleListSesiones } from './sesiones.ts';

export function mountCuentas(app: Hono<ApiEnv>, services: CuentaServices): void {
  serve(app, services, login, (call) => handleLogin(call, services));
  serve(app, services, register, (call) => handleRegister(call, services));
  serve(app, services, me, async ({ who }) => ({ user: who.usuario }));
  serve(app, services, getUsuario, async ({ params, who }) => {
    if (params.id !== who.usuario.id) throw new ProblemError('no_encontrado');
    return { user: who.usuario };
  });
  serve(app, services, getCliente, ({ who }) =>
    readCliente(openOwn(services.database.db, who.clienteId), who),
  );
  serve(app, services, updateCliente, handleUpdateCliente);
  serve(app, services, requestCambioClave, handleRequestCambioClave);
  serve(app, services, changeClave, handleChangeClave);
  serve(app, services, requestVerificacion, handleRequestVerificacion);
  serve(app, services, listSesiones, handleListSesiones);
  serve(app, services, endOtherSesiones, handleEndOtherSesiones);
  serve(app, services, endSesion, handleEndSesion);
}
