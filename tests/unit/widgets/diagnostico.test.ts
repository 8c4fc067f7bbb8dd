// Rules of the diagnosis that need no browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nearestWord } from '../../../src/element/nearestWord.ts';
import { pageKey, type SlotsOfPage } from '../../../src/state/pageSlot.ts';
import { checkAnswer } from '../../../widgets/diagnostico/checkAnswer.ts';
import { checkLoader } from '../../../widgets/diagnostico/checkLoader.ts';
import { fault, ok } from '../../../widgets/diagnostico/Finding.ts';
import { placesNear } from '../../../widgets/diagnostico/findApi.ts';
import { nearestTag } from '../../../widgets/diagnostico/nearestTag.ts';
import { otherType } from '../../../widgets/diagnostico/otherType.ts';
import { isMixed, tellable } from '../../../widgets/diagnostico/probe.ts';
import { writeReport } from '../../../widgets/diagnostico/writeReport.ts';
import { tags } from '../../../widgets/tags.ts';

// Another file may have run the loader in this process.
beforeEach(() => void (globalThis as SlotsOfPage)[pageKey]?.delete('loader'));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['portal-logn', 'portal-login'],
  ['portal-lgoin', 'portal-login'],
  ['Portal-Login', 'portal-login'],
  ['portal-inscripcion-publico', 'portal-inscripcion-publica'],
  ['portal-clientes', 'portal-cliente'],
  ['portal-widget', undefined],
  ['my-login', undefined],
])('the tag that %s was meant for is %s', (typed, meant) => {
  expect(nearestWord(typed, tags)).toBe(meant);
});

test('a short word is taken for another one only if a single letter is wrong', () => {
  expect(nearestWord('fnt', ['font'])).toBe('font');
  expect(nearestWord('fo', ['font'])).toBeUndefined();
});

test('what a page over https would load over http is mixed content, except from the device itself', () => {
  expect(isMixed('https://u.example/', 'http://portal.example/api')).toBe(true);
  expect(isMixed('https://u.example/', 'https://portal.example/api')).toBe(false);
  expect(isMixed('http://u.example/', 'http://portal.example/api')).toBe(false);
  for (const own of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'api.localhost'])
    expect(isMixed('https://u.example/', `http://${own}/api`), own).toBe(false);
  expect(isMixed('https://u.example/', 'http://localhost.example/api')).toBe(true);
});

test('an address is reported without its query, its hash and its credentials', () => {
  vi.stubGlobal('location', new URL('https://u.example/pagina'));
  expect(tellable('https://ana:clave@portal.example/a/b?token=x#y')).toBe('https://portal.example/a/b');
  expect(tellable('/widgets/portal.js?v=2')).toBe('https://u.example/widgets/portal.js');
});

test('a page opened as a file is reported as a fault', async () => {
  vi.stubGlobal('location', new URL('file:///C:/pagina.html'));
  vi.stubGlobal('document', { scripts: [] });
  expect(await checkLoader()).toMatchObject([{ level: 'fault', title: expect.stringContaining('file://') }]);
});

test('the tag is advised to name the API if none does and the API is not where the loader is', async () => {
  vi.stubGlobal('document', { scripts: [], baseURI: 'https://u.example/pagina' });
  vi.stubGlobal('location', new URL('https://u.example/pagina'));
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  const answer = Response.json({}, { status: 404 });
  const told = (isNamed: boolean) => checkAnswer('https://cdn.example', answer.clone(), isNamed);
  expect(await told(false)).toMatchObject([
    { remedy: expect.stringMatching(/^Ninguna etiqueta nombra la API/) },
  ]);
  expect(await told(true)).toMatchObject([{ remedy: expect.stringMatching(/^Corrija api-base/) }]);
});

test.each([
  ['http://portal.example', ['https://portal.example']],
  ['https://portal.example/a/api', ['https://portal.example/a', 'https://portal.example']],
  ['http://localhost:3000/api', ['http://localhost:3000']],
  ['http://127.0.0.1:3000', []],
  ['http://[::1]:3000', []],
  ['http://api.localhost', []],
])('the API of the base %s is looked for at %s too', (base, places) => {
  expect([...new Set(placesNear(base))].filter((place) => place !== base)).toEqual(places);
});

test.each([
  ['text/javascript; charset=utf-8', undefined],
  ['application/x-javascript', undefined],
  ['Text/JavaScript', undefined],
  ['text/plain, text/javascript', undefined],
  ['application/javascript+json', 'application/javascript+json'],
  ['application/octet-stream', 'application/octet-stream'],
  ['text/html; charset=utf-8', 'text/html'],
  ['', 'sin Content-Type'],
])('the type "%s" is reported as %s, unless a module may have it', (type, told) => {
  expect(otherType(new Response(null, { headers: { 'content-type': type } }))).toBe(told);
});

test('the report has a line for each finding, with its remedy and the line to paste below', () => {
  const groups = [
    { title: 'La API', findings: [ok('Responde'), fault('No es la API.', 'Corrija.', 'api-base="/"')] },
  ];
  expect(writeReport(['Diagnóstico 1.0.0'], groups).split('\n')).toEqual([
    'Diagnóstico 1.0.0',
    '',
    'La API',
    '✓ Responde',
    '✗ No es la API.',
    '    Corrija.',
    '    api-base="/"',
  ]);
});

test.each([
  ['portal-loguin', 'portal-login'],
  ['portal_login', 'portal-login'],
  ['login-portal', 'portal-login'],
  ['portal-login-form', 'portal-login'],
  ['portal-publica', 'portal-inscripcion-publica'],
  ['portal-inscripcion', 'portal-inscripcion-publica'],
  ['portal-inscripciones-publicas', 'portal-inscripcion-publica'],
  ['portal-inscripción-pública', 'portal-inscripcion-publica'],
  ['inscripcion-publica', 'portal-inscripcion-publica'],
  ['app-cliente', undefined],
  ['cdk-portal', undefined],
  ['portal-outlet', undefined],
  ['main', undefined],
])('<%s> was meant to be %s', (name, meant) => {
  expect(nearestTag(name)).toBe(meant);
});
