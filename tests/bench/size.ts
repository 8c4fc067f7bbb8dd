// `npm run size`: what a page really downloads to show each tag in Spanish. A browser opens a page with only that tag; all
// JavaScript that it requested until it was quiet is added up, compressed with gzip -9. Fonts are not counted. Fails when
// a budget (design: "Budgets") is exceeded, when a screen that comes later needs too many files, or when demo/docs/hosting.md says another
// number.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { startServer } from '../../demo/server.ts';
import { installChromium } from '../browser/installChromium.ts';
import { launchChromium } from '../browser/launchChromium.ts';
import { laterScreens, MOST_FILES } from './laterScreens.ts';
import { type Download, measurePages } from './measurePages.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Budget {
  name: string;
  /** kB of 1000 bytes. */
  limit: number;
  /** The most files that it may come in. */
  files: number;
  measure: (downloads: ReadonlyMap<string, Download[]>) => Download[];
}

const tagBudget = (tag: string, limit: number, files: number): Budget => ({
  name: `<${tag}>`,
  limit,
  files,
  measure: (downloads) => downloads.get(tag) ?? [],
});

const BUDGETS: readonly Budget[] = [
  {
    // 11 kB are the three first views in Spanish, 3 the hashes of the chunks, 15 code.
    name: 'loader (portal.js)',
    limit: 31,
    files: 1,
    measure: (downloads) => (downloads.get('portal-login') ?? []).filter(({ path }) => path === '/portal.js'),
  },
  tagBudget('portal-inscripcion-publica', 211, 9),
  tagBudget('portal-login', 201, 6),
  tagBudget('portal-cliente', 258, 20),
  tagBudget('portal-completo', 220, 12),
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const kB = (bytes: number): number => Math.ceil(bytes / 1000);

const executablePath = await installChromium(say);
await ensureBundle(() => say('Building the bundle'));
const server = await startServer({ port: 0, memory: true, seed: 'demo' });
const browser = await launchChromium(executablePath);
const downloads = await measurePages(browser, server.url).finally(async () => {
  await browser.close();
  await server.close();
});

const sizes = new Map<string, number>();
for (const path of new Set([...downloads.values()].flat().map((download) => download.path))) {
  const bytes = await readFile(join(ROOT, 'dist', 'widgets', path));
  sizes.set(path, gzipSync(bytes, { level: 9 }).byteLength);
}

const guide = await readFile(join(ROOT, 'demo/docs/hosting.md'), 'utf8').catch(() => '');
const problems: string[] = [];
say(`\n${'gzip, kB'.padEnd(34)}${'size'.padStart(8)}${'budget'.padStart(9)}${'files'.padStart(8)}`);
for (const { name, limit, files: most, measure } of BUDGETS) {
  const files = measure(downloads);
  const total = kB(files.reduce((sum, { path }) => sum + (sizes.get(path) ?? 0), 0));
  say(
    `${name.padEnd(34)}${String(total).padStart(8)}${String(limit).padStart(9)}${String(files.length).padStart(8)}`,
  );
  if (process.argv.includes('--files')) {
    for (const { path } of files) say(`    ${String(sizes.get(path)).padStart(8)} B  ${path}`);
  }
  if (total === 0) problems.push(`${name} was not downloaded at all.`);
  if (total > limit) problems.push(`${name} weighs ${total} kB; its budget is ${limit} kB.`);
  if (files.length > most) problems.push(`${name} comes in ${files.length} files; ${most} are allowed.`);
  if (!saysSo(name, total))
    problems.push(`demo/docs/hosting.md does not say that ${name} weighs ${total} kB.`);
}

say(`\n${'later, gzip, kB'.padEnd(34)}${'size'.padStart(8)}${''.padStart(9)}${'files'.padStart(8)}`);
for (const [name, files] of laterScreens(join(ROOT, 'dist', 'widgets'))) {
  const bytes = await Promise.all(files.map((path) => readFile(join(ROOT, 'dist', 'widgets', path))));
  const total = kB(bytes.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).byteLength, 0));
  say(`${name.padEnd(34)}${String(total).padStart(8)}${''.padStart(9)}${String(files.length).padStart(8)}`);
  if (files.length > MOST_FILES)
    problems.push(`${name} comes in ${files.length} files; ${MOST_FILES} are allowed.`);
}

say(problems.length === 0 ? '\nWithin the budgets.' : `\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A row of the guide's table: the name in backticks, then the number. Within 1 kB, so that a comment does not break it. */
function saysSo(name: string, total: number): boolean {
  const said = guide
    .split('\n')
    .filter((line) => line.startsWith(`| \`${name}\` |`))
    .flatMap((line) => /\| (\d+) kB \|/.exec(line)?.[1] ?? []);
  return said.some((size) => Math.abs(Number(size) - total) <= 1);
}
