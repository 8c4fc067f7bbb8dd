// Prepares what all files of journeys need: the bundle, a browser, and the demo data for their servers.
import type { TestProject } from 'vitest/node';
import { ensureBundle } from '../../../demo/serve/ensureBundle.ts';
import { installChromium } from '../../browser/installChromium.ts';
import { type DemoData, makeDemoData } from '../../support/demoServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the browser. */
    chromium: string;
    /** The address of the cluster with the demo data, which the server of a file or of a journey copies. */
    demoData: string;
  }
}

let demo: DemoData | undefined;

export async function setup(project: TestProject): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  project.provide('chromium', await installChromium(say));
  await ensureBundle(() => say('Building the bundle'));
  demo = await makeDemoData();
  project.provide('demoData', demo.url);
}

export async function teardown(): Promise<void> {
  await demo?.remove();
}
