// One server for all journeys: the real API on a database in memory, with the demo data, the built bundle and the site.
import type { TestProject } from 'vitest/node';
import { ensureBundle } from '../../../demo/serve/ensureBundle.ts';
import { type RunningServer, startServer } from '../../../demo/server.ts';
import { installChromium } from '../../browser/installChromium.ts';
import { signInDemo } from '../../browser/signInDemo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address, without a slash at the end. */
    url: string;
    /** The executable of the browser. */
    chromium: string;
    /** An access token of the demo client. */
    token: string;
  }
}

let server: RunningServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  project.provide('chromium', await installChromium(say));
  await ensureBundle(() => say('Building the bundle'));
  server = await startServer({ port: 0, memory: true, seed: 'demo' });
  project.provide('url', server.url);
  project.provide('token', await signInDemo(server.url));
}

export async function teardown(): Promise<void> {
  await server?.close();
}
