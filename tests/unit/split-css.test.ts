// The static sheet in parts: what first views need of it, and looks that not every page asks for.
import { describe, expect, it } from 'vitest';
import { hostCss } from '../../src/ui/theme/hostCss.ts';
import { declaredViews } from '../../widgets/build/firstViews/declaredViews.ts';
import { neededRules, neededSheet, vocabularyOf } from '../../widgets/build/firstViews/neededCss.ts';
import { splitCss } from '../../widgets/build/firstViews/splitCss.ts';
import { transformCss } from '../../widgets/build/firstViews/transformCss.ts';

/** Selectors and declarations, each once. */
const piecesOf = (css: string): string[] =>
  [...new Set(css.split(/[{};]/))].filter((part) => part !== '' && !part.startsWith('@')).sort();

describe('what a first view needs of a sheet', () => {
  const vocabulary = vocabularyOf([
    '<div class="root"><p class="a" data-rank="1" style="gap:var(--gap)">x</p></div>',
  ]);

  it.each([
    '.a:hover{c:d}',
    '.b,.a{c:d}',
    ':where(.root) :is(ul,p){c:d}',
    '.a[data-rank]:not(.b,[hidden]){c:d}',
    '.a[aria-busy]>i{c:d}',
    ':host([hidden]){c:d}',
    '@container portal (width>=600px){.a:before{c:d}}',
    '@keyframes x{0%{c:d}}',
    '@media print{.a{c:d}}',
  ])('keeps what one of its nodes may match: %s', (css) => {
    expect(neededRules(css, vocabulary)).toBe(css);
  });

  it.each([
    '.b{c:d}',
    '.a >b{c:d}',
    '.a[aria-invalid]:focus{c:d}',
    '.a:disabled{c:d}',
    ':where(.root) :is(ul,ol){c:d}',
    ':where(.root .b){c:d}',
    '@media print{.b{c:d}}',
    '@container portal (min-width:600px){.b{c:d}}',
  ])('leaves out what none of them matches: %s', (css) => {
    expect(neededRules(css, vocabulary)).toBe('');
  });

  it('leaves out of the static sheet custom properties that nothing reads, and keeps the order of the rest', () => {
    const css =
      ':host{--gap:var(--one);--one:1px;--two:var(--three);--three:2px}.b{c:d}.a{color:var(--ink)}:host{--ink:red}';
    expect(neededSheet(css, '', vocabulary)).toBe(
      ':host{--gap:var(--one);--one:1px}.a{color:var(--ink)}:host{--ink:red}',
    );
  });

  it('has the rules of the static sheet for paper only if no script may bring them', () => {
    const css = '.a{c:d}@media print{.a{e:f}.b{g:h}}';
    expect(neededSheet(css, '', vocabulary)).toBe('.a{c:d}');
    expect(neededSheet(css, '', vocabulary, true)).toBe('.a{c:d}@media print{.a{e:f}}');
  });
});

describe('the static sheet in two parts', () => {
  const css = transformCss(hostCss);
  const { usual, other } = splitCss(css);

  it('has every rule in one of them', () => {
    expect(piecesOf(usual + other)).toEqual(piecesOf(css));
  });

  it('keeps attributes in the first part, and settings and a look that depends on the page out of it', () => {
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
    const view = { css: '', declaredHost: usual, trees: {} };
    const views = { hostCss: css, lookCss: other, views: { 'portal-login': view } };
    const { declared, files } = declaredViews(views, { path: '', integrity: '' });
    expect(declared.views['portal-login']?.usual).not.toContain('tema=oscuro');
    expect(declared.lookCss).toContain('tema=oscuro');
    expect(Object.values(files)[0]).toContain(declared.lookCss);
  });
});
