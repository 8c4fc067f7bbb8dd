// Makes the first views of the tags: builds their renderer for Node, with the same transformer as the bundle, so that class
// names are the same; and runs it in a process of its own, so that whatever it leaves open cannot block the build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { componentIds } from '../componentIds.ts';
import { transformer } from '../transformer.ts';
import type { FirstViews } from './FirstViews.ts';

export async function buildFirstViews(): Promise<FirstViews> {
  const outDir = mkdtempSync(join('node_modules', '.first-views-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      oxc: transformer,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [componentIds()],
      ssr: { noExternal: ['styled-components'] },
      build: { ssr: 'widgets/build/firstViews/renderViews.tsx', outDir, target: 'node24' },
    });
    const printed = execFileSync(process.execPath, [join(outDir, 'renderViews.js')], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(printed.toString()) as FirstViews;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
