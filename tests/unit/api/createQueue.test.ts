import { expect, it } from 'vitest';
import { createQueue } from '../../../demo/api/http/createQueue.ts';

it('work is done a few pieces at a time, and a caller who finds the queue full is asked to retry later', async () => {
  const queue = createQueue({ atOnce: 2, waitingMax: 3 });
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const piece = () =>
    queue(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const taken = Array.from({ length: 5 }, piece);
  await expect(piece()).rejects.toMatchObject({
    code: 'no_disponible',
    extra: { headers: { 'retry-after': '5' } },
  });
  for (let n = 1; n <= 5; n += 1) {
    await expect.poll(() => ends.length).toBeGreaterThanOrEqual(n);
    ends[n - 1]?.();
  }
  await Promise.all(taken);
  expect({ most, running }).toEqual({ most: 2, running: 0 });
});
