/** Checks the public application: its input, that it reveals to nobody who studies here, and the correction of its e-mail. */
import type { Curso } from '../../../src/contract/curso.ts';
import { Solicitud } from '../../../src/contract/inscripcion.ts';
import { compare, enumerationProblems, measure, type TimedReply } from '../compareAnswers.ts';
import { isStatus, refuse, succeed } from '../judge.ts';
import { madeUpId, newCorreo, newPersona } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { openCursoOf } from './cursos.ts';
import { skipWithoutCurso } from './skipWithoutCurso.ts';

const call = 'POST /api/cliente/inscripciones';

export async function checkSolicitudes(run: CheckRun): Promise<void> {
  if (!run.has(call)) return;
  const curso = openCursoOf(run);
  if (run.options.readOnly) return run.skip(call, 'status', 'it would write: --read-only');
  if (!curso) return skipWithoutCurso(run, call);
  await refuseBodies(run, curso);
  await refuseClosed(run);
  const body = bodyFor(curso, run);
  const key = madeUpId();
  const apply = (sent: unknown, idempotencyKey: string) =>
    run.send(call, { body: sent, headers: { 'idempotency-key': idempotencyKey } });
  const measured = await measure(() => apply(body, key), run.now);
  const { answer: first } = measured;
  const solicitud = succeed(run, first, Solicitud, 202);
  if (!solicitud) return;
  if (solicitud.permiso !== undefined) run.secret(solicitud.permiso);
  const { correo } = body.participante;
  run.judge(call, 'enumeration', solicitud.correo.includes(correo) ? ['/correo is not masked'] : []);
  await repeat(run, { apply, body, key, measured, number: solicitud.solicitud });
  await checkCorreccion(run, solicitud);
}

/** Returns the body of an application for a course, as the public form sends it. */
export function bodyFor(curso: Curso, run: CheckRun) {
  const { terminos } = curso;
  return {
    curso: curso.id,
    participante: newPersona(run.options),
    ...(terminos?.url !== undefined && { terminos: { version: terminos.version } }),
    sitioWeb: '',
    tardoMs: 45_000,
  };
}

interface Repeated {
  apply: (sent: unknown, key: string) => ReturnType<CheckRun['send']>;
  body: ReturnType<typeof bodyFor>;
  key: string;
  measured: Awaited<ReturnType<typeof measure>>;
  number: string;
}

async function repeat(run: CheckRun, { apply, body, key, measured, number }: Repeated): Promise<void> {
  const { answer: first } = measured;
  const same = await apply(body, key);
  run.judge(
    call,
    'idempotency',
    same.status !== first.status
      ? [`the same key and body are answered ${same.status}; expected ${first.status} as before`]
      : idOf(same.data) === number
        ? []
        : ['the same key and body make another application'],
  );
  refuse(run, await apply({ ...body, tardoMs: 46_000 }, key), 'conflicto_idempotencia', {
    rule: 'idempotency',
    when: 'the same key with another body',
  });
  let made: typeof measured | undefined = measured;
  const compared = await compare(
    async () => ({ answer: await apply({ ...body, tardoMs: 47_000 }, madeUpId()), own: [] }),
    async (): Promise<TimedReply> => {
      const before = made;
      made = undefined;
      if (before) return { ...before, own: [] };
      return { answer: await apply({ ...body, participante: newPersona(run.options) }, madeUpId()), own: [] };
    },
    { fresh: ['/solicitud', '/permiso'], now: run.now },
  );
  run.judge(call, 'enumeration', enumerationProblems(compared, 'a person who has applied before'));
}

const idOf = (data: unknown): unknown => (data as { solicitud?: unknown } | undefined)?.solicitud;

async function refuseBodies(run: CheckRun, curso: Curso): Promise<void> {
  const right = bodyFor(curso, run);
  const { participante } = right;
  const ask = (changes: object) => run.send(call, { body: { ...right, ...changes } });
  const wrong: [when: string, changes: object, pointer: string][] = [
    ['an application for nobody', { participante: undefined }, '/participante'],
    ['no e-mail', { participante: { ...participante, correo: '' } }, '/participante/correo'],
    [
      'an e-mail without a domain',
      { participante: { ...participante, correo: 'a@b' } },
      '/participante/correo',
    ],
    [
      'a cédula with a wrong check digit',
      { participante: { ...participante, tipoIdentificacion: '05', identificacion: '1714307104' } },
      '/participante/identificacion',
    ],
    ['an unknown field', { estado: 'activa' }, '/estado'],
  ];
  for (const [when, changes, pointer] of wrong) {
    refuse(run, await ask(changes), 'validacion', { when, pointer });
  }
  if ('terminos' in right) {
    refuse(run, await ask({ terminos: { version: '0-ninguna' } }), 'terminos_desactualizados', {
      when: 'a version of the terms that is not in force',
    });
  }
  refuse(run, await ask({ curso: madeUpId() }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a course that is not there',
  });
}

/** Courses that take nobody yet, and those that take nobody any more: one of each, because tries are limited. */
const closed = [['programado'], ['cerrado', 'en_curso', 'finalizado', 'cancelado']] as const;

async function refuseClosed(run: CheckRun): Promise<void> {
  for (const estados of closed) {
    const curso = run.cursos.find(({ estado }) => (estados as readonly string[]).includes(estado));
    if (!curso) continue;
    refuse(
      run,
      await run.send(call, { body: bodyFor(curso, run) }),
      ['inscripciones_no_abiertas', 'inscripciones_cerradas', 'curso_iniciado'],
      { when: `an application for a course that is ${curso.estado}` },
    );
  }
}

async function checkCorreccion(run: CheckRun, { solicitud, permiso }: Solicitud): Promise<void> {
  const correct = 'POST /api/cliente/solicitudes/{id}/correo';
  if (!run.has(correct)) return;
  if (permiso === undefined) {
    run.missing.add(correct);
    return run.skip(correct, 'status', 'the server gave no permit with the application');
  }
  const ask = (id: string, sent: string) =>
    run.send(correct, { params: { id }, body: { permiso: sent, correo: newCorreo(run.options) } });
  const answer = await ask(solicitud, permiso);
  if (run.lacks(answer)) return;
  succeed(run, answer, Solicitud);
  const reply = async (id: string, sent: string) => ({ answer: await ask(id, sent), own: [id] });
  const { known, signs } = await compare(
    () => reply(solicitud, madeUpId()),
    () => reply(madeUpId(), permiso),
    { hasTime: false },
  );
  if (isStatus(run, known, 404)) {
    refuse(run, known, 'no_encontrado', { rule: 'not-found', when: 'another permit' });
  }
  run.judge(
    correct,
    'enumeration',
    signs.length === 0
      ? []
      : [`a wrong permit is answered differently from an unknown application: ${signs[0]}`],
  );
}
