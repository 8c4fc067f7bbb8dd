/** Checks that no client gets another's records, and that every private call needs a credential. */

import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { likeness, refuse } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import { type CheckRun, endpointOf } from '../run.ts';

export async function checkOtherPeople(run: CheckRun): Promise<void> {
  await askWithoutCredential(run);
  const token = run.another?.token;
  for (const [call, id] of run.own) {
    if (!run.has(call)) continue;
    if (token === undefined) {
      run.skip(call, 'not-found', 'records of other people: the check has no second account');
      continue;
    }
    const theirs = await run.send(call, { params: { id }, token });
    const ofNobody = await run.send(call, { params: { id: madeUpId() }, token });
    refuse(run, theirs, 'no_encontrado', { rule: 'not-found', when: 'a record of another client' });
    run.judge(
      call,
      'not-found',
      likeness(theirs, id) === likeness(ofNobody)
        ? []
        : ['a record of another client is answered otherwise than one that is not there'],
    );
    for (const accept of endpointOf(call).media ?? [])
      refuse(run, await run.send(call, { params: { id }, token, headers: { accept } }), 'no_encontrado', {
        rule: 'not-found',
        when: `a record of another client as ${accept}`,
      });
  }
}

async function askWithoutCredential(run: CheckRun): Promise<void> {
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const call = `${endpoint.method} ${endpoint.path}` as EndpointKey;
    const writes = endpoint.method !== 'GET';
    if (endpoint.auth !== 'bearer' || !run.has(call) || (writes && run.options.readOnly)) continue;
    const answer = await run.send(call, { params: { id: madeUpId() }, ...(endpoint.body && { body: {} }) });
    if (run.lacks(answer)) continue;
    refuse(run, answer, 'sesion_requerida', { rule: 'credential', when: 'no credential' });
    for (const accept of endpoint.media ?? [])
      refuse(
        run,
        await run.send(call, { params: { id: run.own.get(call) ?? madeUpId() }, headers: { accept } }),
        'sesion_requerida',
        { rule: 'credential', when: `Accept: ${accept} without a credential` },
      );
  }
}
