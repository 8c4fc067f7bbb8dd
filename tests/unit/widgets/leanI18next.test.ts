// The build may take out of i18next only code that nothing calls.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FixedT } from '../../../src/i18n/createTranslator.ts';
import { leanI18next, leanReactI18next } from '../../../widgets/build/leanI18next.ts';

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const hook = readFileSync('node_modules/react-i18next/dist/es/useTranslation.js', 'utf8');

/** Runs a copy of the module as it stands and returns its exports. */
const run = async (code: string): Promise<typeof import('i18next')> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('the i18next of the bundle', () => {
  it('lacks a seventh of its code, and the advice to developers', () => {
    const lean = leanI18next(source);
    expect(lean.length).toBeLessThan(source.length * 0.86);
    expect(lean).not.toMatch(/logger\.(?:warn|once|deprecate|log)\(/);
    expect(leanReactI18next(hook)).not.toContain('warnOnce(');
    expect(leanReactI18next(hook)).toContain('const createI18nWrapper = original => original;');
  });

  it('finds texts, plural forms and values as before', async () => {
    const { createInstance } = await run(leanI18next(source));
    const i18n = createInstance();
    // Asks for texts as src/i18n/createTranslator.ts does: none contains another text.
    const cupos = (count: number): string =>
      (i18n.getFixedT('es', 'curso') as FixedT)('cupos', { count, nest: false });
    await i18n.init({
      lng: 'es',
      resources: { es: { curso: { cupos_one: '{{count}} cupo', cupos_other: '{{count}} cupos' } } },
      ns: ['curso'],
      interpolation: { escapeValue: false },
    });
    expect([cupos(1), cupos(2)]).toEqual(['1 cupo', '2 cupos']);
    expect(i18n.exists('nada', { ns: 'curso' })).toBe(false);
  });

  it('says a key without a text, and tells whether there is a text, as before', async () => {
    const { createInstance } = await run(leanI18next(source));
    const i18n = createInstance();
    await i18n.init({ lng: 'es', resources: { es: { curso: { uno: 'uno', grupo: { dos: 'dos' } } } } });
    const t = i18n.getFixedT('es', 'curso') as FixedT;
    expect(['uno', 'grupo.dos', 'nada'].map((key) => t(key, { nest: false }))).toEqual([
      'uno',
      'dos',
      'nada',
    ]);
    const has = (key: string): boolean => i18n.exists(key, { lng: 'es', ns: 'curso', returnObjects: false });
    expect([has('uno'), has('grupo.dos'), has('grupo'), has('nada')]).toEqual([true, true, false, false]);
  });

  it('lacks only what no code of ours calls or sets', () => {
    const calls =
      /\bi18n\.(?:dir|cloneInstance|hydrate|addResources?|removeResourceBundle)\(|\b(?:saveMissing|returnDetails|joinArrays|postProcess|fallbackNS|supportedLngs|defaultVariables|ordinal|lngs)\b/;
    const users = globSync('{src,widgets}/**/*.{ts,tsx}').filter(
      (file) => !file.endsWith('leanI18next.ts') && calls.test(readFileSync(file, 'utf8')),
    );
    expect(users).toEqual([]);
  });

  it('is refused where a new release has other methods or settings', () => {
    expect(() => leanI18next(source.replaceAll('saveMissing(', 'other('))).toThrow('saveMissing');
    expect(() => leanI18next(source.replaceAll('.joinArrays', '.other'))).toThrow('joinArrays');
  });
});
