/**
 * Every call of the contract. The API and its OpenAPI document iterate over the list; the client imports only the type, so
 * that no schema reaches the browser through this file.
 */
import { applySaldoAFavor } from './aplicacion.ts';
import { login, me } from './auth.ts';
import { getBalance } from './balance.ts';
import { changeClave, requestCambioClave } from './cambioClave.ts';
import { getCliente, getUsuario, updateCliente } from './cliente.ts';
import { quoteCurso } from './cotizacion.ts';
import { getCalendario, getCurso, listCursos } from './curso.ts';
import type { KeyOf } from './endpoint.ts';
import { createEnlace, getEnlace, listEnlaces, renewEnlace, revokeEnlace } from './enlace.ts';
import { getFactura, listFacturas } from './factura.ts';
import {
  anularInscripcion,
  correctSolicitud,
  createInscripcion,
  getInscripcion,
  listEnlacesInscripcion,
  listInscripciones,
  previewAnulacion,
} from './inscripcion.ts';
import { getInstitucion } from './institucion.ts';
import { listMovimientos } from './movimiento.ts';
import { listPagos } from './pago.ts';
import { getRecibo, listRecibos, resendRecibo } from './recibo.ts';
import { register } from './registro.ts';
import { getSalud } from './salud.ts';
import { endOtherSesiones, endSesion, listSesiones, requestVerificacion } from './sesiones.ts';

export const endpoints = [
  login,
  register,
  me,
  getCliente,
  updateCliente,
  getUsuario,
  requestCambioClave,
  changeClave,
  listSesiones,
  endOtherSesiones,
  endSesion,
  requestVerificacion,
  listCursos,
  getCurso,
  getCalendario,
  quoteCurso,
  listInscripciones,
  getInscripcion,
  createInscripcion,
  correctSolicitud,
  previewAnulacion,
  anularInscripcion,
  listEnlacesInscripcion,
  listFacturas,
  getFactura,
  listRecibos,
  getRecibo,
  resendRecibo,
  listPagos,
  listMovimientos,
  getBalance,
  createEnlace,
  listEnlaces,
  getEnlace,
  revokeEnlace,
  renewEnlace,
  applySaldoAFavor,
  getInstitucion,
  getSalud,
] as const;

type Each = (typeof endpoints)[number];

/** `Endpoints['GET /api/cliente/cursos/{id}']` is the type of that call's descriptor. */
export type Endpoints = { readonly [R in Each as KeyOf<R>]: R };

export type EndpointKey = keyof Endpoints;
