/** Checks the client's own record: reading it, changing it by its version, and that nobody else's can be reached. */
import { UsuarioActual } from '../../../src/contract/auth.ts';
import { Cliente } from '../../../src/contract/cliente.ts';
import { refuse, succeed } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import { restoreContacto } from '../restoreContacto.ts';
import type { CheckRun } from '../run.ts';

const change = 'PATCH /api/cliente';

async function checkUsuario(run: CheckRun, token: string, id: string): Promise<void> {
  const call = 'GET /api/cliente/usuarios/{id}';
  const answer = await run.send(call, { params: { id }, token });
  if (run.lacks(answer)) return;
  const own = succeed(run, answer, UsuarioActual);
  if (own) run.judge(call, 'rules', own.user.id === id ? [] : ['it is another user than asked for']);
  refuse(run, await run.send(call, { params: { id: madeUpId() }, token }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a user that is not there',
  });
}

export async function checkCliente(run: CheckRun): Promise<void> {
  const { sesion } = run;
  if (!sesion) return;
  const { token, user } = sesion;
  if (run.has('GET /api/cliente/usuarios/{id}')) await checkUsuario(run, token, user.id);
  if (!run.has('GET /api/cliente')) return;
  const read = async () => succeed(run, await run.send('GET /api/cliente', { token }), Cliente);
  const before = await read();
  if (!before || !run.has(change)) return;
  if (run.options.readOnly) return run.skip(change, 'status', 'it would write: --read-only');
  await changeAndBack(run, token, before, read);
}

/** Lists the fields that changed although nobody asked for it. */
function lost(before: Cliente, after: Cliente): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Cliente>;
  return [...names].filter(
    (name) => name !== 'direccion' && name !== 'version' && before[name] !== after[name],
  );
}

async function changeAndBack(
  run: CheckRun,
  token: string,
  before: Cliente,
  read: () => Promise<Cliente | undefined>,
): Promise<void> {
  let version = 0;
  const ask: Ask = async (body, ofVersion) => {
    const headers = ofVersion === undefined ? {} : { 'if-match': `"${ofVersion}"` };
    const answer = await run.send(change, { token, body, headers });
    if (answer.status < 300) version = Number(Object(answer.data).version) || version;
    return answer;
  };
  try {
    await tryChanges(run, ask, before, read);
  } finally {
    // Also if a change was refused or had no answer: it may have been made all the same.
    await restoreContacto(run, token, before, version);
  }
}

type Ask = (body: unknown, ofVersion?: number) => ReturnType<CheckRun['send']>;

async function tryChanges(
  run: CheckRun,
  ask: Ask,
  before: Cliente,
  read: () => Promise<Cliente | undefined>,
): Promise<void> {
  const { version } = before;
  const other = { direccion: `Calle de la Prueba ${version}` };
  refuse(run, await ask(other), 'version_requerida', { rule: 'etag', when: 'a change without If-Match' });
  refuse(run, await ask({ role: 'admin' }, version), 'validacion', {
    when: 'a field that is not contact data',
    pointer: '/role',
  });
  refuse(run, await ask({ correo: 'sin arroba' }, version), 'validacion', {
    when: 'a wrong e-mail',
    pointer: '/correo',
  });
  const changed = succeed(run, await ask(other, version), Cliente);
  if (!changed) return;
  const after = await read();
  run.judge(change, 'rules', [
    ...(changed.direccion === other.direccion ? [] : ['the answer has the value from before the change']),
    ...(after?.direccion === other.direccion ? [] : ['the change is not there when it is read again']),
    ...new Set(
      [changed, ...(after ? [after] : [])]
        .flatMap((one) => lost(before, one))
        .map((name) => `a change of direccion changes ${name} too`),
    ),
  ]);
  run.judge(change, 'etag', changed.version > version ? [] : ['version does not grow with a change']);
  refuse(run, await ask({ direccion: 'Otra' }, version), 'version_obsoleta', {
    rule: 'etag',
    when: 'a change of an outdated version',
  });
}
