// The bridge between custom elements and React, on the built bundle.
import { expect } from 'chai';
import {
  breakAt,
  deep,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  STRICT,
  type,
  until,
  usuario,
} from './support.ts';

const login = '<portal-login routing="memory"></portal-login>';

describe('before the code of a view has loaded', () => {
  const publica = 'portal-inscripcion-publica';

  /** Opens a page whose loader has run, and holds the request for the view's code until `releaseAt(place)`. */
  const openHeld = async (tag: string, body: string) => {
    const place = `concha-${Date.now()}-${tag}`;
    await breakAt(place, [
      { path: '/chunks/views-', as: 'hold', times: 1 },
      { path: `/chunks/${tag}-`, as: 'hold', times: 1 },
    ]);
    // Its first view is in a file of its own.
    const page = await open({ loader: `/fallo/${place}/widgets/portal.js`, lang: 'fr', body });
    const { customElements } = page.window as unknown as typeof globalThis;
    await page.until('the tag', () => customElements.get(tag));
    return { place, page, customElements };
  };

  it('every tag is defined, has its properties, and shows its fallback content', async () => {
    const { place, page, customElements } = await openHeld(
      'portal-login',
      '<portal-login routing="memory" portal-href="/portal/"><a href="/ingreso">Ingresar</a></portal-login>',
    );
    for (const tag of ['portal-login', publica, 'portal-cliente', 'portal-completo'])
      expect(customElements.get(tag), tag).not.to.equal(undefined);
    const tag = page.document.querySelector('portal-login') as HTMLElement & { portalHref: string };
    expect(tag.portalHref).to.equal('/portal/');
    expect('publicoHref' in tag).to.equal(true);
    expect(tag.querySelector('a')?.getClientRects().length).to.equal(1);
    expect(page.window.portalEvents).to.deep.equal([]);
    await releaseAt(place);
    await page.find(usuario);
  });

  it('a property reaches the view and is not reflected as an attribute', async () => {
    const body = `<${publica} routing="memory"></${publica}>`;
    const { place, page } = await openHeld(publica, body);
    const curso = (await (await fetch('/api/cliente/cursos?estado=abierto&limite=1')).json()).resultados[0];
    const tag = page.document.querySelector(publica) as HTMLElement & { datos: unknown; curso: string };
    tag.curso = curso.identificacion;
    tag.datos = { nombres: 'Ana Lucía', apellidos: 'Quishpe' };
    await releaseAt(place);
    const nombres = (await page.find('[name="participante.nombres"]')) as HTMLInputElement;
    expect(nombres.value).to.equal('Ana Lucía');
    tag.datos = { nombres: 'Eva' };
    await page.until('the new name', () => nombres.value === 'Eva');
    expect(tag.getAttributeNames()).to.deep.equal(['routing', 'listo']);
    const views = [...(tag.shadowRoot?.children ?? [])];
    expect(views.map((view) => view.getAttributeNames().join())).to.deep.equal(['class']);
  });

  it('an element that a script creates has its properties at once', async () => {
    const { place, page } = await openHeld('portal-login', login);
    const tag = page.document.createElement('portal-login') as HTMLElement & { routing: string };
    tag.routing = 'memory';
    expect(Object.hasOwn(tag, 'routing')).to.equal(false);
    expect(tag.routing).to.equal('memory');
    await releaseAt(place);
    await page.find(usuario);
  });
});

describe('properties and attributes', () => {
  it('changes its location when routing changes on a mounted tag', async () => {
    const page = await open({ body: '<portal-completo routing="memory"></portal-completo>' });
    await page.find(usuario);
    expect(page.window.location.hash).to.equal('');
    page.document.querySelector('portal-completo')?.setAttribute('routing', 'hash');
    await page.until('the path in the hash', () =>
      page.window.location.hash.startsWith('#portal=/auth/login'),
    );
  });

  it('reports that history routing needs a base path, and works without it', async () => {
    const page = await open({ body: '<portal-login routing="history"></portal-login>' });
    page.allow('<portal-login routing>');
    await ready(page);
    const error = page.window.portalEvents.find(({ name }) => name === 'portal-error');
    expect(error?.detail).to.deep.equal({
      code: 'atributo_invalido',
      message: '<portal-login routing>: "history" needs base-path. "/" is used.',
    });
  });

  it('shows that api-base is not an address, and throws no error', async () => {
    const page = await open({
      body: '<portal-login routing="memory" api-base="http://[::mal"></portal-login>',
    });
    const alert = await page.find('[role=alert]');
    expect(alert.textContent).to.include('La dirección del servicio configurada en esta página no es válida');
    expect(page.window.portalEvents.some(({ detail }) => detail.code === 'api_base')).to.equal(true);
  });
});

describe('moving the node', () => {
  inEveryEngine('mounts once for ten moves, and unmounts once at the end', async () => {
    const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
    type(await page.find(usuario), '1714307103');
    await ready(page);
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    const changes = { added: 0, removed: 0 };
    const count = (nodes: NodeList) =>
      [...nodes].filter((node) => (node as Element).classList?.contains('root')).length;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        changes.added += count(addedNodes);
        changes.removed += count(removedNodes);
      }
    });
    observer.observe(tag.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    for (let turn = 0; turn < 10; turn++) {
      page.document.getElementById(turn % 2 ? 'a' : 'b')?.append(tag);
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    }
    expect((deep(page.document, usuario) as HTMLInputElement).value).to.equal('1714307103');
    expect(changes).to.deep.equal({ added: 0, removed: 0 });
    expect(page.window.portalEvents.filter(({ name }) => name === 'portal-ready').length).to.equal(1);
    tag.remove();
    await until('an empty tree', () => changes.removed > 0);
    expect(changes).to.deep.equal({ added: 0, removed: 1 });
    observer.disconnect();
  });
});

describe('fallback content', () => {
  inEveryEngine('shows through a slot until the first commit, and not after', async () => {
    const page = await open({
      body: '<portal-login routing="memory"><a href="/ingreso" id="alterno">Ingresar</a></portal-login>',
    });
    const link = page.document.getElementById('alterno') as HTMLElement;
    await page.find(usuario);
    await until('the slot to go', () => link.assignedSlot === null);
    expect(link.getClientRects().length).to.equal(0);
  });
});

describe('events', () => {
  inEveryEngine('are dispatched by the tag, bubble and are composed', async () => {
    const page = await open({ body: login });
    await page.find(usuario);
    const ready = await page.until('portal-ready', () =>
      page.window.portalEvents.find(({ name }) => name === 'portal-ready'),
    );
    expect(ready.tag).to.equal('portal-login');
    expect(ready.composed).to.equal(true);
    const session = await page.until('portal-session', () =>
      page.window.portalEvents.find(({ name }) => name === 'portal-session'),
    );
    expect(session.detail).to.deep.equal({ estado: 'anonimo' });
  });
});

describe('styles', () => {
  const sheets = (element: Element | null | undefined) => element?.shadowRoot?.adoptedStyleSheets ?? [];

  inEveryEngine('renders under a strict policy without a violation, and adds no style tag', async () => {
    const page = await open({ csp: STRICT, body: login });
    const button = await page.find('button[type=submit]');
    const view = page.document.defaultView as Window;
    expect(view.getComputedStyle(button).backgroundColor).to.equal('rgb(118, 53, 220)');
    expect(deep(page.document, 'style')).to.equal(null);
  });

  inEveryEngine('are shared between all tags of the page', async () => {
    const page = await open({
      body: `${login}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>`,
    });
    await ready(page);
    await ready(page, 'portal-inscripcion-publica');
    const isAlone = (tag: Element) => sheets(tag).length === 2;
    await page.until('the rules of the apps', () =>
      [...page.document.querySelectorAll('portal-login, portal-inscripcion-publica')].every(isAlone),
    );
    const [a, b] = [...page.document.querySelectorAll('portal-login, portal-inscripcion-publica')].map(
      (tag) => sheets(tag),
    );
    expect(a?.length).to.equal(2);
    expect(a?.every((sheet, at) => sheet === b?.[at])).to.equal(true);
  });

  inEveryEngine('are whole in each tag, whichever came first', async () => {
    for (const [first, second] of [
      ['portal-login', 'portal-inscripcion-publica'],
      ['portal-inscripcion-publica', 'portal-login'],
      ['portal-completo', 'portal-login'],
    ] as const) {
      const page = await open({ body: `<${first} routing="memory"></${first}>` });
      await ready(page, first);
      const tag = page.document.createElement(second);
      tag.setAttribute('routing', 'memory');
      page.document.body.append(tag);
      await ready(page, second);
      const parts = [...(tag.shadowRoot?.querySelectorAll('*') ?? [])];
      const looks = () =>
        parts.map((part) => {
          const { display, fontSize, paddingTop } = page.window.getComputedStyle(part);
          return [part.outerHTML.slice(0, 60), display, fontSize, paddingTop].join(' ');
        });
      const before = looks();
      // Another rule has all of them worked out anew.
      sheets(tag).at(-1)?.insertRule('.nada { color: red }');
      expect(before, `${second} after ${first}`).to.deep.equal(looks());
    }
  });

  it('do not grow when a tag is moved or mounted again', async () => {
    const page = await open({ body: login });
    await ready(page);
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    await page.until('the rules of the app', () => sheets(tag).length === 2);
    const count = () => sheets(tag).reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
    const before = count();
    for (let turn = 0; turn < 5; turn++) {
      tag.remove();
      await until('unmounted', () => !tag.shadowRoot?.querySelector('input'));
      page.document.body.append(tag);
      await page.find(usuario);
    }
    expect(count()).to.equal(before);
  });

  it('do not touch the styled-components tags of the host page', async () => {
    const head =
      '<style data-styled="" data-styled-version="6.6.0">.ajena{color:rgb(1,2,3)}/*!sc*/data-styled.g1[id="ajena"]{content:"ajena,"}/*!sc*/</style>';
    const page = await open({ head, body: `<p class="ajena">Texto de la página</p>${login}` });
    await page.find(usuario);
    expect(page.document.querySelector('style[data-styled]')).not.to.equal(null);
    const paragraph = page.document.querySelector('.ajena') as Element;
    expect(page.document.defaultView?.getComputedStyle(paragraph).color).to.equal('rgb(1, 2, 3)');
  });
});

describe('a hostile page', () => {
  inEveryEngine('changes nothing inside a tag', async () => {
    const head = '<link rel="stylesheet" href="/prueba/hostil.css">';
    const plain = await open({ body: login });
    const hostile = await open({ head, body: login });
    const looks = [
      ...(['display', 'color', 'fontSize', 'lineHeight', 'textAlign'] as const),
      ...(['visibility', 'opacity', 'backgroundColor', 'borderRadius'] as const),
      ...(['textTransform', 'letterSpacing', 'float'] as const),
    ];
    const look = async (page: typeof plain) => {
      const view = page.document.defaultView as Window;
      const style = (element: Element) => {
        const computed = view.getComputedStyle(element);
        return looks.map((look) => computed[look]);
      };
      return [
        style(await page.find(usuario)),
        style(await page.find('button[type=submit]')),
        style(await page.find('h1')),
      ];
    };
    expect(JSON.stringify(await look(hostile))).to.equal(JSON.stringify(await look(plain)));
    const { height } = (await hostile.find('button[type=submit]')).getBoundingClientRect();
    expect(height).to.be.at.least(44);
  });
});

describe('a tag that does not fill the page', () => {
  it('adds no second <main>, and keeps its form within its column', async () => {
    const page = await open({ body: `<main>${login}</main>` });
    const form = (await page.find(usuario)).closest('form') as HTMLElement;
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    expect(deep(tag.shadowRoot as ShadowRoot, 'main')).to.equal(null);
    const [inner, outer] = [form.getBoundingClientRect(), tag.getBoundingClientRect()];
    expect(inner.width).to.be.at.most(432);
    expect(inner.left - outer.left).to.be.at.least(16);
    expect(outer.right - inner.right).to.be.at.least(16);
  });
});

describe('fonts', () => {
  inEveryEngine('are added once to the document, from the folder of the bundle', async () => {
    const page = await open({ csp: STRICT, body: `${login}${login}` });
    await page.find(usuario);
    const faces = await page.until('the font', () => {
      const loaded = [...page.document.fonts].filter(({ family }) => family.includes('Public Sans'));
      return loaded.some(({ status }) => status === 'loaded') && loaded;
    });
    expect(faces.length).to.equal(3);
  });

  it('are not added by a tag that uses the font of the page', async () => {
    const page = await open({ body: '<portal-login routing="memory" font="inherit"></portal-login>' });
    await page.find(usuario);
    expect(page.document.fonts.size).to.equal(0);
  });
});
