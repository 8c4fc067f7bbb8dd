// Proves which link answers a request that was made before: as few links as possible ask for the same money.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { findSameEnlace } from '../../../../src/domain/pagos/findSameEnlace.ts';

const hour = 3_600_000;
const amounts = [
  { numero: 'A', valor: 100 },
  { numero: 'B', valor: 50 },
];
const enlace = { facturas: amounts, valor: 150, pendiente: 150, caducaEl: 72 * hour };

test.each([
  ['asks for another amount', { facturas: [{ numero: 'A', valor: 150 }] }],
  ['was paid in part', { pendiente: 40 }],
  ['is about to run out', { caducaEl: hour / 3 }],
])('a link that %s is not given again', (_, change) => {
  expect(findSameEnlace([{ ...enlace, ...change }], amounts, undefined, 0)).toBeUndefined();
});

test('a link is given again if it lasts as long as requested, give or take an hour', () => {
  expect(findSameEnlace([enlace], amounts, 73, 0)).toBe(enlace);
  expect(findSameEnlace([enlace], amounts, 74, 0)).toBeUndefined();
  expect(findSameEnlace([enlace], amounts, 1, 0)).toBe(enlace);
});

test('what was just asked for is found among any others, in whatever order its invoices are', () => {
  const asked = fc
    .uniqueArray(
      fc.record({ numero: fc.stringMatching(/^\d{3}$/), valor: fc.integer({ min: 1, max: 1000 }) }),
      {
        selector: ({ numero }) => numero,
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((facturas) => {
      const valor = sumValores(facturas.map((factura) => factura.valor));
      return { facturas, valor, pendiente: valor, caducaEl: 72 * hour };
    });
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), fc.nat(), (activos, n) => {
      const one = activos[n % activos.length];
      const found = findSameEnlace(activos, one?.facturas.toReversed() ?? [], 72, 0);
      const byNumero = (facturas = one?.facturas) =>
        Object.fromEntries((facturas ?? []).map(({ numero, valor }) => [numero, valor]));
      expect(byNumero(found?.facturas)).toEqual(byNumero());
    }),
  );
});
