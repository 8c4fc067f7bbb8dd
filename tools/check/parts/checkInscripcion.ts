/** Checks an enrolment from start to end: it is made once and billed, its link is revoked, and it is cancelled as previewed. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { quoteCurso } from '../../../src/contract/cotizacion.ts';
import type { Curso } from '../../../src/contract/curso.ts';
import { Factura } from '../../../src/contract/factura.ts';
import { AnulacionPreview, AnulacionResult, Inscripcion } from '../../../src/contract/inscripcion.ts';
import { refuse, succeed } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { askForFresh } from './askAsStranger.ts';
import { makeEnlace, revokeEnlace } from './checkEnlaces.ts';
import { openCursoOf } from './cursos.ts';
import { judgeFactura } from './judgeFactura.ts';
import { skipWithoutCurso } from './skipWithoutCurso.ts';
import { bodyFor } from './solicitudes.ts';

const quoting = 'POST /api/cliente/cursos/{id}/cotizacion';
const enrolling = 'POST /api/cliente/inscripciones';
const reading = 'GET /api/cliente/inscripciones/{id}';
const preview = 'GET /api/cliente/inscripciones/{id}/anular';
const cancelling = 'POST /api/cliente/inscripciones/{id}/anular';

export async function checkInscripcion(run: CheckRun): Promise<void> {
  const token = run.sesion?.token;
  if (token === undefined || !run.has(reading)) return;
  const curso = openCursoOf(run);
  if (run.options.readOnly || !curso) {
    for (const call of [
      cancelling,
      preview,
      'POST /api/cliente/enlaces',
      'DELETE /api/cliente/enlaces/{id}',
    ] as const)
      if (run.options.readOnly) run.skip(call, 'status', 'it would write: --read-only');
      else skipWithoutCurso(run, call);
    return;
  }
  const made = await enrolOnce(run, token, curso);
  if (!made) return;
  if (run.has(quoting)) await compareQuote(run, made);
  run.own.set('inscripcion', made.numero);
  const [numero] = made.facturas;
  const factura = numero === undefined ? undefined : await readFactura(run, token, numero);
  if (factura) run.own.set('factura', factura.numero);
  const enlace = factura && (await makeEnlace(run, token, factura));
  await askForFresh(run);
  if (enlace) await revokeEnlace(run, token, made, enlace);
  await cancel(run, token, made);
}

async function enrolOnce(run: CheckRun, token: string, curso: Curso): Promise<Inscripcion | undefined> {
  const body = bodyFor(curso, run);
  const key = madeUpId();
  const ask = (sent: unknown, idempotencyKey = key) =>
    run.send(enrolling, { body: sent, token, headers: { 'idempotency-key': idempotencyKey } });
  // In parallel, like a double click.
  const both = await Promise.all([ask(body), ask(body)]);
  const first = both.find(({ status }) => status === 201) ?? both[0];
  const made = succeed(run, first, Inscripcion, 201);
  if (!made) return undefined;
  for (const other of both.filter((one) => one !== first)) judgeTwin(run, other, made.numero);
  const again = await ask(body);
  judgeTwin(run, again, made.numero);
  refuse(run, await ask({ ...body, aceptaEspera: true }), 'conflicto_idempotencia', {
    rule: 'idempotency',
    when: 'the same key with another body',
  });
  refuse(run, await ask(body, madeUpId()), 'inscripcion_duplicada', {
    when: 'a person who is enrolled already',
  });
  run.judge(enrolling, 'rules', [
    ...(made.total === made.valor - made.descuento ? [] : ['/total is not valor − descuento']),
    ...(made.curso.id === curso.id ? [] : ['it is for another course']),
    ...(made.canal === 'portal' ? [] : ['/canal is not portal for a signed-in client']),
  ]);
  const read = succeed(run, await run.send(reading, { params: { id: made.numero }, token }), Inscripcion);
  if (read)
    run.judge(
      reading,
      'rules',
      read.numero === made.numero && read.total === made.total ? [] : ['it is not as it was made'],
    );
  return read ?? made;
}

/** Checks that the enrolment was billed like a quote of the same moment. */
async function compareQuote(run: CheckRun, { curso, valor, descuento, total }: Inscripcion): Promise<void> {
  const answer = await run.send(quoting, { params: { id: curso.id }, body: {} });
  const quote = succeed(run, answer, quoteCurso.response);
  if (!quote) return;
  const isSame = quote.valor === valor && quote.descuento === descuento && quote.total === total;
  run.judge(
    quoting,
    'rules',
    isSame ? [] : [`an enrolment costs ${total} (${valor} − ${descuento}); the quote says ${quote.total}`],
  );
}

function judgeTwin(run: CheckRun, { status, data }: { status: number; data: unknown }, numero: string): void {
  const isSame = status === 201 && (data as Inscripcion | undefined)?.numero === numero;
  const problem = `the same key and body sent again is answered ${status}, not with the first answer`;
  run.judge(enrolling, 'idempotency', isSame || status === 409 ? [] : [problem]);
}

async function readFactura(run: CheckRun, token: string, numero: string): Promise<Factura | undefined> {
  const call = 'GET /api/cliente/facturas/{id}';
  const factura = succeed(run, await run.send(call, { params: { id: numero }, token }), Factura);
  if (factura) judgeFactura(run, call, factura);
  return factura;
}

async function cancel(run: CheckRun, token: string, { numero }: Inscripcion): Promise<void> {
  const params = { id: numero };
  const view = succeed(run, await run.send(preview, { params, token }), AnulacionPreview);
  if (!view) return;
  run.judge(
    preview,
    'rules',
    view.puedeAnular ? [] : ['a new enrolment cannot be cancelled, without a reason of its course'],
  );
  const key = madeUpId();
  const ask = (body: unknown, idempotencyKey = madeUpId()) =>
    run.send(cancelling, { params, body, token, headers: { 'idempotency-key': idempotencyKey } });
  refuse(run, await ask({ motivo: 'inventado' }), 'validacion', {
    when: 'a reason that is not in the list',
    pointer: '/motivo',
  });
  refuse(run, await ask({ motivo: 'otro', huella: 'otra-huella' }), 'vista_previa_cambio', {
    when: 'the fingerprint of another preview',
  });
  const body = { motivo: 'otro', huella: view.huella };
  const result = succeed(run, await ask(body, key), AnulacionResult);
  if (!result) return;
  const promised = [
    'pagado',
    'retencion',
    'notaCredito',
    'saldoAFavor',
    'anulaFactura',
    'liberaCupo',
  ] as const;
  run.judge(cancelling, 'rules', [
    ...promised
      .filter((name) => result[name] !== view[name])
      .map((name) => `/${name} is not what the preview said`),
    ...(result.inscripcion.estado === 'anulada'
      ? []
      : [`/inscripcion/estado is ${result.inscripcion.estado} after it`]),
  ]);
  const again = await ask(body, key);
  const isStored =
    again.status === 200 && isDeepStrictEqual(v.safeParse(AnulacionResult, again.data).output, result);
  run.judge(
    cancelling,
    'idempotency',
    isStored
      ? []
      : [`the same key and body sent again is answered ${again.status}; expected the stored answer`],
  );
  if (run.another) await reuseKey(run, run.another.token, { params, body, key });
  refuse(run, await ask(body), 'estado_final', { when: 'cancelling what is cancelled' });
  const read = succeed(run, await run.send(reading, { params, token }), Inscripcion);
  if (read)
    run.judge(
      reading,
      'rules',
      read.estado === 'anulada' ? [] : [`/estado is ${read.estado} after it was cancelled`],
    );
  const [factura] = result.inscripcion.facturas;
  if (factura !== undefined && result.anulaFactura) await judgeAnnulled(run, token, factura);
}

/** Nothing is owed on an invoice that the cancellation has annulled. */
async function judgeAnnulled(run: CheckRun, token: string, numero: string): Promise<void> {
  const factura = await readFactura(run, token, numero);
  if (!factura) return;
  const { estado, saldo } = factura;
  run.judge(
    'GET /api/cliente/facturas/{id}',
    'rules',
    estado === 'anulada' && saldo === 0
      ? []
      : [`/estado is ${estado} and /saldo ${saldo} after its enrolment was cancelled, which annulled it`],
  );
}

/** An idempotency key belongs to its user: another user who sends the same one gets their own answer, not the stored one. */
async function reuseKey(
  run: CheckRun,
  token: string,
  { params, body, key }: { params: { id: string }; body: unknown; key: string },
): Promise<void> {
  const theirs = await run.send(cancelling, { params, body, token, headers: { 'idempotency-key': key } });
  refuse(run, theirs, 'no_encontrado', { rule: 'idempotency', when: 'the same key of another user' });
}
