/** Sends unexpected requests: methods that a path does not have, and ids in another form than the server's own. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { survive } from '../judge.ts';
import type { CheckRun } from '../run.ts';

/** A query on a column of numbers, or of UUIDs, fails on these. */
const oddIds = ['no-existe', '99999999999999999999', 'ñ ’ "\\'];

export async function checkRobustness(run: CheckRun): Promise<void> {
  const token = run.sesion?.token;
  for (const { method, path, auth } of endpoints as readonly Endpoint[]) {
    const call = `${method} ${path}` as EndpointKey;
    if (method !== 'GET' || !run.has(call) || run.missing.has(call)) continue;
    const params = { id: 'no-existe' };
    // A faulty server may take it for a change.
    if (!run.options.readOnly)
      survive(
        run,
        await run.send(call, { params, method: 'PUT' }),
        'input',
        'the method PUT, without a body,',
      );
    if (!path.includes('{id}') || (auth === 'bearer' && token === undefined)) continue;
    for (const id of oddIds)
      survive(run, await run.send(call, { params: { id }, token }), 'not-found', `the id ${id}`);
  }
}
