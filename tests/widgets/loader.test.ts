// The loader: tags added later, no waterfall, files that fail or hang, second copies, and the same session for all.
import { expect } from 'chai';
import {
  breakAt,
  deep,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  requestsAt,
  until,
  usuario,
} from './support.ts';

const login = '<portal-login routing="memory"><a href="/ingreso">Ingresar aquí</a></portal-login>';
let place = 0;
const newPlace = (): string => `carga-${Date.now()}-${++place}`;

describe('finding tags', () => {
  it('does not touch a tag whose name another product has defined', async () => {
    const head = `<script>customElements.define('portal-cliente', class Other extends HTMLElement {})</script>`;
    const page = await open({ head, body: `<portal-cliente>De otro</portal-cliente>${login}` });
    await page.find(usuario);
    const other = page.document.querySelector('portal-cliente');
    expect(other?.constructor.name).to.equal('Other');
    expect(other?.shadowRoot).to.equal(null);
  });

  it('loads nothing but itself on a page without tags', async () => {
    const name = newPlace();
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: '<p>Sin etiquetas</p>' });
    await page.until('the loader', () => page.document.readyState === 'complete');
    expect(await requestsAt(name)).to.deep.equal([`/fallo/${name}/widgets/portal.js`]);
  });
});

describe('fetching', () => {
  inEveryEngine('requests the code and the Spanish texts once each', async () => {
    const name = newPlace();
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login });
    await ready(page);
    const asked = (await requestsAt(name)).filter((path) => path.endsWith('.js'));
    expect(new Set(asked).size, `each once: ${asked.join(' ')}`).to.equal(asked.length);
    const names = asked.flatMap((path) => /\/chunks\/([\w-]+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? []);
    expect(names.filter((one) => one.startsWith('texts-'))).to.deep.equal(['texts-es-comun']);
    expect(names).to.include.members(['base', 'portal-login']);
  });

  it('of the form of a course asks at once for all that it needs, the course among it', async () => {
    const name = newPlace();
    const { resultados } = await (await fetch('/api/cliente/cursos?estado=abierto&limite=1')).json();
    const id: string = resultados[0].identificacion;
    await breakAt(name, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      body: `<portal-inscripcion-publica api-base="/fallo/${name}" routing="memory" curso="${id}"></portal-inscripcion-publica>`,
    });
    const asked = () => requestsAt(name);
    await until('the last of the files', async () =>
      (await asked()).some((path) => path.includes('/chunks/texts-es-publico-')),
    );
    expect(
      (await asked()).some((path) => path.endsWith(`/${id}`)),
      'the course',
    ).to.equal(true);
    const before = new Set(await asked());
    await releaseAt(name);
    await ready(page, 'portal-inscripcion-publica');
    // What comes once the form can be typed into: the font, and the steps after the first.
    const after = (await asked()).filter(
      (path) => !before.has(path) && !/\.woff2$|\/(?:LaterStep|later|texts)-/.test(path),
    );
    expect(after).to.deep.equal([]);
  });

  it('of the list of courses asks for the courses once, before its code has come', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      body: `<portal-inscripcion-publica api-base="/fallo/${name}" routing="memory"></portal-inscripcion-publica>`,
    });
    const reads = async () => (await requestsAt(name)).filter((path) => path.includes('/api/cliente/cursos'));
    await until('the read', async () => (await reads()).length > 0);
    await releaseAt(name);
    await page.find('section h2');
    expect(await reads()).to.have.lengthOf(1);
  });
});

describe('the session of a client', () => {
  const cliente = (name: string) =>
    `<portal-cliente api-base="/fallo/${name}" routing="memory"></portal-cliente>`;
  const stored = (token: string, base: string) =>
    `<script>sessionStorage.setItem('accessToken', '${token}');sessionStorage.setItem('accessToken.base', '${base}')</script>`;
  const users = async (name: string) =>
    (await requestsAt(name)).filter((path) => path.endsWith('/api/auth/me'));
  let token = '';
  before(async () => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ username: '1714307103', password: 'demostracion-2026', type: 'CLI' }),
    });
    token = ((await answer.json()) as { accessToken: string }).accessToken;
  });

  /** A page with the tag, whose head is given, and whose code waits until `releaseAt`. */
  async function openWaiting(head: (name: string) => string) {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      head: head(name),
      body: cliente(name),
    });
    return { name, page };
  }

  const givenBy: Readonly<Record<string, (name: string) => string>> = {
    'that the portal stored': (name) => stored(token, `${location.origin}/fallo/${name}`),
    'that the page of the API’s origin stored': () =>
      `<script>sessionStorage.setItem('accessToken', '${token}')</script>`,
  };
  for (const [what, head] of Object.entries(givenBy))
    it(`is asked for once with a token ${what}, before the code has come`, async () => {
      const { name, page } = await openWaiting(head);
      await until('the read', async () => (await users(name)).length > 0);
      await releaseAt(name);
      await page.find('a[href*="/cliente/cursos"]');
      expect(await users(name)).to.have.lengthOf(1);
    });

  const ended = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
  const kept: Readonly<Record<string, (name: string) => string>> = {
    'of another API': () => stored(token, `${location.origin}/otra`),
    'that has ended': (name) => stored(ended, `${location.origin}/fallo/${name}`),
  };
  for (const [what, head] of Object.entries(kept)) {
    it(`is not asked for with a token ${what}`, async () => {
      const { name, page } = await openWaiting(head);
      await until('the files', async () =>
        (await requestsAt(name)).some((path) => path.includes('/chunks/base-')),
      );
      await releaseAt(name);
      await ready(page, 'portal-cliente');
      expect(await users(name)).to.deep.equal([]);
    });
  }
});

describe('a chunk that fails', () => {
  inEveryEngine('raises ChunkLoadError, keeps the fallback content, and a retry shows the tag', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'error', times: 1 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login });
    const alert = await page.find('[role=alert]');
    expect(alert.textContent).to.include('No pudimos cargar esta parte de la página');
    const link = page.document.querySelector('portal-login a') as HTMLElement;
    expect(link.getClientRects().length).to.equal(1);
    const error = page.window.portalEvents.find(({ name: event }) => event === 'portal-error');
    expect(error?.detail.code).to.equal('ChunkLoadError');
    (await page.find('[role=alert] button')).click();
    await ready(page);
    await page.until('the error to go', () => deep(page.document, '[role=alert]') === null);
    expect(link.getClientRects().length).to.equal(0);
  });

  it('may fail in a chunk that tags share, and can be retried', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/base-', as: 'error', times: 1 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login });
    (await page.find('[role=alert] button')).click();
    await page.find(usuario);
  });

  it('that hangs is given up after 120 s', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'hang', times: 1 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login });
    const limits = await page.until(
      'the time limit',
      () => page.window.longTimers.length > 0 && page.window.longTimers,
    );
    expect(limits.every(({ delay }) => delay === 120_000)).to.equal(true);
    for (const { fire } of limits) fire();
    await page.find('[role=alert]');
    expect(
      page.window.portalEvents.some(({ detail }) => String(detail.message).includes('timeout')),
    ).to.equal(true);
    (await page.find('[role=alert] button')).click();
    await page.find(usuario);
  });

  it('of texts shows the error in the tag, in the language of the page, and a retry shows the tag', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/texts-fr-comun-', as: 'error', times: 2 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, lang: 'fr', body: login });
    const alert = await page.find('[role=alert]');
    expect(alert.textContent).to.include('Nous n’avons pas pu charger');
    await until('a working retry', () => {
      deep(page.document, '[role=alert] button')?.click();
      return deep(page.document, usuario);
    });
  });

  it('may fail several times: each retry requests it again and reports a failure', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'error', times: 3 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login });
    for (let turn = 0; turn < 3; turn++) {
      const alert = await page.find('[role=alert]');
      alert.querySelector('button')?.click();
      await page.until('the box to go', () => !alert.isConnected);
    }
    await page.find(usuario);
    const codes = page.window.portalEvents.filter(({ name: event }) => event === 'portal-error');
    expect(codes).to.have.lengthOf(3);
  });

  it('shows every tag of its kind when one of them is retried', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'error', times: 1 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: login + login });
    const tags = [...page.document.querySelectorAll('portal-login')];
    await page.until('both errors', () => tags.every((tag) => tag.shadowRoot?.querySelector('[role=alert]')));
    tags[0]?.shadowRoot?.querySelector<HTMLElement>('[role=alert] button')?.click();
    await page.until('both errors to go', () => deep(page.document, '[role=alert]') === null);
    await page.until('both forms', () =>
      tags.every(({ shadowRoot }) => shadowRoot && deep(shadowRoot, usuario) !== null),
    );
  });

  it('keeps its retry when the tag is moved, and loads again when the tag was removed and comes back', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'error', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      body: `<div id="a">${login}</div><div id="b"></div>`,
    });
    await page.find('[role=alert]');
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    page.document.getElementById('b')?.append(tag);
    expect(deep(page.document, '[role=alert]') === null).to.equal(false);
    tag.remove();
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    page.document.getElementById('a')?.append(tag);
    await ready(page);
    expect(deep(page.document, '[role=alert]') === null).to.equal(true);
    expect(tag.querySelector('a')?.getClientRects().length).to.equal(0);
  });

  it('may load while its tag is removed: the tag works when it comes back', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-login-', as: 'hold', times: 1 }]);
    const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: `<main>${login}</main>` });
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    await page.until('the shell', () => tag.shadowRoot);
    tag.remove();
    await releaseAt(name);
    await page.until('the view', () =>
      (page.window as unknown as typeof globalThis).customElements.get('portal-login-view'),
    );
    expect(page.window.portalEvents).to.deep.equal([]);
    page.document.querySelector('main')?.append(tag);
    await page.find(usuario);
    await page.until('the fallback to go', () => tag.querySelector('a')?.assignedSlot === null);
  });

  it('never affects another tag of the page', async () => {
    const name = newPlace();
    await breakAt(name, [{ path: '/chunks/portal-inscripcion-publica-', as: 'error', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      body: `${login}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>`,
    });
    await page.find(usuario);
    await page.until('the error in its place', () => {
      const other = page.document.querySelector('portal-inscripcion-publica');
      return other?.shadowRoot?.querySelector('[role=alert]');
    });
  });
});

describe('a second copy of the bundle', () => {
  it('of another version is reported', async () => {
    const page = await open({ body: login });
    page.allow('hay dos versiones del portal');
    await page.find(usuario);
    const registry = Reflect.get(page.window, Symbol.for('portal-clientes/1')) as Map<
      'loader',
      { version: string }
    >;
    Object.assign(registry.get('loader') ?? {}, { version: '0.9.0' });
    const script = page.document.createElement('script');
    script.type = 'module';
    script.src = '/copia/vieja/widgets/portal.js';
    page.document.head.append(script);
    await page.until('the warning', () =>
      page.window.watched.find((line) =>
        /Se usa la 0\.9\.0, .*Para saber más, abra esta página con \?portal-diagnostico/.test(line),
      ),
    );
  });
});
