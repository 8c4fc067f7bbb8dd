// Paying with what is in favour: what is proposed for each invoice, and what the person changes in it.
import { expect, test } from 'vitest';
import type { Factura } from '../../src/contract/factura.ts';
import { checkLineas, type Payable, spreadFavor } from '../../src/domain/pagos/lineas.ts';

/** Owed in one instalment, as far as these rules look at it. */
const factura = (numero: string, saldo: number, vence: string): Factura =>
  ({
    numero,
    moneda: 'USD',
    estado: 'emitida',
    total: saldo,
    pagado: 0,
    acreditado: 0,
    saldo,
    cuotas: [{ id: numero, vence, valor: saldo, estado: 'pendiente' }],
  }) as Partial<Factura> as Factura;

const newer = factura('F-2', 10_000, '2026-12-01');
const older = factura('F-1', 4_000, '2026-10-01');
const propose = (factura: Factura, proposed = factura.saldo): Payable<Factura> => ({ factura, proposed });
const proposed = (payables: readonly Payable<Factura>[]) =>
  Object.fromEntries(payables.map(({ factura: { numero }, proposed }) => [numero, proposed]));

test('what is in favour is proposed for the oldest debt first, and never more of it than there is', () => {
  const lineas = checkLineas([propose(newer), propose(older)], {}, ',');
  expect(proposed(spreadFavor(lineas, 6_000))).toEqual({ 'F-1': 4_000, 'F-2': 2_000 });
  expect(proposed(spreadFavor(lineas, 3_000))).toEqual({ 'F-1': 3_000, 'F-2': 0 });
  expect(proposed(spreadFavor(lineas, 99_000))).toEqual({ 'F-1': 4_000, 'F-2': 10_000 });
});

test('no invoice is proposed more than the person meant to pay of it', () => {
  const lineas = checkLineas([propose(newer), propose(older)], { 'F-1': '10,00', 'F-2': null }, ',');
  expect(proposed(spreadFavor(lineas, 6_000))).toEqual({ 'F-1': 1_000, 'F-2': 0 });
});

test('an invoice without a proposed amount is not chosen until the person types one', () => {
  const payables = [propose(older, 0)];
  expect(checkLineas(payables, {}, ',')[0]).toMatchObject({ chosen: false, valor: 0, fault: undefined });
  expect(checkLineas(payables, { 'F-1': '40' }, ',')[0]).toMatchObject({ chosen: true, valor: 4_000 });
});

test('an invoice left out counts for nothing, whatever was proposed; an empty amount is an error', () => {
  const [one] = checkLineas([propose(older)], { 'F-1': null }, ',');
  expect(one).toMatchObject({ chosen: false, text: '', valor: 0, fault: undefined });
  const [empty] = checkLineas([propose(older)], { 'F-1': '' }, ',');
  expect(empty).toMatchObject({ chosen: true, valor: 0, fault: 'formato' });
});

test('an amount above what an invoice owes is refused and added to no total; the whole amount is accepted', () => {
  const [tooMuch] = checkLineas([propose(older)], { 'F-1': '40,01' }, ',');
  expect(tooMuch).toMatchObject({ text: '40,01', valor: 0, fault: 'excede' });
  expect(checkLineas([propose(older)], {}, ',')[0]).toMatchObject({ text: '40,00', fault: undefined });
});
