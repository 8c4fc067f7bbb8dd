/** The API shows its state: probes, metrics that strangers do not see, and the id of a request wherever it left a trace. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { createLogger } from '../../demo/api/http/log.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { createMetricsApp } from '../../demo/api/mountMetrics.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import { onFreePort } from '../support/freePort.ts';
import { json, openApi, openApiForTest, type TestApi } from './support/api.ts';
import { serveCopy } from './support/copies.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';
import { openSmtp } from './support/smtp.ts';

const token = 'x'.repeat(32);
let api: TestApi;

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { metrics: { host: '127.0.0.1', token } } });
});
afterAll(() => api.close());

const metricsOf = async (one: TestApi = api) =>
  (await createMetricsApp(one.services).request('/metrics')).text();

/** `performance` tells what the test says. */
function stopTime(): { now: number } {
  const time = { now: performance.now() };
  vi.spyOn(performance, 'now').mockImplementation(() => time.now);
  onTestFinished(() => void vi.restoreAllMocks());
  return time;
}

describe('probes', () => {
  it('tell apart a process that answers, a database that can be read, and one that can be written', async () => {
    const own = await openApiForTest({ base: 'empty' });
    const time = stopTime();
    const statuses = async () => {
      // An answer of the probe is kept for a second.
      time.now += 1001;
      const answers = await Promise.all(['/livez', '/readyz', '/api/salud'].map((path) => own.get(path)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await own.database.db.execute(sql`alter table limites rename to otros`);
    expect(await statuses()).toEqual([200, 503, 200]);
    expect(await json(await own.get('/readyz'))).toEqual({
      estado: 'no_disponible',
      lectura: 'disponible',
      escritura: 'no_disponible',
    });
    await own.database.db.execute(sql`alter table otros rename to limites`);
    expect(await statuses()).toEqual([200, 200, 200]);
    await own.database.close();
    expect(await statuses()).toEqual([200, 503, 503]);
  });

  it('write at most once a second, however many ask', async () => {
    const version = () => rows(api.database.db, sql`select xmin::text from limites where clave = 'readyz'`);
    stopTime();
    await api.get('/readyz');
    const before = await version();
    await Promise.all(Array.from({ length: 50 }, () => api.get('/readyz')));
    expect(await version()).toEqual(before);
  });
});

describe('metrics', () => {
  it('are shown to nobody without the token, who gets the answer of an unknown path', async () => {
    const id = { 'x-request-id': 'same' };
    const nothing = await (await api.get('/metricas', id)).text();
    const attacks: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${token}x` },
      { authorization: `Basic ${token}` },
      { authorization: 'Bearer undefined' },
      { authorization: 'Bearer ', 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' },
      { host: 'localhost' },
    ];
    for (const headers of attacks) {
      const answer = await api.get('/metrics', { ...id, ...headers });
      expect([answer.status, await answer.text()]).toEqual([404, nothing]);
    }
    expect((await api.get(`/metrics?token=${token}`)).status).toBe(404);
    expect((await api.get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
    const closed = await openApiForTest({ base: 'empty' });
    for (const headers of [...attacks, { authorization: `Bearer ${token}` }]) {
      expect((await closed.get('/metrics', headers)).status).toBe(404);
    }
  });

  it('count answers by route and status, in as few series as there are routes, whatever callers send', async () => {
    await api.get('/api/cliente/cursos/EXT-0000-000');
    for (let i = 0; i < 200; i += 1) {
      await api.get(`/api/cliente/facturas/${i}`);
      await api.get(`/api/inventada/${i}`);
      await api.app.request('/api/cliente/cursos', { method: `RARO${i}` });
    }
    const text = await metricsOf();
    const counts = text
      .split('\n')
      .filter((line) => line.startsWith('portal_http_request_duration_seconds_count'));
    expect(counts).toContain(
      'portal_http_request_duration_seconds_count{method="GET",route="/api/cliente/facturas/{id}",status="401"} 200',
    );
    expect(counts).toContain(
      'portal_http_request_duration_seconds_count{method="GET",route="/api/cliente/cursos/{id}",status="404"} 1',
    );
    expect(counts.length).toBeLessThan(8);
  });

  it('tell what waits and what background work did, and say so when the database is gone', async () => {
    const own = await openApiForTest({ base: 'empty' });
    const curso = await addCurso(own.database.db);
    const sent = newInscripcion(curso, { participante: persona(1) });
    expect((await own.post('/api/cliente/inscripciones', sent)).status).toBe(202);
    expect(await metricsOf(own)).toMatch(/portal_queue_waiting\{queue="solicitudes"\} 1\n/);
    const work = startTasks(own.services, [solicitudesTask]);
    await expect
      .poll(() => metricsOf(own))
      .toMatch(/portal_job_duration_seconds_count\{job="solicitudes",result="done"\} [1-9]/);
    await work.close();
    const text = await metricsOf(own);
    expect(text).toMatch(/portal_queue_waiting\{queue="solicitudes"\} 0\n/);
    expect(text).toMatch(/portal_queue_waiting\{queue="correo"\} [1-9]/);
    expect(text).toMatch(/portal_database_up 1\n/);
    await own.database.close();
    expect(await metricsOf(own)).toMatch(/portal_database_up 0\n/);
  });

  it('have a port of their own if one is set, which answers nothing else and only on this machine', async () => {
    const { port, server } = await onFreePort(async (free) => ({
      port: free,
      server: await serveCopy({ env: { METRICS_PORT: String(free) } }),
    }));
    try {
      const statusAt = async (base: string, path: string) => (await fetch(base + path)).status;
      const own = `http://127.0.0.1:${port}`;
      expect(await statusAt(own, '/metrics')).toBe(200);
      expect(await (await fetch(`${own}/metrics`)).text()).toMatch(/nodejs_eventloop_lag_seconds/);
      for (const path of ['/', '/livez', '/api/salud', '/api/openapi.json']) {
        expect([path, await statusAt(own, path)]).toEqual([path, 404]);
      }
      expect(await statusAt(server.url, '/metrics')).toBe(404);
      expect(await statusAt(server.url, '/livez')).toBe(200);
      expect(await statusAt(server.url, '/readyz')).toBe(200);
    } finally {
      await server.close();
    }
    // Somebody else may have the port by now.
    const after = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    expect(after).not.toContain('portal_');
  });
});

describe('the id of a request', () => {
  it('is in the header and the log, and in no body; a proxy may choose it', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const asked: [Record<string, string>, RegExp][] = [
      [{}, /^[0-9a-f-]{36}$/],
      [{ 'x-request-id': 'proxy-7' }, /^proxy-7$/],
      [{ traceparent }, /^4bf92f3577b34da6a3ce929d0e0e4736$/],
      [{ traceparent: '00-00000000000000000000000000000000-00f067aa0ba902b7-01' }, /^[0-9a-f-]{36}$/],
      [{ 'x-request-id': '"}{"level":60' }, /^[0-9a-f-]{36}$/],
      [{ 'x-request-id': 'x'.repeat(300) }, /^[0-9a-f-]{36}$/],
    ];
    for (const [headers, form] of asked) {
      api.logs.length = 0;
      const answer = await api.get('/api/cliente', headers);
      const id = answer.headers.get('x-request-id');
      expect(id).toMatch(form);
      expect(api.logs.map((line) => JSON.parse(line).id)).toEqual([id]);
      // Two refusals have to be the same to the last byte.
      expect(await answer.text()).not.toContain(id);
    }
  });

  it('is in the mail that the request caused, also when another one had to work for it', async () => {
    const smtp = await openSmtp();
    const own = await openApiForTest({
      base: 'empty',
      config: { publicUrl: 'https://portal.test', smtpUrl: smtp.url },
    });
    const curso = await addCurso(own.database.db);
    for (const n of [1, 2]) {
      const sent = newInscripcion(curso, { participante: persona(n) });
      await own.post('/api/cliente/inscripciones', sent, { 'x-request-id': `solicitud-${n}` });
    }
    await solicitudesTask.run(own.services);
    await correoTask.run(own.services);
    const told = smtp.received.map(
      ({ mail }) => mail.headers.find(({ key }) => key === 'x-request-id')?.value,
    );
    expect(new Set(told)).toEqual(new Set(['solicitud-1', 'solicitud-2']));
    await smtp.close();
  });

  it('is in every line that a request causes in the log', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const own = await openApiForTest({ base: 'empty' });
    own.app.get('/roto', () => {
      logger.info('inside');
      throw new Error('broken');
    });
    await own.get('/roto', { 'x-request-id': 'una' });
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['una']);
  });
});
