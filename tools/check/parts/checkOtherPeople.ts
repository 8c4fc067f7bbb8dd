/** Checks that no client gets another's records, and that every private call needs a credential. */

import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { refuse } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { askAsStranger } from './askAsStranger.ts';
import { askedByOthers, type Strange } from './askedByOthers.ts';

export async function checkOtherPeople(run: CheckRun): Promise<void> {
  await askWithoutCredential(run);
  if (!run.sesion) return;
  run.own.set('usuario', run.sesion.user.id);
  for (const call of run.calls) {
    const how = askedByOthers[call];
    if ('needsNot' in how || run.strange.has(call)) continue;
    const why = hindranceOf(run, call, how);
    if (why === undefined) await askAsStranger(run, call);
    else run.skip(call, 'not-found', `records of other people: ${why}`);
  }
}

/** Changes to an enrolment, an invoice or a link are tried only on those that the check made: see askForFresh. */
function hindranceOf(run: CheckRun, call: EndpointKey, how: Strange): string | undefined {
  const writes = !call.startsWith('GET ');
  if (writes && run.options.readOnly) return 'it would write: --read-only';
  if (!run.another) return 'the check has no second account';
  if (!('of' in how)) return undefined;
  if (writes && how.of !== 'recibo') return 'the check has made none';
  return run.own.has(how.of) ? undefined : 'the user has none';
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
        await run.send(call, { params: { id: ownIdOf(run, call) ?? madeUpId() }, headers: { accept } }),
        'sesion_requerida',
        { rule: 'credential', when: `Accept: ${accept} without a credential` },
      );
  }
}

function ownIdOf(run: CheckRun, call: EndpointKey): string | undefined {
  const how = askedByOthers[call];
  return 'of' in how ? run.own.get(how.of) : undefined;
}
