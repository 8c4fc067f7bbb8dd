// `npx node tests/check/completeLock.ts`: adds to package-lock.json the optional packages for other platforms that npm left out
// because the registry at hand does not have them. `npm ci` refuses a lock file without them, though it would never install them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tool.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The optional dependencies that have no entry of their own, as path and version. */
export function missingOptionals({ packages }: Lock): { path: string; version: string; of: LockedPackage }[] {
  const found = Object.entries(packages).flatMap(([holder, of]) =>
    Object.entries(of.optionalDependencies ?? {})
      .filter(([name]) => !reachable(packages, holder, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, version, of })),
  );
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/** Returns true if `name` is found from `holder` as Node looks for it. */
function reachable(packages: Lock['packages'], holder: string, name: string): boolean {
  for (let at = holder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

/** Reads the platform from the package's name. */
function platformOf(path: string): Pick<LockedPackage, 'os' | 'cpu'> {
  const words = path.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

async function main(): Promise<void> {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
  const missing = missingOptionals(lock);
  for (const { path, version, of } of missing) {
    lock.packages[path] = { version, ...(of.dev && { dev: true }), ...platformOf(path), optional: true };
  }
  const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} optional packages named.`);
}

if (import.meta.main) await main();
