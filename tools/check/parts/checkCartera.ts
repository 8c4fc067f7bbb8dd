/** Checks the calls about debts and payments: lists, single documents, their files, balance and ledger. */
import { isDeepStrictEqual } from 'node:util';
import { getBalance } from '../../../src/contract/balance.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { Enlace } from '../../../src/contract/enlace.ts';
import type { Factura } from '../../../src/contract/factura.ts';
import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { type Recibo, resendRecibo } from '../../../src/contract/recibo.ts';
import type { Sending } from '../askServer.ts';
import { isStatus, judgePrivacy, refuse, succeed, typeProblems } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import { type CheckRun, endpointOf } from '../run.ts';
import { ageProblems } from './ageProblems.ts';
import { askedByOthers } from './askedByOthers.ts';
import { judgeDocumentos, type Whole } from './judgeDocumentos.ts';
import { judgeEnlace } from './judgeEnlace.ts';
import { judgeFactura } from './judgeFactura.ts';
import { judgeInscripcion } from './judgeInscripcion.ts';
import { judgeBalanceByLedger, judgeLedger } from './judgeLedger.ts';
import { judgeRecibo } from './judgeRecibo.ts';
import { judgeTotales } from './judgeTotales.ts';
import type { ListCall } from './listFilters.ts';
import { checkList, idOf, type ListRow, noRecords, noRecordsOwed } from './lists.ts';

const lists: readonly { list: ListCall; one?: EndpointKey; day?: string; words?: string }[] = [
  {
    list: 'GET /api/cliente/inscripciones',
    one: 'GET /api/cliente/inscripciones/{id}',
    day: 'fecha',
    words: 'curso',
  },
  {
    list: 'GET /api/cliente/facturas',
    one: 'GET /api/cliente/facturas/{id}',
    day: 'fechaEmision',
    words: 'numero',
  },
  { list: 'GET /api/cliente/recibos', one: 'GET /api/cliente/recibos/{id}', day: 'fecha', words: 'numero' },
  { list: 'GET /api/cliente/pagos', day: 'creadoEl' },
  { list: 'GET /api/cliente/movimientos', day: 'fecha', words: 'documento' },
  { list: 'GET /api/cliente/enlaces', one: 'GET /api/cliente/enlaces/{id}' },
];

export async function checkCartera(run: CheckRun): Promise<void> {
  const token = run.sesion?.token;
  if (token === undefined) return;
  const whole: Whole = {};
  for (const { list, one, ...rest } of lists.filter(({ list: call }) => run.has(call))) {
    const page = await checkList(run, list, { token, ...rest });
    await checkFiles(run, list, token);
    const rows = page?.resultados ?? [];
    for (const row of rows) judgeRecord(run, list, row);
    if (page) judgeTotales(run, list, page);
    if (page?.total === rows.length) keep(whole, list, rows);
    if (one) await checkOne(run, one, token, rows[0]);
    if (one && !page) run.skip(one, 'status', `the list could not be read: see ${list}`);
    else if (one && rows.length === 0) run.skip(one, 'status', noRecords, noRecordsOwed);
  }
  judgeDocumentos(run, whole);
  if (whole.ledger) judgeLedger(run, whole.ledger);
  if (run.has('GET /api/cliente/balance')) await checkBalance(run, token, whole);
  await checkResend(run, token);
  if (run.has('POST /api/cliente/aplicaciones')) await checkAplicacion(run, token);
  await askForNothing(run, token);
}

function keep(whole: Whole, list: EndpointKey, rows: unknown): void {
  if (list.endsWith('/facturas')) whole.facturas = rows as Factura[];
  if (list.endsWith('/recibos')) whole.recibos = rows as Recibo[];
  if (list.endsWith('/inscripciones')) whole.inscripciones = rows as Inscripcion[];
  if (list.endsWith('/movimientos')) whole.ledger = rows as Movimiento[];
}

/** Judges whether the fields of a record agree with each other. */
function judgeRecord(run: CheckRun, call: EndpointKey, row: ListRow): void {
  if (call.includes('/inscripciones')) judgeInscripcion(run, call, row as unknown as Inscripcion);
  if (call.includes('/enlaces')) judgeEnlace(run, call, row as unknown as Enlace);
  if (call.includes('/facturas')) judgeFactura(run, call, row as unknown as Factura);
  if (call.includes('/recibos')) judgeRecibo(run, call, row as unknown as Recibo);
}

async function checkOne(
  run: CheckRun,
  call: EndpointKey,
  token: string,
  row: ListRow | undefined,
): Promise<void> {
  refuse(run, await run.send(call, { params: { id: madeUpId() }, token }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a record that is not there',
  });
  if (!row) return;
  const id = idOf(row);
  const how = askedByOthers[call];
  if ('of' in how && !run.own.has(how.of)) run.own.set(how.of, id);
  const record = succeed(run, await run.send(call, { params: { id }, token }), endpointOf(call).response) as
    | ListRow
    | undefined;
  if (record) {
    judgeRecord(run, call, record);
    run.judge(
      call,
      'rules',
      idOf(record) === id ? unlike(row, record) : ['it is another record than asked for'],
    );
  }
  await checkFiles(run, call, token, { id });
}

/** Fields of a row that differ in the single record; a place on the waiting list may change in between. */
function unlike(row: ListRow, record: ListRow): string[] {
  if (row.version !== record.version) return [];
  return Object.keys(row)
    .filter((name) => name !== 'posicionEspera' && !isDeepStrictEqual(row[name], record[name]))
    .map((name) => `/${name} is not as in the list`);
}

/** The beginning of a file of each type. */
const beginnings = { 'application/pdf': /^%PDF-/, 'text/csv': /^[^<{]/, 'text/calendar': /^BEGIN:VCALENDAR/ };
/** For programs: the names of fields between commas. */
const namesOfFields = /^[a-z]+(,[a-z]+)+\r?\n/i;

async function checkFiles(
  run: CheckRun,
  call: EndpointKey,
  token: string,
  params: Record<string, string> = {},
): Promise<void> {
  const { media = [] } = endpointOf(call);
  for (const accept of media) {
    const sending = { params, token, headers: { accept } };
    await checkFile(run, call, sending, beginnings[accept]);
    if (accept === 'text/csv')
      await checkFile(run, call, { ...sending, query: { csv: 'datos' } }, namesOfFields);
  }
  if (media.length === 0) return;
  refuse(
    run,
    await run.send(call, { params, token, headers: { accept: 'image/png' } }),
    'representacion_no_disponible',
    { rule: 'media', when: 'Accept: image/png' },
  );
}

async function checkFile(
  run: CheckRun,
  call: EndpointKey,
  sending: Sending & { headers: { accept: string } },
  beginning: RegExp,
): Promise<void> {
  const { accept } = sending.headers;
  const answer = await run.send(call, sending);
  if (!isStatus(run, answer, 200)) return;
  judgePrivacy(run, answer);
  const isOne = beginning.test(answer.text.replace(/^\uFEFF/, ''));
  run.judge(call, 'media', [
    ...typeProblems(answer.headers, accept),
    ...(isOne
      ? []
      : [`the answer is not a file of the type ${accept}${sending.query ? ' for programs' : ''}`]),
  ]);
}

async function checkBalance(
  run: CheckRun,
  token: string,
  { ledger, facturas, recibos }: Whole,
): Promise<void> {
  const call = 'GET /api/cliente/balance';
  const balances = succeed(run, await run.send(call, { token }), getBalance.response);
  if (!balances) return;
  if (ledger) judgeBalanceByLedger(run, balances, ledger);
  for (const one of balances) {
    const { moneda, antiguedad, saldo, saldoAFavor, vencido, porVencer, ...sums } = one;
    const own = facturas?.filter((factura) => factura.moneda === moneda);
    const owed = Object.values(antiguedad).reduce((sum, bucket) => sum + bucket, 0);
    const left = sums.facturado - sums.acreditado - sums.pagado + sums.reembolsado;
    run.judge(call, 'rules', [
      ...(saldo === owed - saldoAFavor ? [] : [`${moneda}: saldo is not Σ antiguedad − saldoAFavor`]),
      ...(saldo === left ? [] : [`${moneda}: saldo is not facturado − acreditado − pagado + reembolsado`]),
      ...(vencido + porVencer === owed ? [] : [`${moneda}: vencido + porVencer is not Σ antiguedad`]),
      ...(porVencer === antiguedad.porVencer ? [] : [`${moneda}: porVencer is not that of antiguedad`]),
      ...(own ? ageProblems(one, own).map((problem) => `${moneda}: ${problem}`) : []),
      ...(facturas === undefined || owed === sumIn(facturas, moneda, 'saldo')
        ? []
        : [`${moneda}: Σ antiguedad is not Σ saldo of the invoices`]),
      ...(recibos === undefined || saldoAFavor === sumIn(recibos, moneda, 'sinAplicar')
        ? []
        : [`${moneda}: saldoAFavor is not Σ sinAplicar of the receipts`]),
    ]);
  }
  const currencies = balances.map(({ moneda }) => moneda);
  run.judge(
    call,
    'rules',
    new Set(currencies).size === currencies.length ? [] : ['a currency has two balances'],
  );
}

function sumIn<N extends string>(
  all: readonly ({ moneda: string } & Record<N, number>)[],
  moneda: string,
  name: N,
): number {
  return all.reduce((sum, one) => sum + (one.moneda === moneda ? one[name] : 0), 0);
}

async function checkResend(run: CheckRun, token: string): Promise<void> {
  const call = 'POST /api/cliente/recibos/{id}/reenviar';
  const id = run.own.get('recibo');
  if (!run.has(call)) return;
  if (run.options.readOnly) return run.skip(call, 'status', 'it would send a mail: --read-only');
  refuse(run, await run.send(call, { params: { id: madeUpId() }, token }), 'no_encontrado', {
    rule: 'not-found',
    when: 'a receipt that is not there',
  });
  if (id === undefined)
    return run.skip(call, 'status', 'the check has seen no receipt of the user', noRecordsOwed);
  succeed(run, await run.send(call, { params: { id }, token }), resendRecibo.response);
}

async function checkAplicacion(run: CheckRun, token: string): Promise<void> {
  const call = 'POST /api/cliente/aplicaciones';
  if (run.options.readOnly) return run.skip(call, 'status', 'it would write: --read-only');
  const ask = (facturas: unknown) => run.send(call, { token, body: { facturas } });
  refuse(run, await ask([]), 'validacion', { when: 'no invoices', pointer: '/facturas' });
  refuse(run, await ask([{ numero: madeUpId(), valor: 1 }]), 'no_encontrado', {
    rule: 'not-found',
    when: 'an invoice that is not there',
  });
  run.skip(call, 'status', 'a check spends no money in favour');
}

/** Makes the calls by id that no part makes with an unknown id. */
async function askForNothing(run: CheckRun, token: string): Promise<void> {
  const reads = [
    'GET /api/cliente/inscripciones/{id}/anular',
    'GET /api/cliente/inscripciones/{id}/enlaces',
  ] as const;
  const writes = ['DELETE /api/cliente/enlaces/{id}', 'POST /api/cliente/enlaces/{id}/renovar'] as const;
  for (const call of run.options.readOnly ? reads : [...reads, ...writes]) {
    if (!run.has(call)) continue;
    const body = call.startsWith('POST') ? { body: {} } : {};
    refuse(run, await run.send(call, { params: { id: madeUpId() }, token, ...body }), 'no_encontrado', {
      rule: 'not-found',
      when: 'a record that is not there',
    });
  }
}
