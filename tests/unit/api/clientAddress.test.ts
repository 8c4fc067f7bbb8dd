import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from '../../../demo/api/http/clientAddress.ts';
import type { ApiEnv } from '../../../demo/api/http/context.ts';

it('the caller is the address that the outermost of our proxies saw', async () => {
  const app = new Hono<ApiEnv>();
  app.get('/:proxies', (c) => c.text(clientAddress(c, Number(c.req.param('proxies')))));
  const told = async (proxies: number, forwarded?: string) =>
    (await app.request(`/${proxies}`, { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).text();
  const chain = 'invented, 203.0.113.7, 10.0.0.2, 10.0.0.1';
  expect(await told(0, chain)).toBe('local');
  expect(await told(1, chain)).toBe('10.0.0.1');
  expect(await told(3, chain)).toBe('203.0.113.7');
  // A probe of the network itself passes fewer of them.
  expect(await told(3, '10.0.0.9')).toBe('10.0.0.9');
  expect(await told(2)).toBe('local');
});
