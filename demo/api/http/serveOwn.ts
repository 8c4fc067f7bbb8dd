/**
 * Serves reads of the client's own records by one statement, which also says whether the session still holds. Nothing of a session
 * that is not known, or does not hold, is sent: such a call is served as every other one, which looks the session up first.
 */

import type { Context } from 'hono';
import type { Endpoint, ResponseOf } from '../../../src/contract/endpoint.ts';
import type { RecalledSesion } from '../db/clientScope.ts';
import type { Own } from '../db/prepareOwn.ts';
import { newReply, toAnswer, toResponse } from './answer.ts';
import type { ApiEnv, Services } from './context.ts';
import { readQuery } from './input.ts';
import { ProblemError } from './problem.ts';
import { type Call, honoPath, type Mount, mediaOf, queueOfReads, type Renderers, serveIn } from './serve.ts';

export interface OwnCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'query' | 'now'> {
  own: Own;
}

/** @param read reads by prepareOwn, and asks nothing else of the database */
export function serveOwn<E extends Endpoint & { auth: 'bearer'; method: 'GET' }>(
  endpoint: E,
  read: (call: OwnCall<E>, services: Services) => Promise<ResponseOf<E>>,
  renderers?: Renderers<E>,
): Mount {
  return (app, services) => {
    const { db } = services.database;
    const queuedRead = queueOfReads();
    // Undefined where the session decides, or another media type is asked for.
    const answer = async (c: Context<ApiEnv>, sesion: RecalledSesion, now: Date) => {
      try {
        if (renderers && mediaOf(c, endpoint)) return undefined;
        const call = {
          params: c.req.param(),
          query: endpoint.query && readQuery(c.req, endpoint.query),
          now,
          own: { db, clienteId: sesion.clienteId, sesion },
        };
        // The types come from the same endpoint whose schema checked the query.
        const found = await queuedRead(() => read(call as unknown as OwnCall<E>, services));
        return sesion.holds ? toAnswer(endpoint, found, newReply(endpoint)) : undefined;
      } catch (error) {
        if (sesion.holds || !(error instanceof ProblemError)) throw error;
        return undefined;
      }
    };
    app.get(honoPath(endpoint), async (c, next) => {
      const now = services.now();
      const sesion = await services.recallSesion(c, now);
      const answered = sesion && (await answer(c, sesion, now));
      return answered ? toResponse(answered) : next();
    });
    serveIn(
      queuedRead,
      endpoint,
      ({ who, ...call }, of) =>
        read({ ...call, own: { db, clienteId: (who as { clienteId: string }).clienteId } } as OwnCall<E>, of),
      renderers,
    )(app, services);
  };
}
