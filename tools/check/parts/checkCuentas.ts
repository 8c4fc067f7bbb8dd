/** Checks registering, sessions and passwords with an account of the check's own. */
import * as v from 'valibot';
import { SesionNueva } from '../../../src/contract/auth.ts';
import { changeClave, requestCambioClave } from '../../../src/contract/cambioClave.ts';
import { listSesiones } from '../../../src/contract/sesiones.ts';
import type { ServerAnswer } from '../askServer.ts';
import { compare, enumerationProblems, measure, type TimedReply } from '../compareAnswers.ts';
import { isStatus, refuse, succeed } from '../judge.ts';
import { madeUpId, newClave, newCorreo } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { runPart } from '../runPart.ts';
import { askAsStranger } from './askAsStranger.ts';
import { checkSpelling, enter } from './checkSignIn.ts';

const registering = 'POST /api/auth/register';
const changing = 'POST /api/cliente/perfil/cambio-clave';
const asking = 'POST /api/cliente/perfil/{id}/solicitud-cambio-clave';
const ending = 'DELETE /api/cliente/perfil/sesiones/{id}';
const me = 'GET /api/auth/me';

export async function checkCuentas(run: CheckRun): Promise<void> {
  if (run.options.readOnly) {
    for (const call of [registering, changing, asking] as const)
      if (run.has(call)) run.skip(call, 'status', 'it would write: --read-only');
  } else {
    if (run.has(registering)) await runPart(run, checkRegistro);
    if (run.has(asking)) await runPart(run, checkSolicitudClave);
    if (run.has(changing)) await runPart(run, checkCambioClave);
  }
  await runPart(run, checkSesiones);
  await runPart(run, checkSpelling);
}

function register(run: CheckRun, email: string, password: string, key = madeUpId()): Promise<ServerAnswer> {
  run.secret(password);
  return run.send(registering, {
    body: { email, password, firstName: 'Prueba', lastName: 'Del Contrato' },
    headers: { 'idempotency-key': key },
  });
}

async function checkRegistro(run: CheckRun): Promise<void> {
  const [email, password] = [newCorreo(run.options), newClave()];
  const key = madeUpId();
  const answer = await register(run, email, password, key);
  if (run.lacks(answer)) return;
  const sesion = succeed(run, answer, SesionNueva);
  for (const [when, body, pointer] of [
    ['a short password', { email, password: 'corta', firstName: 'A', lastName: 'B' }, '/password'],
    ['the e-mail as password', { email, password: email, firstName: 'A', lastName: 'B' }, '/password'],
    ['no e-mail', { email: '', password, firstName: 'A', lastName: 'B' }, '/email'],
    ['an unknown field', { email, password, firstName: 'A', lastName: 'B', role: 'admin' }, '/role'],
  ] as const) {
    refuse(run, await run.send(registering, { body }), 'validacion', { when, pointer });
  }
  if (!sesion) return;
  run.secret(sesion.accessToken);
  refuse(run, await register(run, newCorreo(run.options), password, key), 'conflicto_idempotencia', {
    rule: 'idempotency',
    when: 'the same key with another e-mail',
  });
  run.another = { token: sesion.accessToken, email, password };
  const compared = await compare(
    async () => ({ answer: await register(run, email, newClave()), own: [email] }),
    () => registerAnother(run),
    { fresh: ['/accessToken', '/user/id'], now: run.now },
  );
  run.judge(registering, 'enumeration', enumerationProblems(compared, 'an e-mail that has an account'));
}

/** Makes an account that takes the place of the one before: that of an e-mail with several need not sign in by each password. */
async function registerAnother(run: CheckRun): Promise<TimedReply> {
  const [email, password] = [newCorreo(run.options), newClave()];
  const { answer, ms } = await measure(() => register(run, email, password), run.now);
  const sesion = v.safeParse(SesionNueva, answer.data);
  if (sesion.success) {
    await run.send(ending, { params: { id: 'actual' }, token: run.another?.token });
    const token = sesion.output.accessToken;
    run.secret(token);
    run.another = { token, email, password };
  }
  return { answer, ms, own: [email] };
}

async function checkSolicitudClave(run: CheckRun): Promise<void> {
  const ask = (id: string) => run.send(asking, { params: { id } });
  const person = run.another?.email ?? run.options.user ?? newCorreo(run.options);
  const reply = async (id: string) => ({ answer: await ask(id), own: [id] });
  // Each call sends a known person a mail: unless there is a sign, it is repeated only for an account of the check's own.
  const isOwn = run.another !== undefined;
  const compared = await compare(
    () => reply(person),
    () => reply(newCorreo(run.options)),
    { hasTime: isOwn, triesMin: isOwn ? 2 : 1, now: run.now },
  );
  if (run.lacks(compared.known)) return;
  succeed(run, compared.known, requestCambioClave.response);
  run.judge(asking, 'enumeration', enumerationProblems(compared, 'a known person'));
  run.skip(asking, 'rules', 'that the mail comes');
}

async function checkCambioClave(run: CheckRun): Promise<void> {
  const ask = (body: unknown, token?: string) => run.send(changing, { body, token });
  const wrongToken = await ask({ token: madeUpId(), claveNueva: newClave() });
  if (run.lacks(wrongToken)) return;
  refuse(run, wrongToken, 'token_invalido', { when: 'a token that no mail had' });
  const { another } = run;
  if (!another) return run.skip(changing, 'status', 'the check has no account of its own');
  // Longer than the 72 bytes that bcrypt reads, and with letters that some servers change.
  const claveNueva = `Ñandú ${newClave()} ${newClave()} ${newClave()}`;
  run.secret(claveNueva);
  const { token, password, email } = another;
  refuse(run, await ask({ claveActual: newClave(), claveNueva }, token), 'clave_actual_incorrecta', {
    when: 'a wrong password',
  });
  refuse(run, await ask({ claveActual: password, claveNueva: 'corta' }, token), 'validacion', {
    when: 'a short password',
  });
  refuse(run, await ask({ claveActual: password, claveNueva }), 'sesion_requerida', {
    rule: 'credential',
    when: 'no credential',
  });
  const elsewhere = succeed(run, await enter(run, email, password), SesionNueva);
  if (elsewhere) run.secret(elsewhere.accessToken);
  const changed = await ask({ claveActual: password, claveNueva }, token);
  if (!isStatus(run, changed, changeClave.status)) return;
  another.password = claveNueva;
  const old = await enter(run, email, password);
  run.judge(changing, 'rules', old.status < 300 ? ['the old password still signs in'] : []);
  if (old.status >= 300)
    refuse(run, { ...old, call: changing }, 'credenciales_invalidas', {
      rule: 'credential',
      when: 'signing in with the old password',
    });
  const cut = await enter(run, email, `${claveNueva.slice(0, 72)} y otra`);
  run.judge(changing, 'rules', cut.status < 300 ? ['only the first 72 letters of a password count'] : []);
  const entered = succeed(run, await enter(run, email, claveNueva), SesionNueva);
  if (entered) another.token = entered.accessToken;
  run.secret(another.token);
  const other = elsewhere && (await run.send(me, { token: elsewhere.accessToken }));
  if (other)
    run.judge(
      changing,
      'token',
      other.status === 401
        ? []
        : [
            other.status < 300
              ? 'other sessions stay valid after the password was changed'
              : `another session is answered ${other.status} after the password was changed; expected 401`,
          ],
    );
}

async function checkSesiones(run: CheckRun): Promise<void> {
  const { user, password } = run.options;
  const { sesion } = run;
  if (!sesion || user === undefined || password === undefined) return;
  const reading = 'GET /api/cliente/perfil/sesiones';
  if (run.has(reading)) {
    const list = succeed(run, await run.send(reading, { token: sesion.token }), listSesiones.response);
    const actual = list?.resultados.filter((one) => one.actual).length;
    if (list)
      run.judge(reading, 'rules', actual === 1 ? [] : [`${actual} sessions are marked as the one that asks`]);
  }
  if (!run.has(ending)) return;
  if (run.options.readOnly)
    return run.skip(ending, 'status', 'it would end a session besides its own: --read-only');
  const entered = succeed(run, await enter(run, user, password), SesionNueva);
  if (!entered) return;
  const token = entered.accessToken;
  run.secret(token);
  await endAsStranger(run, token);
  const ended = await run.send(ending, { params: { id: 'actual' }, token });
  if (run.lacks(ended) || !isStatus(run, ended, 204)) return;
  refuse(
    run,
    { ...(await run.send(me, { token })), call: ending },
    ['sesion_invalida', 'sesion_expirada', 'sesion_requerida'],
    {
      rule: 'token',
      when: 'the credential of a session that was signed out',
    },
  );
  refuse(run, await run.send(ending, { params: { id: madeUpId() }, token: sesion.token }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a session that is not there',
  });
}

/** Has another account try to end a session of the user, which must stay valid. */
async function endAsStranger(run: CheckRun, token: string): Promise<void> {
  if (!run.another) return;
  const { data } = await run.send('GET /api/cliente/perfil/sesiones', { token });
  const open = v.safeParse(listSesiones.response, data);
  const own = open.success ? open.output.resultados.find((one) => one.actual) : undefined;
  if (!own) return;
  run.own.set('sesion', own.id);
  await askAsStranger(run, ending);
  const { status } = await run.send(me, { token });
  run.judge(ending, 'not-found', status === 401 ? ['another client ends a session of the user'] : []);
}
