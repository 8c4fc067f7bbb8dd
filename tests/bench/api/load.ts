/** Sends requests to servers on several connections at once, without pause, and measures the answers. */
import { Client } from 'undici';

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Default 200. */
  status?: number;
}

/** A server that says how much processor time it has used, in microseconds. */
export interface Target {
  /** Undefined: it gets no requests, only its processor time counts. */
  url: string | undefined;
  cpu(): Promise<number>;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the servers' processor time for each answer; of a database too if it is embedded or among the targets. */
  cpu: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** Seconds of warm-up, which do not count: code is compiled, connections are opened. */
  warmUp?: number;
  /** Milliseconds that each connection waits between two requests. Default none. */
  pauseMs?: number;
}

/**
 * Connections are spread evenly over the targets. Every answer is read whole.
 * @param next gives each request
 * @throws at the first answer with another status than expected
 */
export async function load(
  targets: readonly Target[],
  next: () => Ask,
  { connections, seconds, warmUp = 1.5, pauseMs = 0 }: LoadOptions,
): Promise<Measured> {
  const times: number[] = [];
  let counts = false;
  let ends = false;
  const asked = targets.flatMap(({ url }) => url ?? []);
  const worker = async (url: string): Promise<void> => {
    const client = new Client(url);
    while (!ends) {
      const begun = performance.now();
      await send(client, next());
      if (counts) times.push(performance.now() - begun);
      if (pauseMs > 0) await pause(pauseMs);
    }
    await client.close();
  };
  const workers = Array.from({ length: connections }, (_, i) => worker(asked[i % asked.length] as string));
  // A worker that fails ends the measurement at once, not only when it is awaited.
  const failed = Promise.all(workers).finally(() => {
    ends = true;
  });
  await Promise.race([pause(warmUp * 1000), failed]);
  const before = await sumCpu(targets);
  const start = performance.now();
  counts = true;
  await Promise.race([pause(seconds * 1000), failed]);
  counts = false;
  const passed = performance.now() - start;
  const used = (await sumCpu(targets)) - before;
  ends = true;
  await failed;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / (passed / 1000), p50: at(0.5), p99: at(0.99), cpu: used / times.length };
}

async function send(
  client: Client,
  { method = 'GET', path, headers, body, status = 200 }: Ask,
): Promise<void> {
  const answer = await client.request({
    method,
    path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.statusCode === status) return answer.body.dump({ limit: 64 * 1_048_576 });
  throw new Error(`${method} ${path}: ${answer.statusCode} ${await answer.body.text()}`);
}

async function sumCpu(targets: readonly Target[]): Promise<number> {
  const all = await Promise.all(targets.map((target) => target.cpu()));
  return all.reduce((sum, one) => sum + one, 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
