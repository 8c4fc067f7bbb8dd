// A server of a journey's own, for what changes the demo client's money.

import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { signInDemo } from '../../browser/signInDemo.ts';
import { startDemo } from '../../support/demoServer.ts';
import { asCliente } from './cliente.ts';
import type { Journey } from './test.ts';

/** The demo client at a server of the journey's own, where nobody else pays what they owe. */
export async function openOwn(journey: Journey, onTestFinished: (close: () => Promise<void>) => void) {
  // Late enough for a person to be back in the portal, and to reload it, on a busy machine too.
  const server = await startDemo(inject('demoData'), { env: { PASARELA_LATE: '12s' } });
  onTestFinished(() => server.close());
  const demo = asCliente(server.url, await signInDemo(server.url));
  const there = await journey.another({ baseURL: server.url });
  const open = (path: string): Promise<Page> => there.open(path, { token: demo.token });
  return { url: server.url, demo, there, open };
}
