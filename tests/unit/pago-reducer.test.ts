// A payment step by step: how each event changes its state.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import { sumValores } from '../../src/domain/dinero.ts';
import { chosenOf } from '../../src/domain/pagos/lineas.ts';
import {
  beginPago,
  canSkipForm,
  countSettled,
  facturasQuery,
  isOutdated,
  type PagoEvent,
  type PagoState,
  pagoReducer,
  readForm,
  stepOf,
} from '../../src/features/pago/pagoReducer.ts';

/** Owed in one instalment, as far as a payment looks at it. */
const factura = (numero: string, saldo: number): Factura =>
  ({
    numero,
    moneda: 'USD',
    estado: 'emitida',
    total: saldo,
    pagado: 0,
    acreditado: 0,
    saldo,
    cuotas: [{ id: numero, vence: '2026-10-01', valor: saldo, estado: 'pendiente' }],
  }) as Partial<Factura> as Factura;

const facturas = [factura('A', 10_000), factura('B', 4_000)];
const enlace = { id: 'uno', estado: 'activo' } as Enlace;
const today = '2026-09-01';
const begin = (what: PagoState['what'], direct = false) => beginPago({ what, mode: 'pagar', direct }, today);
const start = begin({ owedIn: 'USD' });
const after = (...events: PagoEvent[]) => events.reduce(pagoReducer, start);
const loaded: PagoEvent = { type: 'loaded', facturas, today };
const toSend = (state: PagoState) => chosenOf(readForm(state, 'enlace', ',').lines);

test('a link asks for what was proposed, or for what was typed instead', () => {
  expect(toSend(after(loaded))).toEqual([
    { numero: 'A', valor: 10_000 },
    { numero: 'B', valor: 4_000 },
  ]);
  const typed = after(loaded, { type: 'typed', form: 'enlace', numero: 'A', text: '12,50' });
  expect(toSend(typed)?.[0]).toEqual({ numero: 'A', valor: 1_250 });
});

test('nothing is sent while an amount is wrong or no invoice is chosen', () => {
  const wrong = after(loaded, { type: 'typed', form: 'enlace', numero: 'A', text: '100,01' });
  expect(toSend(wrong)).toBeUndefined();
  const none = after(
    loaded,
    { type: 'typed', form: 'enlace', numero: 'A', text: null },
    { type: 'typed', form: 'enlace', numero: 'B', text: null },
  );
  expect(toSend(none)).toBeUndefined();
});

test('what is in favour goes to what the link would have asked for, as far as it reaches', () => {
  const state = after(loaded, { type: 'available', valor: 12_000 }, { type: 'choose', mode: 'favor' });
  expect(readForm(state, 'favor', ',').lines.map(({ valor }) => valor)).toEqual([10_000, 2_000]);
});

test('a link is shown when it is made and its receipt when it is paid', () => {
  const made: PagoEvent = { type: 'made', enlace, leaving: false };
  expect(stepOf(after(loaded, made))).toEqual({ name: 'ready', enlace, mode: 'pagar' });
  expect(stepOf(after(loaded, { type: 'choose', mode: 'enlace' }, made))).toMatchObject({ mode: 'enlace' });
  expect(stepOf(after(loaded, made, { type: 'paid', enlace })).name).toBe('received');
});

test('what was in favour and did not reach leaves the rest of the same invoices to be paid by a link', () => {
  const used = after(
    loaded,
    { type: 'available', valor: 3_000 },
    { type: 'asked' },
    {
      type: 'used',
      aplicado: {
        valor: 3_000,
        moneda: 'USD',
        aplicaciones: [{ recibo: 'REC-000001', factura: 'B', valor: 3_000 }],
        facturas: [{ numero: 'B', saldo: 1_000 }],
        saldoAFavor: 500,
      },
    },
  );
  expect(stepOf(used)).toMatchObject({ name: 'used', use: { facturas: [{ numero: 'B' }] } });
  // Not what the page could subtract: the server knows what else happened to the credit.
  expect(used.available).toBe(500);
  expect(used.asked).toBe(true);
  const rest = pagoReducer(used, { type: 'payRest', numeros: ['B'] });
  expect(rest.asked).toBe(false);
  expect(rest).toMatchObject({ what: { requested: [{ numero: 'B' }] }, mode: 'pagar', usedFavor: true });
  expect([rest.payables, stepOf(rest).name]).toEqual([undefined, 'pagar']);
});

test('after a payment by a link the rest of what it paid is asked for, and the dialog still says that something was paid', () => {
  const paid = after(loaded, { type: 'made', enlace, leaving: false }, { type: 'paid', enlace });
  expect(stepOf(paid).name).toBe('received');
  const rest = pagoReducer(paid, { type: 'payRest', numeros: ['B'] });
  expect(rest).toMatchObject({ what: { requested: [{ numero: 'B' }] }, mode: 'pagar', paidBefore: true });
  expect([rest.payables, stepOf(rest).name]).toEqual([undefined, 'pagar']);
});

test('invoices that were read stay when reading them again fails; if there are none the error shows', () => {
  const failed: PagoEvent = { type: 'loadFailed', error: 'down' };
  expect(after(loaded, { type: 'refresh' }, failed)).toMatchObject({
    payables: facturas.map((factura) => ({ factura })),
    loadError: undefined,
    reads: 1,
  });
  expect(after(failed)).toMatchObject({ payables: undefined, loadError: 'down' });
  expect(after(failed, { type: 'retry' })).toMatchObject({ loadError: undefined, reads: 1 });
});

test.each<[string, PagoState['what'], string[], number[]]>([
  [
    'chosen invoices, in the order of the list',
    { facturas: [...facturas].reverse() },
    ['B', 'A'],
    [4_000, 10_000],
  ],
  [
    'at most what is owed of what was asked for',
    { requested: [{ numero: 'B', valor: 5_000 }] },
    ['B'],
    [4_000],
  ],
  ['a part that was asked for', { requested: [{ numero: 'A', valor: 1 }] }, ['A'], [1]],
])('proposes %s', (_, what, numeros, proposed) => {
  expect(facturasQuery(what)).toMatchObject({ numero: numeros });
  const found = facturas.filter(({ numero }) => numeros.includes(numero));
  const state = pagoReducer(begin(what), {
    ...loaded,
    facturas: found,
  });
  expect(state.payables?.map(({ factura: { numero } }) => numero)).toEqual(numeros);
  expect(state.payables?.map((payable) => payable.proposed)).toEqual(proposed);
});

test('chosen invoices are asked about as the list has them, without another read; others once they are read', () => {
  const chosen = begin({ facturas: [factura('B', 4_000), factura('C', 0)] });
  expect(chosen.payables).toEqual([{ factura: factura('B', 4_000), proposed: 4_000 }]);
  expect(begin({ requested: [{ numero: 'B' }] }).payables).toBeUndefined();
});

test('a link that is only renewed reads no invoices, and what is paid already is not asked for', () => {
  expect(facturasQuery({ renew: enlace })).toBeUndefined();
  expect(after({ ...loaded, facturas: [factura('A', 0)] }).payables).toEqual([]);
});

test('invoices that were asked for and owe nothing any more are counted, are asked about, and make the screen behind outdated', () => {
  const [paid, owed] = [factura('A', 0), factura('B', 4_000)];
  const begun = begin({ facturas }, true);
  const state = pagoReducer(begun, { type: 'loaded', facturas: [paid, owed], today });
  expect(countSettled(state)).toBe(1);
  expect(canSkipForm(state, 0, [])).toBe('ask');
  expect(countSettled(pagoReducer(begun, loaded))).toBe(0);
  expect(countSettled(after(loaded))).toBe(0);
  expect(isOutdated({ facturas }, [paid, owed])).toBe(true);
  expect(isOutdated({ facturas }, [owed])).toBe(true);
  expect(isOutdated({ facturas }, facturas)).toBe(false);
  expect(isOutdated({ requested: [{ numero: 'A' }] }, [paid])).toBe(true);
  expect(isOutdated({ owedIn: 'USD' }, facturas)).toBe(false);
  expect(isOutdated({ owedIn: 'USD' }, [])).toBe(true);
});

test('a link is made without a press only if no credit and no undecided payment is left to ask about', () => {
  const direct = pagoReducer(begin({ owedIn: 'USD' }, true), loaded);
  const undecided = [
    { estado: 'pendiente', valor: 5, moneda: 'USD', facturas: [{ numero: 'B', valor: 5 }] },
  ] as const;
  const other = [{ ...undecided[0], facturas: [{ numero: 'C', valor: 5 }] }];
  expect(canSkipForm(direct, 0, [])).toBe('send');
  expect(canSkipForm(direct, 0, other)).toBe('send');
  expect(canSkipForm(direct, 0, undecided)).toBe('ask');
  expect(canSkipForm(direct, 1, [])).toBe('ask');
  expect(canSkipForm({ ...direct, payables: [] }, 0, [])).toBe('ask');
  for (const [favor, pagos] of [
    [undefined, []],
    [0, undefined],
  ] as const)
    expect(canSkipForm(direct, favor, pagos)).toBe('wait');
  expect(canSkipForm(after(loaded), 0, [])).toBe('no');
  for (const event of [
    { type: 'notMade' },
    { type: 'asked' },
    { type: 'made', enlace, leaving: true },
  ] as const)
    expect(canSkipForm(pagoReducer(direct, event), 0, [])).toBe('no');
});

const amount = fc.integer({ min: 0, max: 20_000 });
const text = fc.oneof(
  fc.constant(null),
  fc.string({ maxLength: 4 }),
  amount.map((valor) => (valor / 100).toFixed(2).replace('.', ',')),
);
const form = fc.constantFrom('enlace' as const, 'favor' as const);
const numero = fc.constantFrom('A', 'B', 'C');
const anyEvent = fc.oneof<fc.Arbitrary<PagoEvent>[]>(
  fc.tuple(amount, amount, amount).map(([a, b, c]) => ({
    type: 'loaded',
    today: '2026-09-01',
    facturas: [factura('A', a), factura('B', b), factura('C', c)],
  })),
  fc.constantFrom<PagoEvent>(
    { type: 'loadFailed', error: 'down' },
    { type: 'retry' },
    { type: 'refresh' },
    { type: 'asked' },
    { type: 'notMade' },
    { type: 'made', enlace, leaving: false },
    { type: 'paid', enlace },
    { type: 'payRest', numeros: ['B'] },
  ),
  fc.record({ type: fc.constant('choose' as const), mode: fc.constantFrom('pagar', 'enlace', 'favor') }),
  fc.record({ type: fc.constant('typed' as const), form, numero, text }),
  fc.record({ type: fc.constant('tried' as const), form }),
  fc.record({ type: fc.constant('available' as const), valor: fc.option(amount, { nil: undefined }) }),
  fc.record({ factura: numero, valor: amount }).map(({ factura, valor }) => ({
    type: 'used',
    aplicado: { valor, moneda: 'USD', aplicaciones: [{ recibo: 'REC-000001', factura, valor }] },
  })),
);
/** The states that a payment passes, one after each event. */
const states = fc.tuple(fc.boolean(), fc.array(anyEvent, { maxLength: 12 })).map(([direct, events]) => {
  const all = [begin({ owedIn: 'USD' }, direct)];
  for (const event of events) all.push(pagoReducer(all.at(-1) ?? start, event));
  return all;
});

test('whatever happens, no form sends more than an invoice owes, nor more credit than there is', () => {
  fc.assert(
    fc.property(states, (all) => {
      for (const state of all) {
        const saldos = new Map(state.payables?.map(({ factura: { numero, saldo } }) => [numero, saldo]));
        const limit = state.available ?? 0;
        const byLink = toSend(state) ?? [];
        const byCredit = chosenOf(readForm(state, 'favor', ',').lines, limit) ?? [];
        for (const { numero, valor } of [...byLink, ...byCredit]) {
          expect(valor).toBeGreaterThan(0);
          expect(valor).toBeLessThanOrEqual(saldos.get(numero) ?? 0);
        }
        expect(sumValores(byCredit.map(({ valor }) => valor))).toBeLessThanOrEqual(limit);
      }
    }),
  );
});

test('whatever happens, a link that was made stays until it is paid, and what the credit has paid is not forgotten', () => {
  fc.assert(
    fc.property(states, (all) => {
      for (const [index, state] of all.entries()) {
        const before = all[index - 1] ?? state;
        expect(before.enlace !== undefined && !before.paid && state.enlace === undefined).toBe(false);
        expect(stepOf(state).name).toBe(
          state.enlace ? (state.paid ? 'received' : 'ready') : state.use ? 'used' : state.mode,
        );
        expect(before.usedFavor && !state.usedFavor).toBe(false);
        expect(state.reads).toBeGreaterThanOrEqual(before.reads);
      }
    }),
  );
});

test('whatever happens, nothing is sent without a press to a person who was asked, until they pay the rest', () => {
  fc.assert(
    fc.property(states, (all) => {
      for (const [index, state] of all.entries()) {
        const before = all[index - 1] ?? state;
        if (state.asked) expect(canSkipForm(state, 0, [])).toBe('no');
        // Only paying the rest makes a new request, for which nothing has been asked yet.
        if (before.asked && !state.asked) expect(state.what).toHaveProperty('requested');
        if (!state.direct) expect(canSkipForm(state, 0, [])).toBe('no');
      }
    }),
  );
});
