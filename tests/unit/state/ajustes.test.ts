import { describe, expect, test } from 'vitest';
import { openPage } from '../support/page.ts';

const byDefault = {
  themeMode: 'light',
  themeDirection: 'ltr',
  themeContrast: 'default',
  themeLayout: 'mini',
  themeColorPresets: 'purple',
  themeStretch: false,
};

const load = () => import('../../../src/state/ajustes.ts');

describe('settings', () => {
  test('begin with the defaults of the specification, and write nothing by themselves', async () => {
    const { localStorage } = openPage();
    const { $ajustes } = await load();
    expect($ajustes.get()).toEqual(byDefault);
    expect(localStorage.length).toBe(0);
  });

  test('are remembered as a whole under `settings`', async () => {
    const { localStorage } = openPage();
    const { $ajustes, setAjuste } = await load();
    setAjuste('themeMode', 'dark');
    setAjuste('themeStretch', true);
    const expected = { ...byDefault, themeMode: 'dark', themeStretch: true };
    expect($ajustes.get()).toEqual(expected);
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual(expected);
  });

  test('come back on the next page', async () => {
    openPage({ settings: JSON.stringify({ ...byDefault, themeLayout: 'horizontal' }) });
    const { $ajustes } = await load();
    expect($ajustes.get().themeLayout).toBe('horizontal');
  });

  test.each([
    ['broken', '{"themeMode":'],
    ['another thing', '"dark"'],
    ['null', 'null'],
    ['a list', '["dark"]'],
    ['values that nobody offers', '{"themeMode":"sepia","themeStretch":"true","themeLayout":null}'],
    ['an inherited name', '{"__proto__":{"themeMode":"dark"},"constructor":1}'],
    ['empty', ''],
  ])('%s in storage is ignored', async (_, settings) => {
    openPage({ settings });
    const { $ajustes } = await load();
    expect($ajustes.get()).toEqual(byDefault);
  });

  test('one bad value does not spoil the good ones, and strange ones are not kept', async () => {
    openPage({ settings: '{"themeMode":"dark","themeColorPresets":"pink","deOtro":1}' });
    const { $ajustes } = await load();
    expect($ajustes.get()).toEqual({ ...byDefault, themeMode: 'dark' });
  });

  test('another tab changes them here too, and a cleared storage resets them', async () => {
    const page = openPage();
    const { $ajustes } = await load();
    const seen: string[] = [];
    $ajustes.subscribe(({ themeMode }) => seen.push(themeMode));
    page.writeFromElsewhere('otra-cosa', '{"themeMode":"dark"}');
    page.writeFromElsewhere('settings', '{"themeMode":"dark"}');
    page.writeFromElsewhere('settings', null);
    page.writeFromElsewhere('settings', '{"themeMode":"dark"}');
    page.clearFromElsewhere();
    expect(seen).toEqual(['light', 'dark', 'light', 'dark', 'light']);
  });

  test('reset leaves nothing behind', async () => {
    const { localStorage } = openPage({ settings: '{"themeMode":"dark"}' });
    const { $ajustes, resetAjustes } = await load();
    resetAjustes();
    expect($ajustes.get()).toEqual(byDefault);
    expect(localStorage.length).toBe(0);
  });

  test('with storage blocked they hold for the page', async () => {
    const { localStorage } = openPage();
    localStorage.getItem =
      localStorage.setItem =
      localStorage.removeItem =
        () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    const { $ajustes, setAjuste, resetAjustes } = await load();
    setAjuste('themeMode', 'dark');
    expect($ajustes.get().themeMode).toBe('dark');
    resetAjustes();
    expect($ajustes.get().themeMode).toBe('light');
  });
});
