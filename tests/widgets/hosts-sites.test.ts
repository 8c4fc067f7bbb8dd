// Tags withstand what real sites do around them: editors, translators, workers, routers, observers, policies and unusual parents.
import { expect } from 'chai';
import { type Host, script, style, tags, testHosts } from './host.ts';
import { allShown, rootOf } from './hostPage.ts';
import { nextTask, type TestPage, type, visibleText } from './support.ts';

const LOGIN = 'portal-login';
const PUBLICA = 'portal-inscripcion-publica';
const list = (page: TestPage) => page.document.querySelector(PUBLICA) as HTMLElement;

/** Expects that an editor around the tag makes none of its texts editable. */
function isNoPartOfTheText(page: TestPage): void {
  const looks = page.window as unknown as typeof globalThis;
  const look = looks.getComputedStyle(rootOf(page.document.querySelector(LOGIN)));
  expect(look.getPropertyValue('-webkit-user-modify')).to.be.oneOf(['', 'read-only']);
}

/** Puts each text into elements of its own, also in open shadow roots, as translators of pages do. */
function translate(node: Node): void {
  for (const child of [...node.childNodes]) {
    const { shadowRoot } = child as Element;
    if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) {
      const outer = (node.ownerDocument as Document).createElement('font');
      outer.innerHTML = '<font></font>';
      (outer.firstChild as Element).textContent = child.textContent;
      (child as Text).replaceWith(outer);
    } else if (!/^(?:style|script)$/.test((child as Element).localName)) translate(child);
    if (shadowRoot) translate(shadowRoot);
  }
}

/** Goes to the next screen of the sign-in. */
async function goOn(page: TestPage): Promise<void> {
  (await page.inside(LOGIN, 'form a')).click();
  await page.until('the next screen', () =>
    page.document.querySelector(LOGIN)?.getAttribute('listo')?.endsWith('/solicitud-cambio-clave'),
  );
}

const sites: readonly Host[] = [
  {
    is: 'denies the clipboard, passkeys and more by Permissions-Policy, and is isolated without credentials',
    headers: {
      'permissions-policy':
        'clipboard-write=(), clipboard-read=(), publickey-credentials-get=(), publickey-credentials-create=(), web-share=(), unload=(), fullscreen=(), storage-access=()',
      'referrer-policy': 'no-referrer',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?1',
    },
  },
  {
    is: 'has an editor around them',
    engines: true,
    body: `<div contenteditable="true"><p>Texto</p>${tags}</div>`,
    after: isNoPartOfTheText,
  },
  {
    is: 'is edited as a whole',
    engines: true,
    head: script('document.designMode = "on"'),
    after: isNoPartOfTheText,
  },
  {
    is: 'has them in an SVG drawing',
    engines: true,
    body: `<svg width="700" height="2000"><foreignObject width="600" height="2000">${tags}</foreignObject></svg>`,
  },
  { is: 'has them in a MathML formula', body: `<math><mtext>${tags}</mtext></math>` },
  {
    is: 'has them in a label and a button',
    engines: true,
    body: `<label>Su cuenta <input id="propio"><portal-login routing="memory"></portal-login></label><button type="button"><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica></button>`,
    after: async (page) => {
      const field = await page.inside(LOGIN, 'input[name=username]');
      field.click();
      field.focus();
      field.click();
      await nextTask();
      expect(page.document.activeElement?.localName).to.equal(LOGIN);
    },
  },
  {
    is: 'is translated once the tags have shown themselves',
    moves: true,
    act: async (page) => {
      await allShown(page);
      await page.until('a course', () => /Inscribirme/.test(visibleText(list(page))));
      translate(page.document.body);
    },
    after: async (page) => {
      await goOn(page);
      (await page.inside(PUBLICA, 'button[aria-expanded]')).click();
      const before = visibleText(list(page));
      type(await page.inside(PUBLICA, 'input[type=search]'), 'robo');
      await page.until('fewer courses', () => visibleText(list(page)).length < before.length / 2);
      expect(list(page).shadowRoot?.querySelector('[role=alert]')).to.equal(null);
    },
  },
  {
    is: 'takes attributes that it does not know away again',
    moves: true,
    head: script(`window.guard = new MutationObserver((changes) => {
        for (const { target } of changes) target.removeAttribute('listo');
      });
      guard.observe(document, { subtree: true, attributeFilter: ['listo'] })`),
    act: async (page) => {
      const ready = () => page.window.portalEvents.filter(({ name }) => name === 'portal-ready');
      await page.until('both tags', () => ready().length === 2);
      (page.window as unknown as { guard: MutationObserver }).guard.disconnect();
      // The tests know by it that a tag shows itself.
      for (const tag of page.document.querySelectorAll(`${LOGIN}, ${PUBLICA}`))
        tag.setAttribute('listo', '/');
    },
  },
  {
    is: 'takes each tag out when it comes, and puts a copy of it in its place a moment later',
    moves: true,
    head: script(`let times = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (/^portal-/.test(node.localName) && times++ < 6) {
              const place = node.parentNode;
              node.remove();
              setTimeout(() => place.insertAdjacentHTML('beforeend', node.outerHTML), 5);
            }
      }).observe(document, { childList: true, subtree: true })`),
    act: (page) =>
      page
        .until('both copies', () => page.document.querySelectorAll('[listo]').length === 2)
        .then(() => undefined),
  },
  {
    is: 'extends every class that is registered',
    head: script(`const { define } = customElements;
      customElements.define = function (name, made, options) {
        define.call(this, name, class extends made { constructor() { super(); this.marked = true; } }, options);
      }`),
  },
  {
    is: 'registers elements a little later',
    moves: true,
    head: script(`const { define } = customElements;
      customElements.define = (...all) => { setTimeout(() => define.apply(customElements, all), 50); }`),
  },
  {
    is: 'keeps them folded, without a height, and not displayed at first',
    body: `<div id="una" style="height: 0; overflow: hidden"><portal-login routing="memory"></portal-login></div><div id="otra" style="display: none"><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica></div>`,
    moves: true,
    act: async (page) => {
      await allShown(page, true);
      for (const part of page.document.querySelectorAll('#una, #otra')) part.removeAttribute('style');
    },
  },
  {
    is: 'stands in a frame that is hidden until later',
    engines: true,
    moves: true,
    act: async (page) => {
      page.frame.style.display = 'none';
      await page.until('the tags', () => page.document.querySelectorAll('[listo]').length === 2);
      page.frame.style.display = '';
    },
  },
  {
    is: 'has a router of its own in the hash, which knows no other places',
    engines: true,
    moves: true,
    body: '<portal-login></portal-login><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>',
    head: script(`window.turns = 0;
      const route = () => { if (turns++ < 200 && !/^#\\/(inicio)?$/.test(location.hash)) location.hash = '#/inicio'; };
      addEventListener('hashchange', route);
      route();`),
    after: async (page) => {
      await goOn(page);
      for (let times = 0; times < 30; times++) await nextTask();
      expect((page.window as unknown as { turns: number }).turns).to.be.below(20);
    },
  },
  {
    is: 'puts another body in the place of its own',
    moves: true,
    act: async (page) => {
      await allShown(page);
      const body = page.document.createElement('body');
      body.innerHTML = tags;
      page.document.body.replaceWith(body);
      await page.until('the tags', () => body.querySelectorAll('[listo]').length === 2);
    },
  },
  {
    is: 'makes every element a layer of its own that snaps and does not scroll on',
    head: style(
      'html { scroll-behavior: smooth; scroll-snap-type: y mandatory } * { scroll-snap-align: start; overscroll-behavior: none; will-change: transform; mix-blend-mode: multiply } portal-login { position: sticky; inset-block-start: 0 }',
    ),
  },
  {
    is: 'has a service worker, which answers every call of the page',
    engines: true,
    moves: true,
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script>${script(`addEventListener('load', async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.register('/host-pages/worker.js');
      if (!serviceWorker.controller) await new Promise((done) => { serviceWorker.oncontrollerchange = done; });
      document.head.insertAdjacentElement('beforeend', Object.assign(document.createElement('script'), { type: 'module', src: '%PORTAL%/widgets/portal.js' }));
    })`)}</head><body>%TAGS%</body></html>`,
    after: (page) => {
      const { serviceWorker } = page.window.navigator;
      expect(serviceWorker.controller?.scriptURL).to.match(/\/host-pages\/worker\.js$/);
    },
  },
];

// A service worker would answer for the pages of later tests too, also where its own has failed.
afterEach(async () => {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  await caches.delete('cama');
});

testHosts('site', sites);
