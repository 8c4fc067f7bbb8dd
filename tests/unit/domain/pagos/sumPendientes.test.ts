/** Payments that are still being decided may bring this much of some invoices. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { type EstadoPago, estadosPago } from '../../../../src/domain/estados/pago.ts';
import { type FacturasPago, sumPendientes } from '../../../../src/domain/pagos/sumPendientes.ts';

const numeros = ['F-0', 'F-1', 'F-2', 'F-3'];
const some = fc.subarray(numeros);
const pago: fc.Arbitrary<FacturasPago> = fc.record({
  estado: fc.constantFrom(...estadosPago),
  valor: fc.integer({ min: 1, max: 1_000 }),
  moneda: fc.constant('USD'),
  facturas: fc.uniqueArray(
    fc.record({ numero: fc.constantFrom(...numeros), valor: fc.integer({ min: 1, max: 1_000 }) }),
    { selector: ({ numero }) => numero, minLength: 1 },
  ),
});
const isUndecided = (estado: EstadoPago) => estado === 'creado' || estado === 'pendiente';
const pagos = fc.array(pago, { maxLength: 6 });
const valorOf = (list: readonly FacturasPago[], wanted: readonly string[]) =>
  sumPendientes(list, wanted)?.valor ?? 0;

it('the amount in process counts the undecided payments that ask for one of the invoices, and no others', () => {
  fc.assert(
    fc.property(pagos, some, (list, wanted) => {
      const counted = list.filter(
        ({ estado, facturas }) =>
          isUndecided(estado) && facturas.some(({ numero }) => wanted.includes(numero)),
      );
      expect(sumPendientes(list, wanted)?.count ?? 0).toBe(counted.length);
      expect(sumPendientes(counted, wanted)).toEqual(sumPendientes(list, wanted));
    }),
  );
});

it('the amount in process is never more than was attempted, nor more than was asked for of the invoices', () => {
  fc.assert(
    fc.property(pagos, some, (list, wanted) => {
      const pending = list.filter(({ estado }) => isUndecided(estado));
      const asked = pending.flatMap(({ facturas }) =>
        facturas.filter(({ numero }) => wanted.includes(numero)).map(({ valor }) => valor),
      );
      const valor = valorOf(list, wanted);
      expect(valor).toBeLessThanOrEqual(sumValores(pending.map((one) => one.valor)));
      expect(valor).toBeLessThanOrEqual(sumValores(asked));
      expect(valor > 0).toBe(asked.length > 0);
    }),
  );
});

it('the amount in process adds up payment by payment, and does not shrink when more invoices are asked about', () => {
  fc.assert(
    fc.property(pagos, some, some, (list, wanted, more) => {
      const valor = valorOf(list, wanted);
      expect(sumValores(list.map((one) => valorOf([one], wanted)))).toBe(valor);
      expect(valorOf(list, [...wanted, ...more])).toBeGreaterThanOrEqual(valor);
    }),
  );
});
