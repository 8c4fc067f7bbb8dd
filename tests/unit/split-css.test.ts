// The static sheet in two parts: what an entry draws with, and what only its loader can set.
import { describe, expect, it } from 'vitest';
import { hostCss } from '../../src/ui/theme/hostCss.ts';
import { declaredViews } from '../../widgets/build/firstViews/declaredViews.ts';
import { splitCss } from '../../widgets/build/firstViews/splitCss.ts';

const declarations = (css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('@'))
    .sort();

describe('the static sheet in two parts', () => {
  const css = hostCss.replace(/\/\*[\s\S]*?\*\//g, '');
  const { usual, other } = splitCss(css);

  it('has every rule in one of them', () => {
    expect(declarations(usual + other)).toEqual(declarations(css));
  });

  it('keeps settings and a look that depends on the page from the first part, and attributes in it', () => {
    expect(usual).not.toMatch(/:state\((?:dark|bold|preset|marco)/);
    expect(usual).toMatch(/:state\(densidad-compacta\)/);
    expect(other).not.toMatch(/:state\((?:font|densidad|idiomas|ajustes)-/);
  });

  it('leaves rules in the condition under which they hold', () => {
    expect(splitCss('@media not print{:host(:state(dark)){a:b}.x{c:d}}')).toEqual({
      usual: '@media not print{.x{c:d}}',
      other: '@media not print{:host(:state(dark)){a:b}}',
    });
  });

  it('leaves looks that no attribute asks for out of a view in the HTML, but not out of its sheet', () => {
    const view = { css: '', trees: {} };
    const { declared, files } = declaredViews({
      hostCss: css,
      views: { 'portal-login': view },
      rowNames: {},
    });
    expect(declared.css).not.toContain('tema=oscuro');
    expect(declared.lookCss).toContain('tema=oscuro');
    expect(Object.values(files)[0]).toContain(declared.lookCss);
  });
});
