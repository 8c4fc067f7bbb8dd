// A server for each worker: the real API on a database in memory, with the demo data, the built bundle and the site. Two
// workers never see what the other's journeys do to the demo client.
import type { TestProject } from 'vitest/node';
import { ensureBundle } from '../../../demo/serve/ensureBundle.ts';
import type { RunningServer } from '../../../demo/server.ts';
import { installChromium } from '../../browser/installChromium.ts';
import { signInDemo } from '../../browser/signInDemo.ts';
import { type DemoData, makeDemoData, startDemo } from '../../support/demoServer.ts';

/** Where a journey takes place. */
export interface Site {
  /** The server's address, without a slash at the end. */
  url: string;
  /** An access token of the demo client. */
  token: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of their numbers. */
    sites: readonly Site[];
    /** The executable of the browser. */
    chromium: string;
    /** The demo data, for a server of a journey's own. */
    demoData: string;
  }
}

const servers: RunningServer[] = [];
let demo: DemoData | undefined;

/** Journeys fill courses with accounts that nobody verified, and all of them come from one address. */
const env = { LIMITE_INSCRIPCION_SIN_VERIFICAR: '100/1d', LIMITE_INSCRIPCION_DIRECCION: '1000/1d' };

export async function setup(project: TestProject): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  project.provide('chromium', await installChromium(say));
  await ensureBundle(() => say('Building the bundle'));
  demo = await makeDemoData();
  project.provide('demoData', demo.file);
  const sites: Site[] = [];
  for (let worker = 0; worker < Number(project.config.maxWorkers); worker += 1) {
    const server = await startDemo(demo.file, { env });
    servers.push(server);
    sites.push({ url: server.url, token: await signInDemo(server.url) });
  }
  project.provide('sites', sites);
}

export async function teardown(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  await demo?.remove();
}
