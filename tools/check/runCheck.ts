/** The whole check, part after part. A part that breaks off says so, and the others go on. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Finding } from './journal.ts';
import { checkCartera } from './parts/checkCartera.ts';
import { checkCliente } from './parts/checkCliente.ts';
import { checkCors } from './parts/checkCors.ts';
import { checkCuentas } from './parts/checkCuentas.ts';
import { checkInscripcion } from './parts/checkInscripcion.ts';
import { checkLimits } from './parts/checkLimits.ts';
import { checkOtherPeople } from './parts/checkOtherPeople.ts';
import { checkSalud } from './parts/checkSalud.ts';
import { checkCursos } from './parts/cursos.ts';
import { checkIngreso } from './parts/ingreso.ts';
import { checkSolicitudes } from './parts/solicitudes.ts';
import { type CheckOptions, openRun, type Run } from './run.ts';

export interface CheckResult {
  findings: Finding[];
  leftBehind: readonly string[];
}

/** In this order: later parts use the courses, the session and the records of the earlier ones. */
const parts: readonly { call: EndpointKey; check: (run: Run) => Promise<void> }[] = [
  { call: 'GET /api/salud', check: checkSalud },
  { call: 'GET /api/cliente/cursos', check: checkCursos },
  { call: 'POST /api/auth/login', check: checkIngreso },
  { call: 'POST /api/cliente/inscripciones', check: checkSolicitudes },
  { call: 'GET /api/cliente', check: checkCliente },
  { call: 'POST /api/auth/register', check: checkCuentas },
  { call: 'POST /api/cliente/inscripciones', check: checkInscripcion },
  { call: 'GET /api/cliente/facturas', check: checkCartera },
  { call: 'GET /api/cliente/balance', check: checkOtherPeople },
  { call: 'GET /api/cliente/cursos', check: checkCors },
  { call: 'POST /api/auth/login', check: checkLimits },
];

export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  const run = openRun(options);
  for (const { call, check } of parts) {
    await check(run).catch((error: unknown) => {
      run.judge(call, 'reach', [describeError(error)]);
    });
  }
  await leave(run);
  return { findings: run.findings(), leftBehind: run.leftBehind() };
}

/** Ends the sessions that the check began. */
async function leave(run: Run): Promise<void> {
  const tokens = [run.sesion?.token, run.otra?.token].filter((token) => token !== undefined);
  for (const token of tokens) {
    const ended = await run
      .send('DELETE /api/cliente/perfil/sesiones/{id}', { params: { id: 'actual' }, token })
      .catch(() => undefined);
    if (ended?.status !== 204) run.leave('a session of the check, which the server could not end');
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `no answer (${error.message}${cause})`;
}
