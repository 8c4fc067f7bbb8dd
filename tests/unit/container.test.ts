/**
 * Dockerfile and compose.yaml name only things that exist: the files they copy, the settings they hand on, the scripts they run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The settings that compose.yaml hands to the portal, with its defaults for those that the institution sets. */
const portal = compose.slice(compose.indexOf('\n  portal:'), compose.indexOf('\n  postgres:'));
const handedOn = Object.fromEntries(
  [...portal.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll('"', ''),
  ]),
);
const files = found(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((list) => list.split(' '));
/** The folders that the image has of the one in which the bundle is built. */
const copied = found(dockerfile, /^COPY --from=build \/portal\/(\S+) /gm);

it('the image is built of files and scripts that there are', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(found(dockerfile, /npm run (\S+)/g).filter((name) => !(name in scripts))).toEqual([]);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  expect(copied.filter((folder) => folder !== 'dist' && ignored.includes(folder))).toEqual([]);
  expect(dockerfile).toContain('"demo/start.ts", "--no-build"');
});

it('the portal starts from the folders and packages of the image alone', () => {
  const seen = new Set<string>();
  const missing = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const folder = relative(root, file).split('/')[0] ?? '';
    if (!copied.includes(folder) && !files.includes(folder)) missing.add(relative(root, file));
    if (!file.endsWith('.ts')) return;
    // Types are no imports once the program runs.
    const imports =
      /^(?:import|export) (?!type )(?:[^'=;()]*? from )?'([^']+)'|\bimport\('([^']+)'\)|new URL\('(\.[^']+)', import/gm;
    for (const [, plain, later, beside] of readFileSync(file, 'utf8').matchAll(imports)) {
      const name = plain ?? later ?? beside ?? '';
      const target = join(dirname(file), name);
      if (name.startsWith('.')) {
        if (existsSync(target) && /\.\w+$/.test(name)) visit(target);
        continue;
      }
      const [scope = '', second = ''] = name.split('/');
      const isOurs = name.startsWith('node:') || builtinModules.includes(name);
      const packageName = scope.startsWith('@') ? `${scope}/${second}` : scope;
      if (!isOurs && !(packageName in dependencies)) missing.add(`${packageName} of ${relative(root, file)}`);
    }
  };
  visit(join(root, 'demo/start.ts'));
  expect(seen.size).toBeGreaterThan(200);
  expect([...missing]).toEqual([]);
});

it('the portal understands every setting that it is handed, and is handed those that the guide of deploying names for it', () => {
  const known = `${read('demo/api/config.ts')}${read('demo/start.ts')}`;
  const unknown = Object.keys(handedOn).filter((name) => !new RegExp(`\\b${name}\\b`).test(known));
  expect(unknown).toEqual([]);
  expect(() => readConfig(handedOn)).not.toThrow();
  const [, paragraph = ''] = /^## With Docker([\s\S]*?)^## /m.exec(read('demo/docs/operate/deploy.md')) ?? [];
  const named = found(paragraph, /`([A-Z_]+)(?:=1)?`/g).filter((name) => name !== 'POSTGRES_PASSWORD');
  expect(named).toContain('DEMO_DATA');
  expect(named.filter((name) => !(name in handedOn))).toEqual([]);
});

it('the services find each other, and the portal is stopped after its answers', () => {
  expect(handedOn.DATABASE_URL).toBe('postgres://portal:portal@postgres:5432/portal');
  expect(found(compose, /^ {2}(\w+):$/gm)).toEqual(['portal', 'postgres', 'correo', 'datos']);
  expect(new URL(handedOn.SMTP_URL ?? '').hostname).toBe('correo');
  const [port] = found(dockerfile, /^ENV .*\bPORT=(\d+)/gm);
  expect(found(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  expect(dockerfile).toContain(`fetch('http://127.0.0.1:${port}/livez')`);
  expect(read('demo/api/mountProbes.ts')).toContain("'/livez'");
  const [grace] = found(compose, /stop_grace_period: (\d+)s/g);
  expect(Number(grace)).toBeGreaterThan(readConfig({}).timeouts.shutdown);
});
