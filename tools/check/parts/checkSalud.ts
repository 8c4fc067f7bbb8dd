/** Checks that the server answers, who it is, and which version of the contract it implements. */

import { Institucion } from '../../../src/contract/institucion.ts';
import { Salud } from '../../../src/contract/salud.ts';
import { succeed } from '../judge.ts';
import type { CheckRun } from '../run.ts';

export async function checkSalud(run: CheckRun): Promise<void> {
  if (run.has('GET /api/salud')) {
    const answer = await run.send('GET /api/salud');
    if (!run.lacks(answer)) succeed(run, answer, Salud);
  }
  if (run.has('GET /api/institucion')) {
    const answer = await run.send('GET /api/institucion');
    if (!run.lacks(answer)) succeed(run, answer, Institucion);
  }
}
