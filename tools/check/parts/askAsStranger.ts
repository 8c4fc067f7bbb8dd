/** Asks as the check's second account for what the first one has, as askedByOthers.ts says for the call. */
import { isDeepStrictEqual } from 'node:util';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { limiteMax } from '../../../src/contract/list.ts';
import type { Sending, ServerAnswer } from '../askServer.ts';
import { compare } from '../compareAnswers.ts';
import { refuse } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import { type CheckRun, endpointOf } from '../run.ts';
import { askedByOthers, type ByRecord, type Listing, type OfCaller } from './askedByOthers.ts';

const rule = 'not-found';

/** Does nothing if the check has no second account, or the user no such record. */
export async function askAsStranger(run: CheckRun, call: EndpointKey): Promise<void> {
  const how = askedByOthers[call];
  const token = run.another?.token;
  if ('needsNot' in how || token === undefined || !run.has(call) || run.missing.has(call)) return;
  if ('of' in how) return askForRecord(run, call, how, token);
  if ('told' in how) return askForList(run, call, how, token);
  return askWhoAsks(run, call, how, token);
}

async function askForRecord(
  run: CheckRun,
  call: EndpointKey,
  { of, body }: ByRecord,
  token: string,
): Promise<void> {
  const own = run.own.get(of);
  if (own === undefined) return;
  run.strange.add(call);
  const ask = (id: string, headers: Sending['headers'] = {}) =>
    run.send(call, { params: { id }, token, headers, ...(body && { body: body(id) }) });
  const reply = async (id: string) => ({ answer: await ask(id), own: [id] });
  const { known, signs } = await compare(
    () => reply(own),
    () => reply(madeUpId()),
    { hasTime: false },
  );
  refuse(run, known, 'no_encontrado', { rule, when: 'a record of another client' });
  run.judge(
    call,
    rule,
    signs.length === 0
      ? []
      : [`a record of another client is answered differently from a missing one: ${signs[0]}`],
  );
  for (const accept of endpointOf(call).media ?? [])
    refuse(run, await ask(own, { accept }), 'no_encontrado', {
      rule,
      when: `a record of another client as ${accept}`,
    });
}

async function askForList(
  run: CheckRun,
  call: EndpointKey,
  { told, by = {} }: Listing,
  token: string,
): Promise<void> {
  run.strange.add(call);
  const isList = endpointOf(call).query !== undefined;
  const tell = (what: string, count: number) =>
    run.judge(
      call,
      rule,
      count > 0 ? [`${what} gives a new account, which has none of its own, ${count} records of others`] : [],
    );
  const { data } = await run.send(call, { token, ...(isList && { query: { limite: limiteMax } }) });
  const { total } = Object(data) as { total?: unknown };
  tell('it', Math.max(told(data).length, typeof total === 'number' ? total : 0));
  for (const [filter, kind] of Object.entries(by)) {
    const id = run.own.get(kind);
    if (id === undefined) continue;
    const found = await run.send(call, { token, query: { [filter]: id } });
    tell(`${filter} of another client’s record`, told(found.data).length);
  }
  if (!endpointOf(call).media?.includes('text/csv')) return;
  const { text, status } = await run.send(call, { token, headers: { accept: 'text/csv' } });
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (status < 300) tell('its CSV', Math.max(0, lines - 1));
}

async function askWhoAsks(
  run: CheckRun,
  call: EndpointKey,
  { idsOf }: OfCaller,
  token: string,
): Promise<void> {
  run.strange.add(call);
  const idsFor = async (asker: string | undefined) =>
    idsOf((await run.send(call, { token: asker })).data).filter((id) => id !== undefined);
  const first = new Set(await idsFor(run.sesion?.token));
  const common = (await idsFor(token)).filter((id) => first.has(id));
  run.judge(call, rule, common.length > 0 ? ['it gives another client what belongs to the first'] : []);
}

const freshKinds: readonly string[] = ['inscripcion', 'factura', 'enlace'];

/**
 * Asks for an enrolment that the check has just made, with its invoice and its link, while their owner could still make each of the
 * changes. The owner reads them again after each.
 */
export async function askForFresh(run: CheckRun): Promise<void> {
  if (!run.another) return;
  const calls = run.calls.filter((call) => {
    const how = askedByOthers[call];
    return 'of' in how && freshKinds.includes(how.of);
  });
  let before: unknown;
  for (const call of calls) {
    const changes = endpointOf(call).method !== 'GET';
    if (changes) before ??= await stateOf(run);
    await askAsStranger(run, call);
    if (!changes || !run.strange.has(call)) continue;
    const after = await stateOf(run);
    run.judge(
      call,
      rule,
      isDeepStrictEqual(after, before) ? [] : ['another client’s request changes the record'],
    );
    before = after;
  }
}

/** Returns what a change by somebody else would change. */
async function stateOf(run: CheckRun): Promise<unknown> {
  const [numero, factura] = [run.own.get('inscripcion'), run.own.get('factura')];
  const read = async (call: EndpointKey, id: string | undefined) =>
    id === undefined ? {} : record(await run.send(call, { params: { id }, token: run.sesion?.token }));
  const inscripcion = await read('GET /api/cliente/inscripciones/{id}', numero);
  const { estado, saldo } = await read('GET /api/cliente/facturas/{id}', factura);
  const { resultados } = await read('GET /api/cliente/inscripciones/{id}/enlaces', numero);
  const enlaces = Array.isArray(resultados) ? (resultados as { id: string; estado: string }[]) : [];
  return {
    inscripcion: inscripcion.estado,
    factura: { estado, saldo },
    enlaces: enlaces.map((one) => `${one.id} ${one.estado}`).sort(),
  };
}

const record = ({ data }: ServerAnswer) => Object(data) as Record<string, unknown>;
