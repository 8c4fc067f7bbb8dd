import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../support/page.ts';
import { answering, listen } from '../support/server.ts';

type Api = typeof import('../../../src/state/api.ts');
let state: Api;

beforeEach(async () => {
  openPage({ i18nextLng: 'cn' });
  vi.stubGlobal('location', new URL('https://www.universidad.test/cursos'));
  state = await import('../../../src/state/api.ts');
});

function refusal(base: string): { reason: string; message: string } | undefined {
  try {
    state.configureApi(base);
    return undefined;
  } catch (error) {
    if (!(error instanceof state.ApiBaseError)) throw error;
    return { reason: error.reason, message: error.message };
  }
}

describe('configureApi', () => {
  test('the first base holds; an equivalent base is accepted', () => {
    expect(state.$apiBase.get()).toBeUndefined();
    state.configureApi('https://api.universidad.test/');
    state.configureApi('HTTPS://api.universidad.test');
    expect(state.$apiBase.get()).toBe('https://api.universidad.test');
  });

  test('another one is refused, and both are named', () => {
    state.configureApi('https://api.universidad.test');
    expect(refusal('https://otra.test')).toEqual({
      reason: 'conflict',
      message:
        'This page already uses the API at "https://api.universidad.test"; "https://otra.test" is another one',
    });
    expect(state.$apiBase.get()).toBe('https://api.universidad.test');
  });

  test('an invalid address is refused and quoted, and sets no base', () => {
    expect(refusal('no es una dirección')).toEqual({
      reason: 'invalid',
      message: 'api-base is not an http(s) address or a path of this site: "no es una dirección"',
    });
    expect(state.$apiBase.get()).toBeUndefined();
    expect(refusal('https://api.universidad.test')).toBeUndefined();
  });

  test('without a base, the page’s own origin is used', () => {
    state.configureApi('');
    expect(state.$apiBase.get()).toBe('https://www.universidad.test');
  });

  test('without a base in a srcdoc frame, the origin of the page that wrote it is used', async () => {
    openPage();
    vi.stubGlobal('location', { origin: 'null' });
    vi.stubGlobal('document', { baseURI: 'https://www.universidad.test/blog/entry?x=1' });
    state = await import('../../../src/state/api.ts');
    state.configureApi('');
    expect(state.$apiBase.get()).toBe('https://www.universidad.test');
  });
});

describe('api', () => {
  test('calls the base in force, in the language of the person', async () => {
    const { base, heard } = await listen(answering(200, '[]'));
    state.configureApi(base);
    expect(await state.api('GET /api/cliente/balance')).toEqual([]);
    expect(heard[0]?.headers['accept-language']).toBe('zh-CN');
  });

  test('a first call without a base fixes the page’s own origin: a base that comes later is refused', async () => {
    const { base } = await listen(answering(200, '[]'));
    vi.stubGlobal('location', new URL(base));
    await state.api('GET /api/cliente/balance');
    expect(state.$apiBase.get()).toBe(base);
    expect(refusal('https://otra.test')?.reason).toBe('conflict');
  });
});
