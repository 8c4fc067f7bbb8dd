// Pages of another origin as institutions have them, one line each. In every one of them the tags can be used (a field keeps what
// is typed, the list shows its courses), nothing is said in the console, no policy is violated, and the page stays as it was.
import { expect } from 'chai';
import { allShown, rootOf, tagsOf, unchanged } from './bed.ts';
import { deep, open, type TestPage, type, visibleText } from './support.ts';

interface Host {
  is: string;
  head?: string;
  body?: string;
  htmlAttributes?: string;
  /** All of the page: `%TAGS%` and `%LOADER%` stand for what other pages have. */
  whole?: string;
  headers?: Record<string, string>;
  lang?: string;
  width?: number;
  /** The page's own scripts change it while the tags come. */
  moves?: true;
  /** What the page does before its tags are used. */
  act?: (page: TestPage) => Promise<void> | void;
  /** What is so once the tags were used. */
  after?: (page: TestPage) => Promise<void> | void;
}

const tags =
  '<portal-login routing="memory"></portal-login><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>';
const loader = '<script type="module" src="%PORTAL%/widgets/portal.js"></script>';
const script = (code: string): string => `<script>${code}</script>`;
const library = (path: string): string => `<script src="/node_modules/${path}"></script>`;
const style = (css: string): string => `<style>${css}</style>`;
const csp = (policy: string): Record<string, string> => ({ 'content-security-policy': policy });

const styles: Host[] = [
  {
    is: 'resets everything with !important',
    head: style(
      '*, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; font: inherit !important; color: #333 !important; box-sizing: content-box !important; list-style: none !important; float: none !important }',
    ),
  },
  { is: 'unsets everything', head: style('body * { all: unset } portal-login { all: unset }') },
  { is: 'has a root of 62.5 %', head: style('html { font-size: 62.5% } body { font-size: 1.6rem }') },
  { is: 'is zoomed', head: style('body { zoom: 1.5 }') },
  { is: 'has a column of 240 px', body: `<div style="inline-size: 240px">${tags}</div>` },
  {
    is: "has Bootstrap's reboot and its open modal",
    head: style(
      '*, *::before, *::after { box-sizing: border-box } button, input, select { margin: 0; font-family: inherit; line-height: inherit } [type=button], button { -webkit-appearance: button } label { display: inline-block } .modal { position: fixed; inset: 0; overflow: auto } .modal-dialog { max-width: 500px; margin: 28px auto; pointer-events: none; transform: none } .modal-content { pointer-events: auto } .collapse:not(.show) { display: none }',
    ),
    body: `<div class="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${tags}</div></div></div>${script(
      // Bootstrap's trap: who leaves the modal is brought back.
      "const modal = document.querySelector('.modal'); document.addEventListener('focusin', ({ target }) => { if (target !== document && target !== modal && !modal.contains(target)) modal.focus(); })",
    )}`,
  },
  {
    is: "has Tailwind's preflight",
    head: style(
      '*, ::after, ::before { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } h1, h2 { font-size: inherit; font-weight: inherit } button, input, select, textarea { font: inherit; color: inherit; background-color: transparent; border-radius: 0 } img, svg { display: block; vertical-align: middle } [hidden]:where(:not([hidden=until-found])) { display: none !important }',
    ),
  },
  {
    is: "has jQuery UI's widgets around them",
    head: library('jquery/dist/jquery.min.js'),
    body: `<div class="ui-dialog ui-widget" style="position: absolute; width: 300px; overflow: hidden auto; font-size: 0.9em">${tags}</div>${script('jQuery(document).on("focusin.dialog keydown", (event) => jQuery(event.target).closest(".ui-dialog").trigger("dialogfocus"))')}`,
  },
  { is: 'runs from right to left', htmlAttributes: 'dir="rtl"', lang: 'ar' },
  { is: 'is dark', head: style('html { color-scheme: dark; background: #111; color: #eee }') },
  { is: 'is in English', lang: 'en' },
  { is: 'is in Portuguese', lang: 'pt-BR' },
  { is: 'prints with rules of its own', head: style('@media print { * { display: none !important } }') },
  {
    is: 'has rules for forced colours',
    head: style('@media (forced-colors: active) { * { forced-color-adjust: none; color: red } }'),
  },
];

/** The button of an app that puts the tags into another order, and back. */
async function reorder(page: TestPage): Promise<void> {
  const button = await page.find('#orden');
  const firstTag = () => page.document.querySelector('portal-login, portal-inscripcion-publica')?.localName;
  const before = firstTag();
  button.click();
  await page.until('the other order', () => firstTag() !== before);
  button.click();
  await page.until('the first order', () => firstTag() === before);
}

/** What an app gave the public tag as properties is there. */
function hasProperties(page: TestPage): void {
  const tag = page.document.querySelector('portal-inscripcion-publica') as HTMLElement & {
    datos?: unknown;
    helpHref?: string;
  };
  expect([tag.datos, tag.helpHref]).to.deep.equal([{ nombres: 'Ana Lucía' }, '/ayuda']);
}

const scripts: Host[] = [
  {
    is: 'React 19 makes, with the styles of its own styled-components',
    body: '<div id="raiz"></div><script type="module" src="/camas/apps/react.js"></script>',
    moves: true,
    act: async (page) => {
      await allShown(page);
      await reorder(page);
    },
    after: async (page) => {
      hasProperties(page);
      const looks = page.window as unknown as typeof globalThis;
      const colours = () => {
        const marco = page.document.getElementById('marco') as HTMLElement;
        return [
          looks.getComputedStyle(page.document.body).color,
          looks.getComputedStyle(marco).borderBlockStartColor,
        ];
      };
      expect(page.document.querySelectorAll('style[data-styled]')).to.have.lengthOf(1);
      expect(colours()).to.deep.equal(['rgb(1, 2, 3)', 'rgb(2, 8, 9)']);
      // It still writes rules of its own.
      (await page.find('#orden')).click();
      await page.until('the next colour', () => colours()[1] === 'rgb(3, 8, 9)');
    },
  },
  {
    is: 'Vue makes',
    head: library('vue/dist/vue.global.prod.js'),
    body: `<div id="raiz"></div><script type="module">const { createApp, h, ref } = Vue;
      const order = ref(0);
      const tags = () => [
        h('portal-login', { key: 'login', routing: 'memory' }),
        h('portal-inscripcion-publica', { key: 'publico', routing: 'memory', helpHref: '/ayuda', datos: { nombres: 'Ana Lucía' } }),
      ];
      createApp({ render: () => [
        h('button', { id: 'orden', onClick: () => { order.value += 1; } }, 'Cambiar el orden'),
        order.value % 2 === 0 ? tags() : tags().reverse(),
      ] }).mount('#raiz');</script>`,
    moves: true,
    act: async (page) => {
      await allShown(page);
      await reorder(page);
    },
    after: hasProperties,
  },
  { is: 'has Prototype 1.6', head: '<script src="/camas/prototype.js"></script>' },
  { is: 'has MooTools', head: '<script src="/camas/mootools.js"></script>' },
  {
    is: 'adds to Object.prototype and Array.prototype',
    head: script(
      'Object.prototype.clonar = function () {}; Object.prototype.vacio = "x"; Array.prototype.ultimo = function () {}',
    ),
  },
  {
    is: 'has frozen built-ins',
    head: script(
      'for (const owner of [Object, Array, Function, String, Promise, Map, Set, Error, Date, RegExp, Number]) { Object.freeze(owner.prototype); Object.freeze(owner); } Object.freeze(JSON); Object.freeze(Math)',
    ),
  },
  { is: 'has core-js', head: library('core-js-bundle/minified.js') },
  { is: 'has zone.js', head: library('zone.js/bundles/zone.umd.min.js') },
  {
    is: 'loads scripts by AMD',
    head: `${library('requirejs/require.js')}${script('define("propio", [], () => ({})); require(["propio"], () => {})')}`,
  },
  {
    is: 'refuses to register elements twice',
    head: script(
      'const define = customElements.define; customElements.define = function (name, made, options) { if (!customElements.get(name)) define.call(this, name, made, options) }; window.define = () => { throw new Error("no") }; window.define.amd = {}',
    ),
  },
  {
    is: 'has Turbo, which replaces the body on a visit',
    head: library('@hotwired/turbo/dist/turbo.es2017-umd.js'),
    moves: true,
    act: async (page) => {
      const first = page.document.querySelector('portal-login');
      (page.window as unknown as { Turbo: { visit(to: string, how: object): void } }).Turbo.visit(
        page.document.URL,
        { action: 'replace' },
      );
      await page.until('the body of the visit', () => {
        const now = page.document.querySelector('portal-login');
        return now && now !== first && !page.document.documentElement.hasAttribute('data-turbo-preview');
      });
    },
  },
  {
    is: 'has htmx, which puts the tags in',
    head: library('htmx.org/dist/htmx.min.js'),
    body: `<div id="lugar"></div>`,
    moves: true,
    act: (page) => {
      (page.window as unknown as { htmx: { swap(to: string, html: string, how: object): void } }).htmx.swap(
        '#lugar',
        tags,
        { swapStyle: 'innerHTML' },
      );
    },
  },
  {
    is: 'has Alpine, which shows the tags on a press',
    head: `<script defer src="/node_modules/alpinejs/dist/cdn.min.js"></script>`,
    body: `<div x-data="{ abierto: false }"><button id="abrir" @click="abierto = true">Abrir</button><template x-if="abierto"><div>${tags}</div></template></div>`,
    moves: true,
    act: async (page) => {
      await page.until('Alpine', () => (page.window as unknown as { Alpine?: { version: string } }).Alpine);
      await page.until('the tags', () => {
        page.document.getElementById('abrir')?.click();
        return page.document.querySelector('portal-login');
      });
    },
  },
  {
    is: 'clones a node with the tags in it',
    act: (page) => {
      const copy = page.document.querySelector('portal-login')?.cloneNode(true) as HTMLElement;
      page.document.body.append(copy);
    },
    moves: true,
  },
  {
    is: 'writes innerHTML twenty times',
    body: `<div id="lugar">${tags}</div>`,
    moves: true,
    act: (page) => {
      const place = page.document.getElementById('lugar') as HTMLElement;
      for (let times = 0; times < 20; times++) place.innerHTML = tags;
    },
  },
  {
    is: 'takes the tags out of a <template>',
    body: `<template>${tags}</template>`,
    moves: true,
    act: ({ document }) => {
      const { content } = document.querySelector('template') as HTMLTemplateElement;
      document.body.append(document.importNode(content, true));
    },
  },
  {
    is: 'adopts the tags from another document',
    body: '',
    moves: true,
    act: ({ document, window }) => {
      const { DOMParser } = window as unknown as typeof globalThis;
      const other = new DOMParser().parseFromString(tags, 'text/html');
      for (const tag of [...other.body.children]) document.body.append(document.adoptNode(tag));
    },
  },
  {
    is: 'takes the tags to another document and back',
    moves: true,
    act: async (page) => {
      await allShown(page);
      const away = page.document.implementation.createHTMLDocument();
      const shown = tagsOf(page.document);
      away.body.append(...shown);
      page.document.body.append(...shown);
    },
  },
  {
    is: 'writes the tags with document.write',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script>%LOADER%</head><body>${script('document.write(`%TAGS%`)')}</body></html>`,
  },
];

const places: Host[] = [
  {
    is: 'has a <form> around them',
    body: `<form onsubmit="document.title = 'enviado'; return false"><input name="q">${tags}</form>`,
  },
  {
    is: 'has a <dialog>, a <details> and an inert part around them',
    body: `<dialog>${tags}</dialog><details><summary>Más</summary><portal-login routing="memory"></portal-login></details><div inert><portal-login routing="memory"></portal-login></div>`,
    moves: true,
    act: ({ document }) => {
      document.querySelector('dialog')?.showModal();
      document.querySelector('details')?.setAttribute('open', '');
      document.querySelector('[inert]')?.removeAttribute('inert');
    },
  },
  { is: 'is a narrow frame', width: 200 },
  { is: 'has a base of another site', head: '<base href="https://otra.example/carpeta/">' },
  {
    is: 'has an import map',
    head: '<script type="importmap">{"imports":{"react":"/ninguno.js","react-dom/":"/ninguno/"}}</script>',
  },
  {
    is: "has a policy of default-src 'none'",
    headers: csp(
      "default-src 'none'; script-src 'self' %PORTAL%; connect-src %PORTAL%; font-src %PORTAL%; img-src data:",
    ),
  },
  {
    is: 'is isolated by COEP and COOP',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  {
    is: 'is in quirks mode and in windows-1252',
    whole: `<html lang="es"><head><meta charset="windows-1252"><title>x</title><script src="/prueba/watcher.js"></script>%LOADER%</head><body><table><tr><td>%TAGS%</table></body></html>`,
    headers: { 'content-type': 'text/html; charset=windows-1252' },
  },
  { is: 'has fifty tags', body: `${tags}${'<portal-login routing="memory"></portal-login>'.repeat(48)}` },
  {
    is: 'has two copies of the loader, and the same one twice',
    head: `${loader}<script type="module" src="/copia/a/widgets/portal.js"></script>`,
  },
  {
    is: 'loads the loader late, by import()',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script></head><body>%TAGS%${script('addEventListener("load", () => import("%PORTAL%/widgets/portal.js"))')}</body></html>`,
  },
  {
    is: 'loads the loader async',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script async type="module" src="%PORTAL%/widgets/portal.js"></script></head><body>%TAGS%</body></html>`,
  },
];

async function openHost({ whole, head = '', body = tags, headers, width, ...rest }: Host): Promise<TestPage> {
  const { is: _, act: _act, after: _after, moves: _moves, ...page } = rest;
  const portal = await (await fetch('/prueba/portal')).text();
  const named = Object.entries(headers ?? {}).map(([name, value]) => [
    name,
    value.replaceAll('%PORTAL%', portal),
  ]);
  const asked = {
    ...page,
    head: `${head}${loader}`,
    body,
    headers: Object.fromEntries(named),
    ...(whole !== undefined && { whole: whole.replaceAll('%LOADER%', loader).replaceAll('%TAGS%', tags) }),
  };
  const path = `/camas/pagina?d=${encodeURIComponent(JSON.stringify(asked))}`;
  return open({ path, ...(width !== undefined && { width }) });
}

/** Types into the first sign-in form, and waits for a course in the list. */
async function use(page: TestPage): Promise<void> {
  const login = page.document.querySelector('portal-login');
  const field = await page.until('the field', () => {
    const found = login?.shadowRoot && deep(login.shadowRoot, 'input[name=username]');
    return found?.getBoundingClientRect().height ? found : undefined;
  });
  type(field, '1714307103');
  const list = page.document.querySelector('portal-inscripcion-publica') as HTMLElement;
  // Until the course has its price, in any of the languages.
  await page.until('a course', () => /\d.*(?:USD|\$)|(?:USD|\$).*\d/.test(visibleText(list)));
  expect((field as HTMLInputElement).value).to.equal('1714307103');
  for (const tag of tagsOf(page.document)) expect(rootOf(tag).getBoundingClientRect().width).to.be.above(100);
}

for (const [kind, hosts] of Object.entries({ styles, scripts, places })) {
  describe(`a page's ${kind}`, () => {
    for (const host of hosts) {
      it(`the tags work in a page that ${host.is}`, async () => {
        const page = await openHost(host);
        await host.act?.(page);
        await allShown(page);
        await use(page);
        await host.after?.(page);
        if (!host.moves) await unchanged(page);
      });
    }
  });
}
