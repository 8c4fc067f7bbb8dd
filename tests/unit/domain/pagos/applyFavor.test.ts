/** Credit pays exactly the requested amount, from the first receipts, or nothing at all. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { applyFavor } from '../../../../src/domain/pagos/applyFavor.ts';

const recibos = fc
  .array(fc.nat(1_000), { maxLength: 6 })
  .map((valores) => valores.map((sinAplicar, i) => ({ numero: `REC-${i}`, sinAplicar })));
const amounts = fc
  .array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 })
  .map((valores) => valores.map((valor, i) => ({ numero: `F-${i}`, valor })));

it('what is in favour gives each invoice what was asked for and takes no receipt below nothing', () => {
  fc.assert(
    fc.property(recibos, amounts, (held, asked) => {
      const favor = sumValores(held.map(({ sinAplicar }) => sinAplicar));
      const requested = sumValores(asked.map(({ valor }) => valor));
      const applied = applyFavor(held, asked);
      expect(applied.ok).toBe(requested <= favor);
      if (!applied.ok) return;
      for (const { numero, valor } of asked) {
        expect(sumValores(applied.value.filter((a) => a.factura === numero).map((a) => a.valor))).toBe(valor);
      }
      const used = held.map(({ numero, sinAplicar }) => {
        const taken = sumValores(applied.value.filter((a) => a.recibo === numero).map((a) => a.valor));
        expect(taken).toBeLessThanOrEqual(sinAplicar);
        return taken === sinAplicar ? 'all' : taken > 0 ? 'part' : 'none';
      });
      // Receipts before the partly used one are used up; those after it are not touched.
      const first = used.findIndex((use) => use !== 'all');
      if (first >= 0)
        expect(held.slice(first + 1).every((r) => !applied.value.some((a) => a.recibo === r.numero))).toBe(
          true,
        );
      expect(applied.value.every(({ valor }) => valor > 0)).toBe(true);
    }),
  );
});
