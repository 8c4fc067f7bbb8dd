/** Runs the whole check, part after part. A part that fails is reported, and the others go on. */

import type { EndpointKey } from '../../src/contract/endpoints.ts';
import { cleanUp } from './cleanUp.ts';
import type { CheckFinding } from './createJournal.ts';
import { checkCartera } from './parts/checkCartera.ts';
import { checkCliente } from './parts/checkCliente.ts';
import { checkCors } from './parts/checkCors.ts';
import { checkCuentas } from './parts/checkCuentas.ts';
import { checkInscripcion } from './parts/checkInscripcion.ts';
import { checkLimits } from './parts/checkLimits.ts';
import { checkOtherPeople } from './parts/checkOtherPeople.ts';
import { checkRobustness } from './parts/checkRobustness.ts';
import { checkSalud } from './parts/checkSalud.ts';
import { checkSignIn, nobody, nobodyOwed } from './parts/checkSignIn.ts';
import { checkPublicCursos } from './parts/cursos.ts';
import { checkSolicitudes } from './parts/solicitudes.ts';
import { type CheckOptions, type CheckRun, endpointOf, openRun } from './run.ts';
import { runPart } from './runPart.ts';

export interface CheckResult {
  findings: CheckFinding[];
  leftBehind: readonly string[];
  /** What kept the check from running: faults of its own, or nothing of the contract at the address. */
  notRun: readonly string[];
}

/** In this order: later parts use the courses, the session and the records of the earlier ones. */
const parts: readonly ((run: CheckRun) => Promise<void>)[] = [
  checkSalud,
  checkPublicCursos,
  checkSignIn,
  checkSolicitudes,
  checkCliente,
  checkCuentas,
  checkInscripcion,
  checkCartera,
  checkOtherPeople,
  checkRobustness,
  checkCors,
  checkLimits,
];

/** For these parts a refusal for too many tries is as good an answer as others. */
const takingLimits: readonly unknown[] = [checkRobustness, checkCors, checkLimits];

/** @param stop ends it early: after that only the calls that clean up are made */
export async function runCheck(options: CheckOptions, stop?: AbortSignal): Promise<CheckResult> {
  const run = openRun(options, stop);
  for (const check of parts) {
    if (stop?.aborted || run.reach.isOver()) break;
    run.takesLimits = takingLimits.includes(check);
    await runPart(run, check);
  }
  await runPart(run, cleanUp);
  const [stopped, stranger] = [run.reach.stopped(), run.reach.stranger()];
  if (stopped !== undefined) run.fail(stopped);
  const call = stranger && run.has(stranger.call) ? stranger.call : run.calls[0];
  if (stranger && call) run.judge(call, 'reach', [stranger.what]);
  const isServer = run.reach.isOurs();
  if (isServer) await runPart(run, tellUnmade);
  // Signing in takes calls that were not asked for.
  const findings = run.findings().filter(({ call }) => run.has(call));
  return {
    findings: isServer ? findings : findings.filter(({ state }) => state === 'wrong'),
    leftBehind: run.leftBehind(),
    notRun: run.failures(),
  };
}

/** Calls whose success a check never asks for: the user's other sessions stay, no mail is sent to the user, no link has run out. */
const unasked: readonly EndpointKey[] = [
  'DELETE /api/cliente/perfil/sesiones',
  'POST /api/cliente/perfil/verificacion-correo',
  'POST /api/cliente/enlaces/{id}/renovar',
];

/** Reports calls of which only refusals were judged, such as 401 without a credential, because their own answer was never seen. */
async function tellUnmade(run: CheckRun): Promise<void> {
  const told = new Set(run.findings().flatMap(({ call, rule }) => (rule === 'status' ? [call] : [])));
  for (const call of run.calls.filter((one) => !told.has(one)))
    run.skip(call, 'status', ...reasonOf(run, call));
}

/** Returns why, and what to do if it was asked for. */
function reasonOf(run: CheckRun, call: EndpointKey): [why: string, owed?: string] {
  const { auth, method } = endpointOf(call);
  const { user, password, readOnly } = run.options;
  if (readOnly && method !== 'GET') return ['it would write: --read-only'];
  if (auth !== 'bearer' || run.sesion) {
    const why = 'no request of the check was one that it answers with success';
    return auth !== 'bearer' || unasked.includes(call) ? [why] : [why, unseen];
  }
  if (user === undefined || password === undefined) return [nobody, nobodyOwed];
  return [`nobody is signed in: ${signInReason(run.signInStatus)}`];
}

const unseen =
  'The answers of success of these calls were not seen: name a --user who has records, and with --call also the list that a record is from';

function signInReason(status: number | undefined): string {
  if (status === undefined) return 'the sign-in did not come about, see POST /api/auth/login';
  if (status < 300) return 'the answer to the sign-in could not be read, see POST /api/auth/login';
  return status === 401 ? 'is the password right?' : `the sign-in was answered ${status}`;
}
