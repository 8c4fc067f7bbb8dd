/** Ports for programs that must be told theirs and cannot take whichever is free. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Enough, as one try in a thousand meets another worker. */
const triesMax = 5;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Starts something on a free port, and on another one if that fails: somebody may have taken the port meanwhile. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tries === triesMax) throw error;
    }
  }
}
