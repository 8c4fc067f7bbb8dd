/**
 * Receives the gateway's notices. This is not part of the portal's contract: each gateway has addresses of its own.
 */
import type { Hono } from 'hono';
import { transact } from '../db/transact.ts';
import type { ApiEnv } from '../http/context.ts';
import { momentOf } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import { receiveAviso } from './receiveAviso.ts';
import type { PagoServices } from './unbilledLinks.ts';

export function mountAvisos(app: Hono<ApiEnv>, services: PagoServices): void {
  const { pasarela, database, metrics } = services;
  const path = `/api/pasarela/${pasarela.nombre}/avisos`;
  app.post(path, async (c) => {
    const moment = momentOf(services, services.now());
    const read = pasarela.readAviso(c.req.raw.headers, await c.req.text(), moment.now.getTime());
    if (!read.ok) {
      metrics.notices.inc({ result: 'rechazado' });
      throw new ProblemError('origen_no_permitido', { detail: `Not believed: ${read.code}.` });
    }
    const heard = await transact(database.db, (tx) => receiveAviso(tx, services, read.value, moment));
    metrics.notices.inc({ result: heard });
    services.wakeUps.emit('correo');
    return c.json({ oido: heard }, 200, { 'cache-control': 'no-store' });
  });
}
