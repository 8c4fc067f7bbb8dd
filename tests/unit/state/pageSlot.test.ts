import { beforeEach, describe, expect, test } from 'vitest';
import { loadAnotherCopy, openPage } from '../support/page.ts';

beforeEach(() => {
  openPage();
});

describe('pageSlot', () => {
  test('makes what is in a slot once, and once more for another slot', async () => {
    const { pageSlot } = await import('../../../src/state/pageSlot.ts');
    const first = pageSlot('uno', () => ({}));
    expect(pageSlot('uno', () => ({}))).toBe(first);
    expect(pageSlot('otro', () => ({}))).not.toBe(first);
  });

  test('keeps what is there even when it is undefined', async () => {
    const { pageSlot } = await import('../../../src/state/pageSlot.ts');
    let times = 0;
    for (const _ of [1, 2]) {
      pageSlot('nada', () => {
        times += 1;
      });
    }
    expect(times).toBe(1);
  });
});

describe('two copies of the bundle', () => {
  test('are two, or these tests would prove nothing', async () => {
    const one = await import('../../../src/state/api.ts');
    loadAnotherCopy();
    const other = await import('../../../src/state/api.ts');
    expect(other.ApiBaseError).not.toBe(one.ApiBaseError);
  });

  test('share session, settings, language and API', async () => {
    const load = async () => ({
      sesion: await import('../../../src/state/sesion.ts'),
      ajustes: await import('../../../src/state/ajustes.ts'),
      idioma: await import('../../../src/state/idioma.ts'),
      api: await import('../../../src/state/api.ts'),
    });
    const one = await load();
    loadAnotherCopy();
    const other = await load();
    expect(other.sesion.$sesion).toBe(one.sesion.$sesion);
    expect(other.api.api).toBe(one.api.api);
    one.ajustes.setAjuste('themeMode', 'dark');
    other.idioma.setIdioma('fr');
    expect(other.ajustes.$ajustes.get().themeMode).toBe('dark');
    expect(one.idioma.$storedIdioma.get()).toBe('fr');
    one.api.configureApi('https://api.universidad.test');
    expect(other.api.$apiBase.get()).toBe('https://api.universidad.test');
  });

  test('have error classes of their own, so that errors are known by their names', async () => {
    const one = await import('../../../src/state/api.ts');
    loadAnotherCopy();
    const other = await import('../../../src/state/api.ts');
    one.configureApi('https://api.universidad.test');
    try {
      one.configureApi('https://otra.test');
      expect.unreachable();
    } catch (error) {
      expect(error).not.toBeInstanceOf(other.ApiBaseError);
      expect(error).toMatchObject({ name: 'ApiBaseError', reason: 'conflict' });
    }
  });

  test('a store derived in one follows what the other sets', async () => {
    const one = await import('../../../src/state/ajustes.ts');
    loadAnotherCopy();
    const { computed } = await import('nanostores');
    const { $ajustes } = await import('../../../src/state/ajustes.ts');
    const $oscuro = computed($ajustes, (ajustes) => ajustes.themeMode === 'dark');
    expect($oscuro.get()).toBe(false);
    one.setAjuste('themeMode', 'dark');
    expect($oscuro.get()).toBe(true);
  });

  test('share the texts: one i18next instance, and what one copy loaded the other has', async () => {
    const one = {
      ...(await import('../../../src/i18n/i18n.ts')),
      ...(await import('../../../src/i18n/loadTexts.ts')),
    };
    await one.loadArea('es', 'clave');
    loadAnotherCopy();
    const other = {
      ...(await import('../../../src/i18n/i18n.ts')),
      ...(await import('../../../src/i18n/loadTexts.ts')),
    };
    expect(other.loadArea).not.toBe(one.loadArea);
    expect(other.i18n).toBe(one.i18n);
    expect(other.hasTexts('es', 'clave')).toBe(true);
    // Without suspending: the promise is marked as done.
    expect(other.loadArea('es', 'clave')).toHaveProperty('status', 'fulfilled');
  });
});
