/** Which call of the contract does what. Calls that are not here answer 404 like any unknown path. */
import type { Hono } from 'hono';
import * as v from 'valibot';
import { login, me } from '../../src/contract/auth.ts';
import { changeClave, requestCambioClave } from '../../src/contract/cambioClave.ts';
import { getCliente, getUsuario, updateCliente } from '../../src/contract/cliente.ts';
import { getCurso, listCursos } from '../../src/contract/curso.ts';
import {
  anularInscripcion,
  createInscripcion,
  getInscripcion,
  listEnlacesInscripcion,
  listInscripciones,
  previewAnulacion,
} from '../../src/contract/inscripcion.ts';
import { getInstitucion, Institucion } from '../../src/contract/institucion.ts';
import { register } from '../../src/contract/registro.ts';
import {
  endOtherSesiones,
  endSesion,
  listSesiones,
  requestVerificacion,
} from '../../src/contract/sesiones.ts';
import { dayOf } from '../../src/domain/fechas.ts';
import { handleChangeClave } from './cuentas/changeClave.ts';
import { handleLogin } from './cuentas/login.ts';
import { handleMe, handleUsuario } from './cuentas/me.ts';
import { readCliente } from './cuentas/readCliente.ts';
import { handleRegister } from './cuentas/register.ts';
import { handleRequestCambioClave } from './cuentas/requestCambioClave.ts';
import { handleRequestVerificacion } from './cuentas/requestVerificacion.ts';
import { handleEndOtherSesiones, handleEndSesion, handleListSesiones } from './cuentas/sesiones.ts';
import { handleUpdateCliente } from './cuentas/updateCliente.ts';
import * as cursos from './cursos/listCursos.ts';
import { openPropio } from './db/propio.ts';
import { mountDinero } from './dinero/mount.ts';
import { listEnlacesOf } from './enlaces/listEnlaces.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { ProblemError } from './http/problem.ts';
import { serve } from './http/serve.ts';
import { handleAnular, handlePreviewAnulacion } from './inscripciones/anular.ts';
import { handleCreateInscripcion } from './inscripciones/createInscripcion.ts';
import * as inscripciones from './inscripciones/listInscripciones.ts';

export function mountRoutes(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  const zona = services.institucion.zonaHoraria;
  const { terminosVersion } = services.institucion;
  const hoyOf = (now: Date) => ({ hoy: dayOf(now, zona), zona });

  serve(app, services, login, handleLogin);
  serve(app, services, register, handleRegister);
  serve(app, services, me, handleMe);

  serve(app, services, getCliente, ({ who }) => readCliente(openPropio(db, who.clienteId), who));
  serve(app, services, updateCliente, handleUpdateCliente);
  serve(app, services, getUsuario, handleUsuario);

  serve(app, services, requestCambioClave, handleRequestCambioClave);
  serve(app, services, changeClave, handleChangeClave);
  serve(app, services, listSesiones, handleListSesiones);
  serve(app, services, endOtherSesiones, handleEndOtherSesiones);
  serve(app, services, endSesion, handleEndSesion);
  serve(app, services, requestVerificacion, handleRequestVerificacion);

  serve(app, services, listCursos, ({ query, now }) =>
    cursos.listCursos(db, query, { ...hoyOf(now), terminosVersion }),
  );
  serve(app, services, getCurso, async ({ params, now }) =>
    found(await cursos.findCurso(db, params.id, { ...hoyOf(now), terminosVersion })),
  );

  serve(app, services, listInscripciones, ({ who, query, now }) =>
    inscripciones.listInscripciones(openPropio(db, who.clienteId), query, hoyOf(now)),
  );
  serve(app, services, getInscripcion, async ({ who, params, now }) =>
    found(await inscripciones.findInscripcion(openPropio(db, who.clienteId), params.id, hoyOf(now))),
  );
  serve(app, services, createInscripcion, handleCreateInscripcion);
  serve(app, services, previewAnulacion, handlePreviewAnulacion);
  serve(app, services, anularInscripcion, handleAnular);
  serve(app, services, listEnlacesInscripcion, async ({ who, params, query, now }) =>
    found(
      await listEnlacesOf(openPropio(db, who.clienteId), params.id, query, { now, config: services.config }),
    ),
  );

  serve(app, services, getInstitucion, async () => v.parse(Institucion, services.institucion));

  mountDinero(app, services);
}

/** What is not there and what is not yours answer alike. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ProblemError('no_encontrado');
  return value;
}
