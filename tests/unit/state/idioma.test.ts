import { beforeEach, describe, expect, test } from 'vitest';
import { toIdioma } from '../../../src/state/nearestIdioma.ts';
import { openPage, type Page } from '../support/page.ts';

const load = () => import('../../../src/state/idioma.ts');

/** Makes as much of an element as languages need: its own lang, what it is in, and the host of its shadow root. */
function element(lang: string | undefined, parent?: Element, host?: Element): Element {
  const self: object = {
    closest: () => (lang === undefined ? (parent?.closest('[lang]') ?? null) : self),
    getAttribute: () => lang ?? null,
    getRootNode: () => (host === undefined ? (parent?.getRootNode() ?? {}) : { host }),
  };
  return self as Element;
}

let page: Page;
beforeEach(() => {
  page = openPage();
});

describe('the language of a tag', () => {
  test('is that of the nearest lang, up through shadow roots', async () => {
    const { resolveIdioma } = await load();
    const html = element('vi');
    expect(resolveIdioma(element('ar', html))).toBe('ar');
    expect(resolveIdioma(element(undefined, element(undefined, html)))).toBe('vi');
    expect(resolveIdioma(element(undefined, undefined, element(undefined, html)))).toBe('vi');
  });

  test('is Spanish if nobody names a language', async () => {
    const { resolveIdioma } = await load();
    expect(resolveIdioma(element(undefined))).toBe('es');
    expect(resolveIdioma(element('', element('fr')))).toBe('es');
  });

  test('is the one that the person chose, whatever the page says', async () => {
    const { resolveIdioma, setIdioma, $storedIdioma } = await load();
    expect($storedIdioma.get()).toBeUndefined();
    setIdioma('fr');
    expect(resolveIdioma(element('ar'))).toBe('fr');
    expect(page.localStorage.getItem('i18nextLng')).toBe('fr');
  });

  test('is English if the stored one is not ours, as everywhere', async () => {
    openPage({ i18nextLng: 'de-AT' });
    const { resolveIdioma } = await load();
    expect(resolveIdioma(element('ar'))).toBe('en');
  });

  test('leaves a value as it is that the host page keeps under the same key', async () => {
    const { localStorage } = openPage();
    const { $storedIdioma } = await load();
    // The page's own i18next says what its detector found.
    localStorage.setItem('i18nextLng', 'pt-BR');
    const stop = $storedIdioma.subscribe(() => undefined);
    expect(localStorage.getItem('i18nextLng')).toBe('pt-BR');
    stop();
  });

  test('follows another tab’s choice, and its removal too', async () => {
    const { resolveIdioma } = await load();
    page.writeFromElsewhere('i18nextLng', 'vi');
    expect(resolveIdioma(element('ar'))).toBe('vi');
    page.writeFromElsewhere('i18nextLng', null);
    expect(resolveIdioma(element('ar'))).toBe('ar');
  });
});

test.each([
  ['es', 'es'],
  ['es-EC', 'es'],
  ['ES_co', 'es'],
  ['en-GB', 'en'],
  ['zh', 'cn'],
  ['zh-Hans-CN', 'cn'],
  ['cn', 'cn'],
  ['ar-EG', 'ar'],
  ['fr-CA', 'fr'],
  ['vi-VN', 'vi'],
  ['de', 'en'],
  ['est', 'en'],
  ['x-klingon', 'en'],
])('the code %s means the language %s', (tag, idioma) => {
  expect(toIdioma(tag)).toBe(idioma);
});
