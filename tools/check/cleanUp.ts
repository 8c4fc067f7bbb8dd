/** Undoes what the check made, even if parts of it failed, and reports what stays: links first, sessions last. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Sending, ServerAnswer } from './askServer.ts';
import type { Thing } from './createMade.ts';
import type { CheckRun } from './run.ts';

export async function cleanUp(run: CheckRun): Promise<void> {
  const { made } = run;
  await findEnlaces(run);
  for (const one of open(made.enlaces)) await revoke(run, one);
  for (const one of open(made.inscripciones)) await cancel(run, one);
  for (const one of open(made.sesiones)) await end(run, one);
  tell(run);
}

const open = (things: ReadonlyMap<string, Thing>): Thing[] =>
  [...things.values()].filter(({ isOpen }) => isOpen);

type Data = Readonly<Record<string, unknown>>;

/** Returns undefined if no answer comes: the rest is cleaned up all the same. */
async function ask(run: CheckRun, call: EndpointKey, sending: Sending): Promise<ServerAnswer | undefined> {
  return run.sendAnyway(call, sending).catch(() => undefined);
}

const dataOf = (answer: ServerAnswer | undefined): Data => Object(answer?.data) as Data;

const describe = (answer: ServerAnswer | undefined): string =>
  answer
    ? `the server answered ${answer.status} ${String(dataOf(answer).code ?? '')}`.trim()
    : 'no answer came';

const tokenOf = (run: CheckRun, { token }: Thing): string | undefined => token ?? run.sesion?.token;

/** Looks for links that were made without an answer that says so: those of an enrolment of the check are its own. */
async function findEnlaces(run: CheckRun): Promise<void> {
  const { made } = run;
  const unsure = [...made.unsure.keys()].filter((key) => key.startsWith('enlace '));
  if (unsure.length === 0) return;
  let isWhole = made.inscripciones.size > 0;
  for (const inscripcion of made.inscripciones.values()) {
    const token = tokenOf(run, inscripcion);
    const answer = await ask(run, 'GET /api/cliente/inscripciones/{id}/enlaces', {
      params: { id: inscripcion.id },
      token,
    });
    const { resultados } = dataOf(answer);
    if (!Array.isArray(resultados)) isWhole = false;
    else
      for (const { id, estado } of resultados.map((row) => Object(row) as Data))
        if (typeof id === 'string' && estado === 'activo') made.enlaces.set(id, { id, token, isOpen: true });
  }
  if (isWhole) for (const key of unsure) made.unsure.delete(key);
}

async function revoke(run: CheckRun, enlace: Thing): Promise<void> {
  const answer = await ask(run, 'DELETE /api/cliente/enlaces/{id}', {
    params: { id: enlace.id },
    token: tokenOf(run, enlace),
  });
  if (dataOf(answer).code === 'estado_final') enlace.isOpen = false;
  if (enlace.isOpen) enlace.why = describe(answer);
}

async function cancel(run: CheckRun, inscripcion: Thing): Promise<void> {
  const sending = { params: { id: inscripcion.id }, token: tokenOf(run, inscripcion) };
  const { huella } = dataOf(await ask(run, 'GET /api/cliente/inscripciones/{id}/anular', sending));
  const body = { motivo: 'otro', ...(typeof huella === 'string' && { huella }) };
  const answer = await ask(run, 'POST /api/cliente/inscripciones/{id}/anular', { ...sending, body });
  if (dataOf(answer).code === 'estado_final') inscripcion.isOpen = false;
  if (inscripcion.isOpen) inscripcion.why = describe(answer);
}

async function end(run: CheckRun, sesion: Thing): Promise<void> {
  const call = 'DELETE /api/cliente/perfil/sesiones/{id}';
  const answer = await ask(run, call, { params: { id: 'actual' }, token: sesion.token });
  // A password change has ended it already.
  if (answer?.status === 401) sesion.isOpen = false;
  if (sesion.isOpen) sesion.why = describe(answer);
}

function tell(run: CheckRun): void {
  const { made } = run;
  for (const { id, curso } of made.solicitudes.values()) {
    const code = run.cursos.find((one) => one.id === curso)?.identificacion ?? curso;
    run.leave(
      `the application ${id}: it holds a seat of ${code} until it expires; --curso names another course`,
    );
  }
  for (const email of made.cuentas) run.leave(`the account ${email}: no call removes one`);
  for (const { id, isOpen, why } of made.inscripciones.values())
    run.leave(
      isOpen
        ? `the enrolment ${id}, not cancelled (${why}), with its seat and its documents`
        : `the enrolment ${id} and its documents in the ledger`,
    );
  for (const { id, why } of open(made.enlaces)) run.leave(`the payment link ${id}, not revoked (${why})`);
  if (run.reach.isThere()) for (const what of made.unsure.values()) run.leave(what);
  const sesiones = open(made.sesiones).map(({ id, why }) => `a session of ${id}, not ended (${why})`);
  for (const what of sesiones) run.leave(what);
}
