import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Factura } from '../../src/contract/factura.ts';
import type { FacturasPago } from '../../src/domain/pagos/sumPendientes.ts';
import { storeToken } from '../browser/storeToken.ts';
import { openPage } from './support/page.ts';
import { answering, listen } from './support/server.ts';
import { user } from './support/tab.ts';
import { tokenFor } from './support/token.ts';

let useChosenFacturas: typeof import('../../src/areas/cliente/cartera/useChosenFacturas.ts').useChosenFacturas;
const factura = { numero: 'F1', saldo: 100 } as Factura;

function Chosen({ pagos }: { readonly pagos: readonly FacturasPago[] | undefined }) {
  const chosen = useChosenFacturas(pagos);
  const has = chosen.has(factura);
  chosen.forgetChanged([factura]);
  return has ? factura.numero : '';
}

test('the invoices that a client chose to pay are chosen when they come back, except for those that a payment under way may pay, and not for somebody else in the same tab', async () => {
  openPage();
  const server = await listen(answering(200, JSON.stringify({ user })));
  vi.stubGlobal('location', new URL(server.base));
  storeToken(tokenFor('ana'));
  const { restoreSesion } = await import('../../src/state/sesion.ts');
  await restoreSesion();
  const { chosenKey, tabStorage } = await import('../../src/state/tabStorage.ts');
  ({ useChosenFacturas } = await import('../../src/areas/cliente/cartera/useChosenFacturas.ts'));
  const chosenAfter = (usuario: string, rest: number, pagos?: readonly FacturasPago[]): string => {
    tabStorage.write(chosenKey, JSON.stringify({ usuario, saldos: { F1: rest } }));
    return renderToStaticMarkup(createElement(Chosen, { pagos }));
  };
  const pagoOf = (valor: number, estado: FacturasPago['estado']): FacturasPago[] => [
    { estado, valor, moneda: 'USD', facturas: [{ numero: 'F1', valor }] },
  ];
  expect(chosenAfter(user.id, 100, [])).toBe('F1');
  expect(chosenAfter('u2', 100, [])).toBe('');
  // Nothing is chosen before the payments are known.
  expect(chosenAfter(user.id, 100)).toBe('');
  const isKept = () => tabStorage.read(chosenKey) !== undefined;
  for (const [rest, valor, estado, chosen] of [
    [100, 60, 'pendiente', ''],
    [100, 100, 'pendiente', ''],
    [100, 60, 'fallido', 'F1'],
    // Chosen while the payment was under way.
    [40, 60, 'pendiente', 'F1'],
    [0, 100, 'pendiente', 'F1'],
  ] as const)
    expect([
      rest,
      valor,
      estado,
      chosenAfter(user.id, rest, pagoOf(valor, estado)),
      // What is no longer chosen is forgotten: the end of its payment does not choose it again.
      isKept(),
    ]).toEqual([rest, valor, estado, chosen, chosen !== '']);
});
