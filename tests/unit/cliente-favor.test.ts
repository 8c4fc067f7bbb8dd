// Paying with what is in favour: what is proposed for each invoice, and what a person makes of it.
import { expect, test } from 'vitest';
import type { Factura } from '../../src/contract/factura.ts';
import { checkLineas, type PorPagar, spreadFavor } from '../../src/domain/pagos/lineas.ts';

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

const nueva = factura('F-2', 10_000, '2026-12-01');
const vieja = factura('F-1', 4_000, '2026-10-01');
const propose = (factura: Factura, propuesto = factura.saldo): PorPagar<Factura> => ({ factura, propuesto });
const proposed = (porPagar: readonly PorPagar<Factura>[]) =>
  Object.fromEntries(porPagar.map(({ factura: { numero }, propuesto }) => [numero, propuesto]));

test('what is in favour is proposed for the oldest debt first, and never more of it than there is', () => {
  const lineas = checkLineas([propose(nueva), propose(vieja)], {}, ',');
  expect(proposed(spreadFavor(lineas, 6_000))).toEqual({ 'F-1': 4_000, 'F-2': 2_000 });
  expect(proposed(spreadFavor(lineas, 3_000))).toEqual({ 'F-1': 3_000, 'F-2': 0 });
  expect(proposed(spreadFavor(lineas, 99_000))).toEqual({ 'F-1': 4_000, 'F-2': 10_000 });
});

test('no invoice is proposed more than the person meant to pay of it', () => {
  const lineas = checkLineas([propose(nueva), propose(vieja)], { 'F-1': '10,00', 'F-2': null }, ',');
  expect(proposed(spreadFavor(lineas, 6_000))).toEqual({ 'F-1': 1_000, 'F-2': 0 });
});

test('an invoice of which nothing is proposed is not chosen until the person does', () => {
  const porPagar = [propose(vieja, 0)];
  expect(checkLineas(porPagar, {}, ',')[0]).toMatchObject({ elegida: false, valor: 0, fault: undefined });
  expect(checkLineas(porPagar, { 'F-1': '40' }, ',')[0]).toMatchObject({ elegida: true, valor: 4_000 });
});

test('one left out counts for nothing, whatever was proposed; an empty amount is asked for', () => {
  const [una] = checkLineas([propose(vieja)], { 'F-1': null }, ',');
  expect(una).toMatchObject({ elegida: false, texto: '', valor: 0, fault: undefined });
  const [vacia] = checkLineas([propose(vieja)], { 'F-1': '' }, ',');
  expect(vacia).toMatchObject({ elegida: true, valor: 0, fault: 'formato' });
});

test('more than is owed of an invoice is refused, all of it is not', () => {
  expect(checkLineas([propose(vieja)], { 'F-1': '40,01' }, ',')[0]?.fault).toBe('excede');
  expect(checkLineas([propose(vieja)], {}, ',')[0]).toMatchObject({ texto: '40,00', fault: undefined });
});
