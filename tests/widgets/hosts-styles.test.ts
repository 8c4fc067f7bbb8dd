// Pages with styles that could reach the tags.
import { expect } from 'chai';
import { type Host, style, tags, testHosts } from './host.ts';
import { rootOf } from './hostPage.ts';
import { deep, type TestPage } from './support.ts';

/** Expects the tag in the middle of the sign-in's first field: nothing covers it, moves it away or lets presses through. */
async function canBePressed(page: TestPage): Promise<void> {
  const field = await page.find('input[name=username]');
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = field.getBoundingClientRect();
  expect(page.document.elementFromPoint(x + width / 2, y + height / 2)?.localName).to.equal('portal-login');
}

/** Returns the computed style of a tag's own field. */
function fieldStyle(page: TestPage): CSSStyleDeclaration {
  const { shadowRoot } = page.document.querySelector('portal-login') as HTMLElement;
  const looks = page.window as unknown as typeof globalThis;
  return looks.getComputedStyle(deep(shadowRoot as ShadowRoot, 'input[name=username]') as HTMLElement);
}

const styles: readonly Host[] = [
  {
    is: 'resets everything with !important',
    head: style(
      '*, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; font: inherit !important; color: #333 !important; box-sizing: content-box !important; list-style: none !important; float: none !important }',
    ),
  },
  {
    is: 'unsets everything with !important',
    engines: true,
    head: style('*, *::before, *::after { all: unset !important }'),
    after: canBePressed,
  },
  {
    is: 'gives the public properties invalid values',
    engines: true,
    head: style(
      'body { --portal-accent: inherit; --portal-radius: red; --portal-min-height: auto; --portal-top: 10%; --portal-font: 12px; --portal-page: url(x); --portal-text: foo; --portal-card: 4px; --portal-radius-card: x } @property --portal-accent { syntax: "<length>"; inherits: false; initial-value: 3px }',
    ),
    after: canBePressed,
  },
  {
    is: 'zooms the tags themselves, one of them in, in a page that is zoomed out',
    engines: true,
    head: style('html { zoom: 0.5 } portal-login { zoom: 3 }'),
    after: canBePressed,
  },
  {
    is: 'writes from top to bottom and from right to left, and a part of it the other way round',
    engines: true,
    head: style(
      'body { writing-mode: vertical-rl; direction: rtl } main { writing-mode: vertical-lr; direction: ltr }',
    ),
    body: `<main>${tags}</main>`,
    after: canBePressed,
  },
  {
    is: 'contains and clips every element, and makes the tags tables, grids and boxes that scroll',
    head: style(
      '* { contain: strict; overflow: hidden !important; position: static !important } portal-login { display: grid; place-items: center } portal-inscripcion-publica { display: table-cell; height: 100%; max-height: 300px; overflow: auto; filter: blur(0); clip-path: inset(0) }',
    ),
    body: `<div style="contain: none">${tags}</div>`,
  },
  { is: 'has columns of text', body: `<div style="columns: 3">${tags}</div>` },
  { is: 'has a root of 62.5 %', head: style('html { font-size: 62.5% } body { font-size: 1.6rem }') },
  { is: 'has a column of 240 px', body: `<div style="inline-size: 240px">${tags}</div>` },
  { is: 'runs from right to left', htmlAttributes: 'dir="rtl"', lang: 'ar' },
  { is: 'is dark', head: style('html { color-scheme: dark; background: #111; color: #eee }') },
  { is: 'is in Portuguese', lang: 'pt-BR' },
  {
    is: 'has odd type, which everything inherits',
    engines: true,
    head: style(
      'html { writing-mode: vertical-rl } body { font-size: 0; line-height: 0; letter-spacing: 9px; text-indent: -9999px; text-transform: uppercase; white-space: pre; word-break: break-all; font-variant: small-caps; -webkit-text-fill-color: red; -webkit-text-stroke: 2px red }',
    ),
    after: async (page) => {
      await canBePressed(page);
      const { textIndent, textTransform, writingMode, webkitTextStrokeWidth } = fieldStyle(page);
      expect([textIndent, textTransform, writingMode, webkitTextStrokeWidth]).to.deep.equal([
        ...['0px', 'none', 'horizontal-tb', '0px'],
      ]);
    },
  },
  {
    is: 'animates everything, and gives the tags no box of their own',
    engines: true,
    head: style(
      '@keyframes giro { from { transform: rotate(1deg) } } * { animation: giro 1s infinite !important; transition: all 1s !important } portal-login { display: contents !important }',
    ),
    after: canBePressed,
  },
  {
    is: 'has layers, nesting and scopes that undo everything',
    engines: true,
    head: style(
      '@layer base { * { all: revert !important } } body { & * { & > * { font: 9px serif } } } @scope (body) { :scope * { color: red } } :host, :host(*) { display: none } ::part(base) { content: none } :not(:defined) { display: none }',
    ),
    after: canBePressed,
  },
  {
    is: 'has containment, late rendering and clipping around them',
    engines: true,
    body: `<div style="contain: strict; inline-size: 400px; block-size: 600px; overflow: auto">${tags}</div><div style="content-visibility: auto; contain-intrinsic-size: 90px"><portal-login routing="memory"></portal-login></div>`,
    after: canBePressed,
  },
  {
    is: 'lets nobody select its text',
    engines: true,
    head: style('* { user-select: none; -webkit-user-select: none }'),
    after: (page) => {
      const looks = page.window as unknown as typeof globalThis;
      const { userSelect, webkitUserSelect } = looks.getComputedStyle(
        rootOf(page.document.querySelector('portal-login')),
      );
      expect(userSelect || webkitUserSelect).to.equal('text');
    },
  },
  {
    is: 'keeps them in a closed menu and under a closed overlay, where they cannot be seen',
    engines: true,
    body: `<div style="visibility: hidden"><portal-login routing="memory"></portal-login></div><div style="opacity: 0; pointer-events: none; position: fixed; inset: 0">${tags}</div>`,
    after: (page) => {
      expect(fieldStyle(page).visibility).to.equal('hidden');
      expect(page.document.elementFromPoint(400, 200)?.localName).not.to.match(/^portal-/);
      for (const part of page.document.body.children as Iterable<HTMLElement>) part.removeAttribute('style');
      expect(fieldStyle(page).visibility).to.equal('visible');
      // The page is again as it was when it was read.
      for (const part of page.document.body.children as Iterable<HTMLElement>)
        part.setAttribute(
          'style',
          part.previousElementSibling
            ? 'opacity: 0; pointer-events: none; position: fixed; inset: 0'
            : 'visibility: hidden',
        );
    },
  },
];

testHosts('styles', styles);
