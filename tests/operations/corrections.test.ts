/** A correction of an application comes while another process of the API handles that application. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { addCurso, newInscripcion, openNow, persona } from '../api/support/school.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { createDatabase } from './createDatabase.ts';

let database: Database;
let api: ApiProcess;

beforeAll(async () => {
  const url = await createDatabase('migrated');
  database = await openDatabase({ url });
  api = await startApiProcess(url, {
    correo: false,
    env: { LOCK_TIMEOUT: '40s', STATEMENT_TIMEOUT: '50s', REQUEST_TIMEOUT: '1m' },
  });
});
afterAll(async () => {
  await api?.stop();
  await database?.close();
});

const send = (path: string, body: unknown) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

it('an address that is corrected while its application is handled gets the mail', async () => {
  const { db } = database;
  const correo = 'otra.persona@correo.test';
  const curso = await addCurso(db, { cupo: 5, ...openNow() });
  const waiting = () =>
    rows(
      db,
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    ).then(([row]) => row?.n);
  let correcting: Promise<Response> | undefined;
  await db.transaction(async (tx) => {
    // The enrolment stops where its history begins.
    await tx.execute('lock table inscripcion_historial in exclusive mode');
    const applied = await send(
      '/api/cliente/inscripciones',
      newInscripcion(curso, { participante: persona(1), tardoMs: 5000 }),
    );
    const { solicitud, permiso } = (await applied.json()) as { solicitud: string; permiso: string };
    await expect.poll(waiting).toBe(1);
    correcting = send(`/api/cliente/solicitudes/${solicitud}/correo`, { permiso, correo });
    const answered = correcting.then(() => 2);
    await expect.poll(() => Promise.race([answered, waiting()])).toBe(2);
  });
  const corrected = await correcting;
  expect([corrected?.status, await corrected?.text()]).toEqual([202, expect.stringContaining('SOL-')]);
  await expect.poll(() => db.$count(correoSaliente, eq(correoSaliente.para, correo))).toBeGreaterThan(0);
});
