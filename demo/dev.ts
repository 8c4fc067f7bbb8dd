// `npm run dev`: rebuilds the bundle on every change of src or widgets, and restarts the server on every change of demo
// or of what the API shares with the bundle. There is no hot reload: what is seen is what is shipped.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onParentGone } from './serve/onParentGone.ts';

const root = join(import.meta.dirname, '..');

const children: ChildProcess[] = [
  watch(['src', 'widgets'], 'widgets/build/run.ts'),
  watch(['demo', 'src/domain', 'src/contract'], 'demo/start.ts', '--no-build'),
];

function watch(folders: string[], ...command: string[]): ChildProcess {
  const paths = folders.map((folder) => `--watch-path=${join(root, folder)}`);
  return run(...paths, '--watch-preserve-output', ...command);
}

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // A restart does not wait for the connections that a browser keeps.
    env: { SHUTDOWN_IDLE: '0', ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', stop);
  return child;
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
onParentGone(stop);
