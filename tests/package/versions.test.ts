// Releases built one after the other into one folder, the last one a fix of an old one: what a page has pasted goes on working.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { integrityOf } from '../../widgets/build/integrity/integrityOf.ts';
import { test } from '../journeys/support/test.ts';
import { serveApp } from './support/serveApp.ts';

const root = join(import.meta.dirname, '..', '..');
/** A copy of what the bundle is made of (Node runs no TypeScript below node_modules), whose releases differ in code and texts. */
let folder: string;
let site: Awaited<ReturnType<typeof serveApp>>;

const sources = ['src', 'widgets', 'package.json', 'tsconfig.json', 'vite.config.ts'];

function copySources(from: string, name: string): string {
  const copy = join(root, 'dist', name);
  // What an earlier run left, if it was ended.
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of sources) cpSync(join(from, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function buildIn(cwd: string, variables: Record<string, string> = {}): void {
  const env = { ...process.env, BUNDLE_FOLDER: join('dist', 'widgets'), ...variables };
  execFileSync(process.execPath, ['widgets/build/run.ts'], { cwd, stdio: 'pipe', env });
}

/** The text of the sign-in's button tells which release a page shows. */
function release(version: string, text = `Ingresar ${version}`): void {
  const edit = (file: string, from: RegExp, to: string): void =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  edit('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
  edit('src/i18n/locales/es/auth.json', /"ingresar": "[^"]+"/, `"ingresar": "${text}"`);
  buildIn(folder);
}

beforeAll(async () => {
  folder = copySources(root, 'versions');
  for (const version of ['1.0.0', '1.1.0', '2.0.0', '1.1.1']) release(version);
  site = await serveApp(folder);
});

afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of an institution that has pasted this address of the loader. */
function paste(name: string, address: string, { integrity = '', head = '' } = {}): string {
  const script = `<script type="module" src="/dist/widgets/${address}" ${integrity && `integrity="${integrity}" crossorigin`}></script>`;
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Sitio</title>${head}${script}`;
  writeFileSync(join(folder, name), `${html}<portal-login>Escríbanos a info@portal.test</portal-login>`);
  return `/${name}`;
}

const manifestOf = (version: string): { files: string[]; integrity: Record<string, string> } =>
  JSON.parse(readFileSync(join(folder, 'dist', 'widgets', version, 'manifest.json'), 'utf8'));

const loaderOf = (version: string): string => join(folder, 'dist', 'widgets', version, 'portal.js');

const shows = (page: Page, version: string): Promise<void> =>
  page.getByRole('button', { name: `Ingresar ${version}` }).waitFor();

test('a release has the same files in whichever folder, time zone and language it is built', () => {
  const elsewhere = copySources(folder, 'otro-lugar');
  try {
    buildIn(elsewhere, { TZ: 'Asia/Tokyo', LC_ALL: 'ar_EG.UTF-8' });
    const { files } = manifestOf('1.1.1');
    const sumsIn = (where: string): string[] =>
      files.map(
        (file) => `${file} ${integrityOf(readFileSync(join(where, 'dist', 'widgets', file), 'utf8'))}`,
      );
    // The addresses that newer releases have are theirs.
    const isOwn = (line: string): boolean => /^(1\.1\.1|1|assets|chunks)\//.test(line);
    expect(sumsIn(elsewhere).filter(isOwn)).toEqual(sumsIn(folder).filter(isOwn));
    expect(files.filter(isOwn).length).toBeGreaterThan(80);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

test('a release is built once: other contents of the same version are refused before anything is written, and say what to do', () => {
  const before = readFileSync(loaderOf('1.1.1'), 'utf8');
  release('1.1.1');
  expect(() => release('1.1.1', 'Otro texto')).toThrow(/1\.1\.1\/.+Raise the version/);
  expect(readFileSync(loaderOf('1.1.1'), 'utf8')).toBe(before);
});

describe('after later releases', () => {
  test.for([
    ['the address of the first release', '1.0.0/portal.js', '1.0.0'],
    ['the address of its major version', '1/portal.js', '1.1.1'],
    ['the address without a version', 'portal.js', '2.0.0'],
  ] as const)(
    'a page with %s shows that tag with its own code',
    async ([, address, version], { journey }) => {
      const there = await journey.another({ baseURL: site.url });
      there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(api|imagenes)\//);
      const page = await there.open(paste(`${address.replaceAll('/', '-')}.html`, address));
      await shows(page, version);
    },
  );

  test('a page with the settings of the first release has them, with the integrity of that release', async ({
    journey,
  }) => {
    const there = await journey.another({ baseURL: site.url });
    there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(api|imagenes)\//);
    const integrity = manifestOf('1.0.0').integrity['configurar.js'] ?? '';
    expect(integrity).toMatch(/^sha384-/);
    const map = { integrity: { '/dist/widgets/1.0.0/configurar.js': integrity } };
    const head = `<script type="importmap">${JSON.stringify(map)}</script><script type="module">import { configurePortal } from '/dist/widgets/1.0.0/configurar.js'; configurePortal({ institucion: 'Universidad Andina' });</script>`;
    const page = await there.open(paste('settings.html', '1.0.0/portal.js', { head }));
    await shows(page, '1.0.0');
    await page.getByText('Universidad Andina').first().waitFor();

    const other = manifestOf('1.0.0').integrity['primera-vista.js'] ?? '';
    there.allow(/integrity/);
    const refused = await there.open(
      paste('settings-refused.html', '1.0.0/portal.js', { head: head.replace(integrity, other) }),
    );
    await shows(refused, '1.0.0');
    expect(await refused.getByText('Universidad Andina').count()).toBe(0);
  });

  test('a server with the first view of the first release writes that one, whose sheet is still there', async () => {
    const address = pathToFileURL(join(folder, 'dist', 'widgets', '1.0.0', 'primera-vista.js')).href;
    const { primeraVista } = (await import(
      address
    )) as typeof import('../../widgets/declared/primeraVista.ts');
    const html = primeraVista('portal-login', {}, { cargador: '/dist/widgets/1.0.0/portal.js' });
    expect(html).toContain('Ingresar 1.0.0');
    const [, sheet = ''] = /href="\/(dist\/widgets\/assets\/vista-[^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(folder, sheet), 'utf8')).toContain('{');
    const last = primeraVista('portal-login', {}, { cargador: 'https://a.example/w/1/portal.js?v=2' });
    expect(last).toContain('href="https://a.example/w/assets/vista-');
  });

  test('a page with the integrity of a release shows it, and refuses a loader that was changed', async ({
    journey,
  }) => {
    const there = await journey.another({ baseURL: site.url });
    there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(api|imagenes)\/|integrity/);
    const integrity = manifestOf('1.0.0').integrity['portal.js'] ?? '';
    await shows(await there.open(paste('right.html', '1.0.0/portal.js', { integrity })), '1.0.0');

    mkdirSync(join(folder, 'dist', 'widgets', 'changed'));
    writeFileSync(loaderOf('changed'), `${readFileSync(loaderOf('1.0.0'), 'utf8')}//`);
    const refused = await there.open(paste('refused.html', 'changed/portal.js', { integrity }));
    await refused.getByText('Escríbanos a info@portal.test').waitFor();
    expect(await refused.evaluate(() => customElements.get('portal-login'))).toBeUndefined();
  });

  test('a page with the integrity of a release refuses a file that was changed, and says which', async ({
    journey,
  }) => {
    const there = await journey.another({ baseURL: site.url });
    there.allow(
      /^request to another origin: http:\/\/127\.0\.0\.1:\d+\/api\/|integrity|texts-es-comun|\/api\/cliente\/cursos/,
    );
    const { files, integrity } = manifestOf('1.0.0');
    const changed = files.find((file) => file.startsWith('chunks/texts-es-comun-')) ?? '';
    const path = join(folder, 'dist', 'widgets', changed);
    writeFileSync(path, `${readFileSync(path, 'utf8')} `);
    const address = paste('changed-file.html', '1.0.0/portal.js', {
      integrity: integrity['portal.js'] ?? '',
    });
    const page = await there.open(`${address}?portal-diagnostico`);
    await page.getByText('No pudimos cargar esta parte de la página').waitFor();
    await page.getByText('Escríbanos a info@portal.test').waitFor();
    await page.getByText(`${changed} no es el de esta versión`).waitFor();
  });
});
