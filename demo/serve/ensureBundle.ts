// Builds the bundle only if its sources have changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILD = join('widgets', 'build', 'run.ts');
const SOURCES = ['src', 'widgets', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const ENTRY = join(ROOT, 'dist', 'widgets', 'portal.js');
const STAMP = join(ROOT, 'dist', 'bundle.stamp');

/** The bundle could not be built. The message contains all that the build printed. */
class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';
}

/** Resolves with true if it built, false if the bundle was up to date. Rejects with BuildFailedError. */
export async function ensureBundle(onBuild?: () => void): Promise<boolean> {
  const sources = await fingerprint();
  const known = await readFile(STAMP, 'utf8').catch(() => undefined);
  const built = await builtAt();
  if (built !== undefined && known === `${sources} ${built}`) return false;
  onBuild?.();
  await build();
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await writeFile(STAMP, `${sources} ${await builtAt()}`);
  return true;
}

/** Returns the time of the build. The stamp contains it, so that a build by hand in between is noticed. */
async function builtAt(): Promise<number | undefined> {
  return (await stat(ENTRY).catch(() => undefined))?.mtimeMs;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of (await listFiles(join(ROOT, source))).sort()) {
      hash.update(`${relative(ROOT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILD], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new BuildFailedError(`El paquete de etiquetas no se pudo armar.\n\n${printed.join('').trim()}`),
        );
    });
  });
}
