import { expect, test, vi } from 'vitest';
import { storeToken } from '../../browser/storeToken.ts';
import { openPage } from '../support/page.ts';
import { answering, listen } from '../support/server.ts';
import { user } from '../support/tab.ts';
import { tokenFor } from '../support/token.ts';

test('a person back from the payment page hears of their own visit, not of that of whoever was signed in before', async () => {
  openPage();
  const server = await listen(answering(200, JSON.stringify({ user })));
  vi.stubGlobal('location', new URL(server.base));
  storeToken(tokenFor('ana'));
  const { restoreSesion } = await import('../../../src/state/sesion.ts');
  await restoreSesion();
  const { keepGatewayVisit, takeGatewayVisit } = await import('../../../src/features/pago/gateway.tsx');
  const enlace = { id: 'e1', url: 'https://pagos.test/e1' };
  const own = { enlace, usuario: user.id };
  keepGatewayVisit(own);
  expect(takeGatewayVisit()).toEqual(own);
  keepGatewayVisit({ enlace, usuario: 'u2' });
  expect(takeGatewayVisit()).toBeUndefined();
});
