/** Serves reads of the client's own records. */
import type { Endpoint, ResponseOf } from '../../../src/contract/endpoint.ts';
import type { Own } from '../db/prepareOwn.ts';
import type { Services } from './context.ts';
import { type Call, type Mount, type Renderers, serve } from './serve.ts';

export interface OwnCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'query' | 'now'> {
  own: Own;
}

export function serveOwn<E extends Endpoint & { auth: 'bearer'; method: 'GET' }>(
  endpoint: E,
  read: (call: OwnCall<E>, services: Services) => Promise<ResponseOf<E>>,
  renderers?: Renderers<E>,
): Mount {
  return serve(
    endpoint,
    ({ who, ...call }, services) => {
      const { clienteId } = who as { clienteId: string };
      return read({ ...call, own: { db: services.database.db, clienteId } } as OwnCall<E>, services);
    },
    renderers,
  );
}
