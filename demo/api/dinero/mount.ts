/** Which calls of the contract about money do what. */
import type { Hono } from 'hono';
import { applySaldoAFavor } from '../../../src/contract/aplicacion.ts';
import { getBalance } from '../../../src/contract/balance.ts';
import { createEnlace, listEnlaces, renewEnlace, revokeEnlace } from '../../../src/contract/enlace.ts';
import { getFactura, listFacturas } from '../../../src/contract/factura.ts';
import { listMovimientos } from '../../../src/contract/movimiento.ts';
import { listPagos } from '../../../src/contract/pago.ts';
import { getRecibo, listRecibos } from '../../../src/contract/recibo.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { openPropio, type Propio } from '../db/propio.ts';
import { readTogether } from '../db/snapshot.ts';
import { handleCreateEnlace, handleRenewEnlace, handleRevokeEnlace } from '../enlaces/createEnlace.ts';
import * as enlaces from '../enlaces/listEnlaces.ts';
import * as facturas from '../facturas/listFacturas.ts';
import type { Acceso, ApiEnv, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import * as movimientos from '../movimientos/listMovimientos.ts';
import { readBalance } from '../movimientos/readBalance.ts';
import { handleApplySaldoAFavor } from '../pagos/applyFavor.ts';
import * as pagos from '../pagos/listPagos.ts';
import * as recibos from '../recibos/listRecibos.ts';
import {
  archivosFactura,
  archivosFacturas,
  archivosMovimientos,
  archivosRecibo,
  archivosRecibos,
} from './archivos.ts';

export function mountDinero(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  const zona = services.institucion.zonaHoraria;
  const own = (who: Acceso) => openPropio(db, who.clienteId);

  /** List and totals of one moment. */
  const together = <T>({ clienteId }: Acceso, read: (propio: Propio) => Promise<T>) =>
    readTogether(db, (tx) => read(openPropio(tx, clienteId)));

  serve(
    app,
    services,
    listFacturas,
    ({ who, query, now }) =>
      together(who, (propio) => facturas.listFacturas(propio, query, dayOf(now, zona))),
    archivosFacturas,
  );
  serve(
    app,
    services,
    getFactura,
    async ({ who, params, now }) => found(await facturas.findFactura(own(who), params.id, dayOf(now, zona))),
    archivosFactura,
  );
  serve(
    app,
    services,
    listRecibos,
    ({ who, query }) => together(who, (propio) => recibos.listRecibos(propio, query)),
    archivosRecibos,
  );
  serve(
    app,
    services,
    getRecibo,
    async ({ who, params }) => found(await recibos.findRecibo(own(who), params.id)),
    archivosRecibo,
  );
  serve(app, services, listPagos, ({ who, query }) => pagos.listPagos(own(who), query, zona));
  serve(
    app,
    services,
    listMovimientos,
    ({ who, query }) => together(who, (propio) => movimientos.listMovimientos(propio, query)),
    archivosMovimientos,
  );
  serve(app, services, getBalance, ({ who, now }) => readBalance(db, who.clienteId, dayOf(now, zona)));
  serve(app, services, listEnlaces, ({ who, query, now }) =>
    enlaces.listEnlaces(own(who), query, { now, config: services.config }),
  );
  serve(app, services, createEnlace, handleCreateEnlace);
  serve(app, services, revokeEnlace, handleRevokeEnlace);
  serve(app, services, renewEnlace, handleRenewEnlace);
  serve(app, services, applySaldoAFavor, handleApplySaldoAFavor);
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ProblemError('no_encontrado');
  return value;
}
