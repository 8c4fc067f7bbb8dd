import { expect, it } from 'vitest';
import { createTraffic } from '../../../demo/api/http/createTraffic.ts';

it('background work goes on at once if no request is being answered, and after a short wait if one is', async () => {
  const traffic = createTraffic();
  await traffic.quiet(60_000);
  let finish = (): void => undefined;
  const under = traffic.pass(() => new Promise<void>((resolve) => (finish = resolve)));
  await traffic.quiet(1);
  const quiet = traffic.quiet(60_000);
  finish();
  await Promise.all([under, quiet]);
  await expect(traffic.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await traffic.quiet(60_000);
});
