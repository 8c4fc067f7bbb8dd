// Runs one command-line tool of the project and returns its exit code and all that it printed. It judges nothing.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The project's folder, absolute, without a slash at the end. */
export const root = join(import.meta.dirname, '..', '..');

export interface ToolResult {
  code: number;
  output: string;
  stdout: string;
}

/** Runs `command` (found in node_modules/.bin first) with `args` in `cwd`, without a terminal or an input. */
export function runTool(command: string, args: readonly string[], cwd = root): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const all: string[] = [];
    const out: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      all.push(text);
      out.push(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => all.push(text));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: all.join('').trim(), stdout: out.join('') }),
    );
  });
}
