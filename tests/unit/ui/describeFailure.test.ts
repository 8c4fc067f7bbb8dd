// Proves which words a person gets for a failure.
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError.ts';
import type { TextKey } from '../../../src/i18n/areas.ts';
import { describeFailure } from '../../../src/ui/feedback/describeFailure.ts';

afterEach(() => vi.unstubAllGlobals());

const has = (key: string): key is TextKey<'errores'> =>
  [
    'fallo.network',
    'fallo.sinConexion',
    'fallo.aislada',
    'fallo.html',
    'fallo.format',
    'estado.404',
    'problema.no_encontrado',
  ].includes(key);
const failed = (kind: 'network' | 'html') =>
  new ApiError({ kind, method: 'GET', url: 'https://portal.example/api/cliente/cursos' });

test.each([
  ['network', false, 'fallo.sinConexion'],
  ['network', true, 'fallo.network'],
  ['html', false, 'fallo.html'],
] as const)('a failure of kind %s with the browser online %s is %s', (kind, onLine, key) => {
  vi.stubGlobal('navigator', { onLine });
  expect(describeFailure(failed(kind), has)).toEqual({ key, code: `${kind} · GET /api/cliente/cursos` });
});

test('a browser that does not say whether it is online counts as online', () => {
  vi.stubGlobal('navigator', {});
  expect(describeFailure(failed('network'), has).key).toBe('fallo.network');
});

test('a page without an origin, as a sandboxed frame, is told that it is isolated and not that the server is away', () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('origin', 'null');
  expect(describeFailure(failed('network'), has).key).toBe('fallo.aislada');
  expect(describeFailure(failed('html'), has).key).toBe('fallo.html');
});

test('a page that was opened as a file has no origin either, and is in no frame', () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('origin', 'null');
  vi.stubGlobal('location', new URL('file:///home/ana/pagina.html'));
  expect(describeFailure(failed('network'), has).key).toBe('fallo.network');
});

test('a 404 that does not say what was not found comes from another server, and is told so', () => {
  const notFound = (body: unknown) =>
    new ApiError({
      kind: 'http',
      method: 'GET',
      url: 'https://x.example/api/cliente/cursos',
      status: 404,
      body,
    });
  expect(describeFailure(notFound('<h1>Not Found</h1>'), has)).toEqual({
    key: 'fallo.format',
    code: 'format · 404 · GET /api/cliente/cursos',
  });
  expect(describeFailure(notFound({ code: 'no_encontrado', status: 404 }), has).key).toBe(
    'problema.no_encontrado',
  );
});
