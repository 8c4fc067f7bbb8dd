/** A visit to the payment page comes to one outcome. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { type VisitPago, visitOutcome } from '../../../../src/domain/pagos/visitOutcome.ts';

const id = fc.constantFrom('a', 'b', 'c');
const pago: fc.Arbitrary<VisitPago> = fc.record({
  id,
  estado: fc.constantFrom(...estadosPago),
  recibo: fc.option(fc.constantFrom('REC-1', 'REC-2'), { nil: undefined }),
});
const before = fc.option(id, { nil: undefined });

it('a person who made no attempt has left, whatever attempts there were before', () => {
  expect(visitOutcome(undefined, undefined)).toEqual({ name: 'left' });
  for (const estado of ['fallido', 'anulado', 'confirmado', 'reembolsado'] as const) {
    expect(visitOutcome({ id: 'a', estado, recibo: 'REC-1' }, 'a')).toEqual({ name: 'left' });
  }
});

it('an undecided attempt is waited for, so that nobody is asked to pay again, also one from before', () => {
  fc.assert(
    fc.property(pago, before, (latest, known) => {
      const isUndecided = latest.estado === 'creado' || latest.estado === 'pendiente';
      const { name } = visitOutcome(latest, known);
      if (isUndecided) expect(name).toBe('waiting');
      if (name === 'refused' || name === 'left') expect(isUndecided).toBe(false);
    }),
  );
});

it('only a new attempt with a receipt is paid, and its receipt is the one that is shown', () => {
  fc.assert(
    fc.property(pago, before, (latest, known) => {
      const outcome = visitOutcome(latest, known);
      if (outcome.name !== 'paid') return;
      expect(latest.id).not.toBe(known);
      expect(['confirmado', 'reembolsado']).toContain(latest.estado);
      expect(outcome.recibo).toBe(latest.recibo);
    }),
  );
  expect(visitOutcome({ id: 'b', estado: 'confirmado', recibo: 'REC-1' }, 'a').name).toBe('paid');
  expect(visitOutcome({ id: 'b', estado: 'fallido' }, 'a').name).toBe('refused');
  expect(visitOutcome({ id: 'b', estado: 'anulado' }, 'a').name).toBe('left');
});
