/** The reference API as the server under check, without a network between. */
import { readConfig } from '../../demo/api/config.ts';
import type { CheckOptions } from '../../tools/check/run.ts';
import { demo, openApi } from '../api/support/api.ts';
import { probeClaveCost } from '../api/support/probes.ts';
import type { Fault } from './alter.ts';
import { allOf, expectWrong } from './expectWrong.ts';
import { proxyWith } from './proxy.ts';

export interface ReferenceApi {
  ask: (request: Request) => Promise<Response>;
  /** Expects that the check finds these and no others. */
  expectWrong: (
    expected: readonly string[],
    options: Partial<CheckOptions> & Pick<CheckOptions, 'fetch'>,
  ) => Promise<void>;
  /** Expects that the check finds what the fault breaks and nothing else, by the calls that it takes to see it. */
  expectFound: (fault: Fault) => Promise<void>;
  close: () => Promise<void>;
}

export async function openReferenceApi(): Promise<ReferenceApi> {
  // All checks of a file together come from one address and one user; tries of a sign-in are judged, and stay few.
  const { limites } = readConfig({});
  const many = Object.fromEntries(
    Object.entries(limites).map(([name, limite]) => [
      name,
      name.startsWith('ingresoCuenta') ? limite : { ...limite, max: 10_000 },
    ]),
  ) as typeof limites;
  const api = await openApi({ config: { claveCost: probeClaveCost, limites: many } });
  const ask: ReferenceApi['ask'] = async (request) => api.app.fetch(request);
  const expectThese: ReferenceApi['expectWrong'] = (expected, options) =>
    expectWrong(expected, {
      base: 'http://api.ejemplo.edu',
      user: demo.username,
      password: demo.password,
      // No time passes but what a fault lets pass: how busy this machine is says nothing of the server.
      now: () => 0,
      ...options,
    });
  return {
    ask,
    expectWrong: expectThese,
    expectFound: (fault) =>
      expectThese(allOf(fault), {
        calls: [fault.call, ...(fault.with ?? [])],
        ...proxyWith(fault, ask),
      }),
    close: () => api.close(),
  };
}
