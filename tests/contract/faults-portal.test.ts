/** Each fault of what a signed-in client does is found and reported under its call and rule; nothing else is reported as wrong. */
import { afterAll, beforeAll, it } from 'vitest';
import { effectFaults } from './effectFaults.ts';
import { orderFaults } from './orderFaults.ts';
import { portalFaults } from './portalFaults.ts';
import { openReferenceApi, type ReferenceApi } from './referenceApi.ts';
import { registerFaults } from './registerFaults.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
});
afterAll(() => api.close());

it.each([...portalFaults, ...orderFaults, ...registerFaults, ...effectFaults])(
  '$name: $rule of $call',
  (fault) => api.expectFound(fault),
);
