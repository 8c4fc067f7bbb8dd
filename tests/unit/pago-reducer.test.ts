// A payment step by step: what each thing that happens makes of it.
import { expect, test } from 'vitest';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import {
  chosenOf,
  enlaceLinesOf,
  favorLinesOf,
  type PagoEvent,
  pagoReducer,
  startPago,
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

const payables = [
  { factura: factura('A', 10_000), proposed: 10_000 },
  { factura: factura('B', 4_000), proposed: 4_000 },
];
const enlace = { id: 'uno', estado: 'activo' } as Enlace;
const start = startPago({ what: { owedIn: 'USD' }, mode: 'pagar' });
const after = (...events: PagoEvent[]) => events.reduce(pagoReducer, start);
const loaded: PagoEvent = { type: 'loaded', payables };

test('a link asks for what was proposed, or for what was typed instead', () => {
  expect(chosenOf(enlaceLinesOf(after(loaded), ','))).toEqual([
    { numero: 'A', valor: 10_000 },
    { numero: 'B', valor: 4_000 },
  ]);
  const typed = after(loaded, { type: 'typed', form: 'enlace', numero: 'A', text: '12,50' });
  expect(chosenOf(enlaceLinesOf(typed, ','))?.[0]).toEqual({ numero: 'A', valor: 1_250 });
});

test('nothing is sent while an amount is wrong or no invoice is chosen', () => {
  const wrong = after(loaded, { type: 'typed', form: 'enlace', numero: 'A', text: '100,01' });
  expect(chosenOf(enlaceLinesOf(wrong, ','))).toBeUndefined();
  const none = after(
    loaded,
    { type: 'typed', form: 'enlace', numero: 'A', text: null },
    { type: 'typed', form: 'enlace', numero: 'B', text: null },
  );
  expect(chosenOf(enlaceLinesOf(none, ','))).toBeUndefined();
});

test('what is in favour goes to what the link would have asked for, as far as it reaches', () => {
  const state = after(loaded, { type: 'available', valor: 12_000 }, { type: 'choose', mode: 'favor' });
  expect(favorLinesOf(state, ',').map(({ valor }) => valor)).toEqual([10_000, 2_000]);
});

test('a link is shown when it is made and its receipt when it is paid', () => {
  const made: PagoEvent = { type: 'made', enlace };
  expect(stepOf(after(loaded, made))).toEqual({ name: 'listo', enlace, mode: 'pagar' });
  expect(stepOf(after(loaded, { type: 'choose', mode: 'enlace' }, made))).toMatchObject({ mode: 'enlace' });
  expect(stepOf(after(loaded, made, { type: 'paid', enlace })).name).toBe('recibido');
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
      },
    },
  );
  expect(stepOf(used)).toMatchObject({ name: 'usado', use: { left: 0, facturas: [{ numero: 'B' }] } });
  expect(used.asked).toBe(true);
  const rest = pagoReducer(used, { type: 'payRest' });
  expect(rest.asked).toBe(false);
  expect(rest).toMatchObject({ what: { requested: [{ numero: 'B' }] }, mode: 'pagar', usedFavor: true });
  expect([rest.payables, stepOf(rest).name]).toEqual([undefined, 'pagar']);
});

test('invoices that were read stay when reading them again fails; where there are none the error shows', () => {
  const failed: PagoEvent = { type: 'loadFailed', error: 'down' };
  expect(after(loaded, { type: 'refresh' }, failed)).toMatchObject({
    payables,
    loadError: undefined,
    reads: 1,
  });
  expect(after(failed)).toMatchObject({ payables: undefined, loadError: 'down' });
  expect(after(failed, { type: 'retry' })).toMatchObject({ loadError: undefined, reads: 1 });
});
