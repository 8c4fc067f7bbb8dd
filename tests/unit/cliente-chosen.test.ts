import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Factura } from '../../src/contract/factura.ts';
import { storeToken } from '../browser/storeToken.ts';
import { openPage } from './support/page.ts';
import { answering, listen } from './support/server.ts';
import { user } from './support/tab.ts';
import { tokenFor } from './support/token.ts';

let useChosenFacturas: typeof import('../../src/areas/cliente/cartera/useChosenFacturas.ts').useChosenFacturas;
const shown = [{ numero: 'F1', saldo: 100 } as Factura];

function Chosen() {
  return useChosenFacturas(shown).facturas.map(({ numero }) => numero);
}

test('the invoices that a client chose to pay are chosen when they come back, and not for somebody else in the same tab', async () => {
  openPage();
  const server = await listen(answering(200, JSON.stringify({ user })));
  vi.stubGlobal('location', new URL(server.base));
  storeToken(tokenFor('ana'));
  const { restoreSesion } = await import('../../src/state/sesion.ts');
  await restoreSesion();
  const { chosenKey, tabStorage } = await import('../../src/state/tabStorage.ts');
  ({ useChosenFacturas } = await import('../../src/areas/cliente/cartera/useChosenFacturas.ts'));
  const chosenAfter = (usuario: string): string => {
    tabStorage.write(chosenKey, JSON.stringify({ usuario, saldos: { F1: 100 } }));
    return renderToStaticMarkup(createElement(Chosen));
  };
  expect(chosenAfter(user.id)).toBe('F1');
  expect(chosenAfter('u2')).toBe('');
});
