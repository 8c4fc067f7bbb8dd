// Pages whose scripts change JavaScript, or create and move the tags.
import { expect } from 'chai';
import { type Host, library, script, tags, testHosts } from './host.ts';
import { allShown, rootOf, tagsOf } from './hostPage.ts';
import { nextTask, type TestPage } from './support.ts';

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

/** Expects the properties that an app gave the public tag. */
function hasProperties(page: TestPage): void {
  const tag = page.document.querySelector('portal-inscripcion-publica') as HTMLElement & {
    datos?: unknown;
    helpHref?: string;
  };
  expect([tag.datos, tag.helpHref]).to.deep.equal([{ nombres: 'Ana Lucía' }, '/ayuda']);
}

/**
 * A shadow root loses its sheets on its way into another document. Firefox may fade the colour of the button in, where the tag comes
 * back before its code has run.
 */
async function hasItsLook(page: TestPage): Promise<void> {
  const looks = page.window as unknown as typeof globalThis;
  await page.until('one button, in the colour of the portal', () => {
    const buttons = tagsOf(page.document).flatMap((tag) => [
      ...rootOf(tag).querySelectorAll('button[type=submit]'),
    ]);
    const colours = buttons.map((button) => looks.getComputedStyle(button).backgroundColor);
    return colours.join(' ') === 'rgb(118, 53, 220)';
  });
}

const scripts: readonly Host[] = [
  {
    is: 'React 19 makes, with the styles of its own styled-components',
    body: '<div id="raiz"></div><script type="module" src="/host-pages/apps/react.js"></script>',
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
    is: 'React 17 makes, which knows no properties of tags',
    head: `${library('react-17/umd/react.production.min.js')}${library('react-dom-17/umd/react-dom.production.min.js')}`,
    body: `<div id="raiz"></div>${script(`
      const make = React.createElement;
      const datos = JSON.stringify({ nombres: 'Ana Lucía' });
      function Page() {
        const [order, setOrder] = React.useState(0);
        const tags = [
          make('portal-login', { key: 'login', routing: 'memory' }),
          make('portal-inscripcion-publica', { key: 'publico', routing: 'memory', helpHref: '/ayuda', datos }),
        ];
        const change = make('button', { id: 'orden', onClick: () => setOrder(order + 1) }, 'Cambiar el orden');
        return make(React.StrictMode, null, change, order % 2 === 0 ? tags : tags.reverse());
      }
      ReactDOM.render(make(Page), document.getElementById('raiz'));`)}`,
    moves: true,
    act: async (page) => {
      await allShown(page);
      await reorder(page);
    },
    after: hasProperties,
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
  {
    is: 'adds to Object.prototype and Array.prototype',
    head: script(
      'Object.prototype.clonar = function () {}; Object.prototype.vacio = "x"; Array.prototype.ultimo = function () {}',
    ),
  },
  {
    is: 'has frozen all that a script can name',
    engines: true,
    head: script(
      'for (const name of Object.getOwnPropertyNames(globalThis)) { const one = globalThis[name]; if (typeof one === "function") { if (one.prototype) Object.freeze(one.prototype); Object.freeze(one); } } for (const one of [JSON, Math, Reflect, Intl, customElements]) Object.freeze(one)',
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
    is: 'adds to its own innerHTML',
    moves: true,
    act: async (page) => {
      await allShown(page);
      page.document.body.innerHTML += '<p>Aviso</p>';
    },
  },
  {
    is: 'names the loader twice, with another query each time',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script type="module" src="%PORTAL%/widgets/portal.js?ver=6.1"></script><script type="module" src="%PORTAL%/widgets/portal.js?ver=6.2"></script></head><body>%TAGS%</body></html>`,
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
    engines: true,
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
    engines: true,
    moves: true,
    act: async (page) => {
      await allShown(page);
      const away = page.document.implementation.createHTMLDocument();
      const shown = tagsOf(page.document);
      away.body.append(...shown);
      page.document.body.append(...shown);
    },
    after: hasItsLook,
  },
  {
    is: 'takes the tags to another document and back before their code has come',
    engines: true,
    moves: true,
    act: async (page) => {
      const shown = tagsOf(page.document);
      await page.until('the shells', () => shown.every((tag) => tag.shadowRoot));
      const away = page.document.implementation.createHTMLDocument();
      away.body.append(...shown);
      await nextTask();
      page.document.body.append(...shown);
    },
    after: hasItsLook,
  },
  {
    is: 'takes the tags to another document until their code has come, and back',
    engines: true,
    moves: true,
    act: async (page) => {
      const shown = tagsOf(page.document);
      await page.until('the shells', () => shown.every((tag) => tag.shadowRoot));
      page.document.implementation.createHTMLDocument().body.append(...shown);
      const { customElements } = page.window as unknown as typeof globalThis;
      await page.until('the code', () => shown.every((tag) => customElements.get(`${tag.localName}-view`)));
      page.document.body.append(...shown);
    },
    after: hasItsLook,
  },
  {
    is: 'writes the tags with document.write',
    engines: true,
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script>%LOADER%</head><body>${script('document.write(`%TAGS%`)')}</body></html>`,
  },
];

testHosts('scripts', scripts);
