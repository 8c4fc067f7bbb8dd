/** The calls about the ledger: its lines, the statement of a range, the balance. */
import type { Hono } from 'hono';
import { getBalance } from '../../../src/contract/balance.ts';
import { listMovimientos as listEndpoint } from '../../../src/contract/movimiento.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { openOwn } from '../db/openOwn.ts';
import { readTogether } from '../db/readTogether.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { type Call, serve } from '../http/serve.ts';
import { listFiles } from '../pdf/listFiles.ts';
import { csvOfMovimientos } from './csvOfMovimientos.ts';
import { listMovimientos } from './listMovimientos.ts';
import { readBalance } from './readBalance.ts';
import { readEstado } from './readEstado.ts';
import { renderEstado } from './renderEstado.ts';

export function mountMovimientos(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  const hoyOf = (now: Date) => dayOf(now, services.institucion.zonaHoraria);
  const statement = listFiles('movimientos', {
    read: ({ who, query, now }: Call<typeof listEndpoint>) =>
      readEstado(db, who.clienteId, query, hoyOf(now)),
    csv: ({ cuentas }) => csvOfMovimientos(cuentas.flatMap(({ movimientos }) => movimientos)),
    pdf: (estado, _cabecera, context) => renderEstado(estado, context),
  });

  serve(
    app,
    services,
    listEndpoint,
    ({ who, query }) => readTogether(db, (tx) => listMovimientos(openOwn(tx, who.clienteId), query)),
    {
      ...statement,
      'application/pdf': async (call, s) => ({
        ...(await statement['application/pdf'](call, s)),
        nombre: 'estado-de-cuenta.pdf',
      }),
    },
  );
  serve(app, services, getBalance, ({ who, now }) => readBalance(db, who.clienteId, hoyOf(now)));
}
