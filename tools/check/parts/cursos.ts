/** Checks the public courses: the list, one of them, its calendar and its price. */

import * as v from 'valibot';
import { quoteCurso } from '../../../src/contract/cotizacion.ts';
import { Curso } from '../../../src/contract/curso.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { contractHeader, contractVersion } from '../../../src/contract/version.ts';
import { estadoCurso } from '../../../src/domain/estados/curso.ts';
import { isStatus, refuse, succeed, typeProblems } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { serverDays } from '../serverDays.ts';
import { checkList } from './lists.ts';
import { skipWithoutCurso } from './skipWithoutCurso.ts';

export async function checkPublicCursos(run: CheckRun): Promise<void> {
  if (run.has('GET /api/cliente/cursos')) {
    run.cursosList = 'unread';
    const page = await checkList(run, 'GET /api/cliente/cursos', { day: 'inicio', words: 'nombre' });
    if (page) run.cursosList = 'read';
    run.cursos = (page?.resultados ?? []) as unknown as Curso[];
    for (const curso of run.cursos) judgeSeats(run, curso);
    const twice = run.cursos.filter(
      ({ identificacion: code }, i, all) => all.findIndex((one) => one.identificacion === code) !== i,
    );
    run.judge(
      'GET /api/cliente/cursos',
      'rules',
      twice.map(({ identificacion }) => `${identificacion} is the code of two courses`),
    );
  }
  await checkHeaders(run);
  await findNamed(run);
  const [curso] = run.cursos;
  if (run.has('GET /api/cliente/cursos/{id}')) await checkCurso(run, curso);
  if (run.has('GET /api/cliente/cursos/{id}/calendario.ics')) await checkCalendario(run, curso);
  if (run.has('POST /api/cliente/cursos/{id}/cotizacion')) await checkCotizacion(run, openCursoOf(run));
}

/** The course that the options name may be on a later page of the list. */
async function findNamed(run: CheckRun): Promise<void> {
  const { curso: code } = run.options;
  const isThere = run.cursos.some(({ identificacion }) => identificacion === code);
  if (code === undefined || isThere || run.cursosList !== 'read') return;
  const { data } = await run.send('GET /api/cliente/cursos/{id}', { params: { id: code } });
  const named = v.safeParse(Curso, data);
  if (named.success && named.output.identificacion === code) run.cursos.push(named.output);
}

/** Every answer has version and time; judged on a call that each level has. */
async function checkHeaders(run: CheckRun): Promise<void> {
  const call = 'GET /api/cliente/cursos';
  if (!run.has(call)) return;
  const { headers } = await run.send(call, { query: { limite: 1 } });
  judgeEstados(run, serverDays(headers));
  judgeVersion(run, headers);
}

function judgeVersion(run: CheckRun, headers: Headers): void {
  const call = 'GET /api/cliente/cursos';
  const told = headers.get(contractHeader);
  if (told === null) {
    run.skip(call, 'version', `the server names none; this check is for ${contractVersion}`);
    return;
  }
  const fits = told.split('.')[0] === contractVersion.split('.')[0];
  run.judge(
    call,
    'version',
    fits ? [] : [`${contractHeader} is ${told}; this check is for ${contractVersion}`],
  );
}

/**
 * Returns the course that the options name, if it is open, or the open one with the most seats, because a run takes some;
 * preferably without rules that stop an enrolment.
 */
export function openCursoOf({ cursos, options }: CheckRun): Curso | undefined {
  const named = options.curso;
  const seats = ({ cuposDisponibles = Number.POSITIVE_INFINITY }: Curso) => cuposDisponibles;
  const open = cursos
    .filter((one) => one.estado === 'abierto' && seats(one) > 0)
    .filter((one) => named === undefined || one.identificacion === named)
    .sort((a, b) => (seats(a) === seats(b) ? 0 : seats(b) - seats(a)));
  return open.find((one) => one.requiereAprobacion !== true && one.precio > 0) ?? open[0];
}

function judgeSeats(run: CheckRun, { identificacion, cupo, cuposDisponibles, inicio, fin }: Curso): void {
  run.judge('GET /api/cliente/cursos', 'rules', [
    ...((cuposDisponibles ?? 0) > (cupo ?? Number.POSITIVE_INFINITY)
      ? [`${identificacion} has more free seats than seats`]
      : []),
    ...(fin < inicio ? [`${identificacion} ends before it begins`] : []),
  ]);
}

/** People can enrol only in what is `abierto`. The server's zone is not known, so the days beside today count as well. */
function judgeEstados(run: CheckRun, days: readonly string[]): void {
  const problems = run.cursos.flatMap((curso) => {
    const { identificacion, estado, cuposDisponibles = 0 } = curso;
    const right = days.map((day) => estadoCurso({ ...curso, cancelado: false }, day));
    if (estado === 'abierto' && !right.includes(estado))
      return [`${identificacion} is abierto, and by its dates and seats ${right[1]}`];
    return estado === 'lleno' && cuposDisponibles > 0
      ? [`${identificacion} is lleno and has free seats`]
      : [];
  });
  run.judge('GET /api/cliente/cursos', 'rules', problems);
}

async function checkCurso(run: CheckRun, curso: Curso | undefined): Promise<void> {
  const call = 'GET /api/cliente/cursos/{id}';
  refuse(run, await run.send(call, { params: { id: madeUpId() } }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a course that is not there',
  });
  if (!curso) return skipWithoutCurso(run, call);
  const answer = await run.send(call, { params: { id: curso.id } });
  const one = succeed(run, answer, Curso);
  const byCode = succeed(run, await run.send(call, { params: { id: curso.identificacion } }), Curso);
  if (one && byCode) {
    run.judge(call, 'rules', [
      ...(one.id === curso.id ? [] : [`asked for ${curso.id} it gives ${one.id}`]),
      ...(byCode.id === one.id ? [] : ['by its code it is another course than by its id']),
      ...(one.precio === curso.precio && one.nombre === curso.nombre ? [] : ['it is not as the list has it']),
    ]);
  }
  const etag = answer.headers.get('etag');
  if (etag === null)
    return run.judge(call, 'etag', ['lacks an ETag, so that browsers fetch it anew each time']);
  await judgeEtag(run, call, curso.id, etag);
}

/** A browser asks whether its copy is current, with an ETag that a compressing proxy has made weak. */
async function judgeEtag(run: CheckRun, call: EndpointKey, id: string, etag: string): Promise<void> {
  if (!/^(W\/)?"[^"]*"$/.test(etag))
    return run.judge(call, 'etag', [`ETag is ${etag}, without quotes; expected "${etag}" or W/"${etag}"`]);
  const ask = (known: string) => run.send(call, { params: { id }, headers: { 'if-none-match': known } });
  const unchanged = await ask(etag);
  const { status: same } = unchanged;
  const { status: weak } = await ask(`W/${etag.replace('W/', '')}`);
  const { status: other } = await ask(`"${id}-"`);
  const told = unchanged.headers.get('etag');
  const isOfIt = told?.replace('W/', '') === etag.replace('W/', '');
  run.judge(call, 'etag', [
    ...(same === 304 && !isOfIt ? [`a 304 has the ETag ${told ?? 'missing'}; expected ${etag}`] : []),
    ...(same === 304 ? [] : [`If-None-Match with its ETag is answered ${same}; expected 304`]),
    ...(same !== 304 || weak === 304
      ? []
      : [`If-None-Match with its ETag made weak (W/) is answered ${weak}; expected 304`]),
    ...(other === 200 ? [] : [`If-None-Match with another ETag is answered ${other}; expected 200`]),
  ]);
}

async function checkCalendario(run: CheckRun, curso: Curso | undefined): Promise<void> {
  const call = 'GET /api/cliente/cursos/{id}/calendario.ics';
  if (!curso) return skipWithoutCurso(run, call);
  const { id } = curso;
  const answer = await run.send(call, { params: { id }, headers: { accept: 'text/calendar' } });
  if (!isStatus(run, answer, 200)) return;
  run.judge(call, 'media', [
    ...typeProblems(answer.headers, 'text/calendar'),
    ...(answer.text.startsWith('BEGIN:VCALENDAR') ? [] : ['does not begin with BEGIN:VCALENDAR']),
  ]);
  refuse(run, await run.send(call, { params: { id: madeUpId() } }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a course that is not there',
  });
}

async function checkCotizacion(run: CheckRun, curso: Curso | undefined): Promise<void> {
  const call = 'POST /api/cliente/cursos/{id}/cotizacion';
  if (!curso) return skipWithoutCurso(run, call);
  const ask = (body: unknown, id = curso.id) => run.send(call, { params: { id }, body });
  const answer = await ask({});
  if (run.lacks(answer)) return;
  const quote = succeed(run, answer, quoteCurso.response);
  if (quote) {
    const { valor, descuento, total, cuotas, desglose } = quote;
    const sum = cuotas.reduce((all, one) => all + one.valor, 0);
    run.judge(call, 'rules', [
      ...(total === valor - descuento ? [] : ['/total is not valor − descuento']),
      ...(cuotas.length === 0 || sum === total ? [] : ['the instalments do not sum up to /total']),
      ...(desglose.total === total ? [] : ['/desglose/total is not /total']),
    ]);
  }
  refuse(run, await ask({ inventado: 1 }), 'validacion', { when: 'an unknown field', pointer: '/inventado' });
  refuse(run, await ask({}, madeUpId()), 'no_encontrado', {
    rule: 'not-found',
    when: 'a course that is not there',
  });
  const coded = run.cursos.find(
    ({ estado, descuento }) => estado === 'abierto' && descuento?.condicion?.tipo === 'codigo',
  );
  if (!coded) return run.skip(call, 'code', 'no open course has a discount by code');
  refuse(
    run,
    await ask({ condicion: { tipo: 'codigo', codigo: 'NINGUNO-9X7' } }, coded.id),
    ['codigo_incorrecto', 'descuento_no_disponible'],
    { when: 'a wrong code' },
  );
}
