/**
 * Metrics as Prometheus reads them, in its text format. Never for everybody: they tell how much the institution sells. They
 * are at a port of their own, or at /metrics for who has the token; without either they are nowhere.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

import type { ApiEnv, Services } from './http/context.ts';
import { problemResponse } from './http/problem.ts';
import { measureQueues } from './measureQueues.ts';

/** At the API's own port. Who has no token, or a wrong one, does not learn that there is something. */
export function mountMetrics(app: Hono<ApiEnv>, services: Services): void {
  const { token } = services.config.metrics;
  if (token === undefined) return;
  const answer = answerMetrics(services);
  app.get('/metrics', (c) =>
    isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
      ? answer()
      : problemResponse('no_encontrado', { detail: 'There is no such path.' }),
  );
}

/** For the port of their own. */
export function createMetricsApp(services: Services): Hono {
  return new Hono().get('/metrics', answerMetrics(services));
}

function answerMetrics(services: Services): () => Promise<Response> {
  const { registry } = services.metrics;
  return async () => {
    await measureQueues(services);
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    });
  };
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
