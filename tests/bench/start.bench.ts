// Measures the time that `npm start` takes until it says where to go: with an empty folder (tables and demo data are made),
// and again with the data that it finds there. The bundle is built before.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import type { Bench } from './run.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export const bench: Bench = {
  title: 'npm start until it is ready, in seconds (a second start should take less than 10)',
  async run() {
    await ensureBundle();
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
    try {
      const [first, second] = [await secondsToStart(dataDir), await secondsToStart(dataDir)];
      return [
        `first start ${first.toFixed(1)}, second start ${second.toFixed(1)} = ×${(second / first).toFixed(2)}`,
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

function secondsToStart(dataDir: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['demo/start.ts', '--no-build'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let seconds: number | undefined;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('Empiece aquí')) return;
      seconds = (performance.now() - begun) / 1000;
      child.kill('SIGTERM');
    });
    child.on('close', (code) =>
      seconds === undefined
        ? reject(new Error(`It ended with ${code} before it was ready.`))
        : resolve(seconds),
    );
  });
}
