// The demo server follows the configuration that an institution's administrator is told to use: this reads it from the wire.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownSite } from '../support/site.ts';

const CHUNKS = join(import.meta.dirname, '..', '..', '..', 'dist', 'widgets', 'chunks');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(ownSite().url + path, { headers, redirect: 'manual' });

test('the loader may be used from any origin and is asked for again each time', async () => {
  const answer = await get('/widgets/portal.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('asking again with the ETag costs no body', async () => {
  const etag = (await get('/widgets/portal.js')).headers.get('etag') ?? '';
  const again = await get('/widgets/portal.js', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
});

test('the encodings of a file have one ETag, a weak one since their bytes differ', async () => {
  const given = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await get('/widgets/portal.js', { 'accept-encoding': encoding });
      return answer.headers.get('etag');
    }),
  );
  expect(new Set(given).size).toBe(1);
  expect(given[0]).toMatch(/^W\/"[^"]+"$/);
});

test('chunks, whose names change with their content, are kept for a year', async () => {
  const [chunk] = (await readdir(CHUNKS)).filter((name) => name.endsWith('.js'));
  const answer = await get(`/widgets/chunks/${chunk}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('the bundle travels compressed, and plain to whoever wants it plain', async () => {
  const plain = await get('/widgets/portal.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  for (const encoding of ['gzip', 'br']) {
    const answer = await get('/widgets/portal.js', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length);
    expect(await answer.text()).toBe(text);
  }
  const refused = await get('/widgets/portal.js', { 'accept-encoding': 'br;q=0' });
  expect(refused.headers.get('content-encoding')).toBeNull();
});

test('what is asked for again soon travels smaller, with the same content', async () => {
  const ask = () => get('/widgets/portal.js', { 'accept-encoding': 'br' });
  const plain = await (await get('/widgets/portal.js', { 'accept-encoding': 'identity' })).text();
  const quick = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
  await expect.poll(async () => Number((await ask()).headers.get('content-length'))).toBeLessThan(quick);
  expect(await (await ask()).text()).toBe(plain);
});

test('a chunk that is gone answers 404 to any origin, never a page', async () => {
  const answer = await get('/widgets/chunks/nada-00000000.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each([
  '/',
  '/cms/',
  '/etiquetas/',
  '/portal/',
  '/portal/cliente/cursos/ABC-1.2',
  '/generador/',
  '/docs/',
  '/docs/es/problemas/',
  '/hostil/',
])('the page %s has a policy without nonce and without unsafe-inline', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a folder without its slash leads to the page, with its query', async () => {
  const answer = await get('/cms?x=1');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/cms/?x=1');
});

test('an unknown page is a page with the status 404', async () => {
  const answer = await get('/no-existe');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('No encontramos esta página');
});

test.each([
  '/..%2f..%2fpackage.json',
  '/docs/..%2f..%2fpackage.json',
  '/widgets/..%2f..%2fpackage.json',
  '/%00',
  '/%E0%A4%A',
])('nothing outside the site is served: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('no page of the demo leads nowhere: links, scripts, styles and pictures are there', async () => {
  const pages = [
    '/',
    '/cms/',
    '/etiquetas/',
    '/portal/',
    '/generador/',
    '/docs/',
    '/docs/es/empezar/',
    '/hostil/',
    '/no-existe',
  ];
  const targets = new Set<string>();
  for (const page of pages) {
    const html = await (await get(page)).text();
    for (const [, target = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) targets.add(target);
  }
  expect(targets.size).toBeGreaterThan(15);
  const answers = await Promise.all(
    [...targets].map(async (target) => ({ target, status: (await get(target)).status })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a page refuses every method but reading with 405', async () => {
  const answer = await fetch(`${ownSite().url}/cms/`, { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('HEAD answers as GET, without the body', async () => {
  const answer = await fetch(`${ownSite().url}/widgets/portal.js`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await answer.text()).toBe('');
});

test('what the API does not know, the API answers, not the site', async () => {
  const answer = await get('/api/nada');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});
