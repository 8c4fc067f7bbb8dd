/** Runs the whole check, part after part. A part that breaks off says so, and the others go on. */
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
import { checkSignIn, nobody } from './parts/checkSignIn.ts';
import { checkPublicCursos } from './parts/cursos.ts';
import { checkSolicitudes } from './parts/solicitudes.ts';
import { type CheckOptions, type CheckRun, endpointOf, NoAnswer, openRun } from './run.ts';

export interface CheckResult {
  findings: CheckFinding[];
  leftBehind: readonly string[];
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

/** @param stop ends it before its time: no further call is made but those that end its sessions */
export async function runCheck(options: CheckOptions, stop?: AbortSignal): Promise<CheckResult> {
  const run = openRun(options, stop);
  for (const check of parts) {
    if (stop?.aborted) break;
    await check(run).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
    });
  }
  await leave(run);
  tellUnmade(run);
  // To sign in takes calls that were not asked for.
  return { findings: run.findings().filter(({ call }) => run.has(call)), leftBehind: run.leftBehind() };
}

/** Says of which calls only the refusals were judged, such as 401 without a credential, because their own answer was never seen. */
function tellUnmade(run: CheckRun): void {
  const { user, password } = run.options;
  const isSignedIn = run.sesion !== undefined;
  const unsigned =
    user === undefined || password === undefined ? nobody : 'nobody is signed in: is the password right?';
  const told = new Set(run.findings().flatMap(({ call, rule }) => (rule === 'status' ? [call] : [])));
  for (const call of run.calls.filter((one) => !told.has(one)))
    run.skip(
      call,
      'status',
      isSignedIn || endpointOf(call).auth === 'publica'
        ? 'no request of the check was one that it answers with success'
        : unsigned,
    );
}

/** Ends the sessions that the check began. */
async function leave(run: CheckRun): Promise<void> {
  const tokens = [run.sesion?.token, run.another?.token].filter((token) => token !== undefined);
  for (const token of tokens) {
    const ended = await run
      .sendAnyway('DELETE /api/cliente/perfil/sesiones/{id}', { params: { id: 'actual' }, token })
      .catch(() => undefined);
    if (ended?.status !== 204) run.leave('a session of the check, which the server could not end');
  }
}
