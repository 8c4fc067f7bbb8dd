// The tags of a page share session, settings, language and location, but not their errors.
import { expect } from 'chai';
import {
  breakAt,
  deep,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  STRICT,
  signIn,
  type TestPage,
  type,
  usuario,
} from './support.ts';

const login = '<portal-login routing="memory"></portal-login>';
const cliente = '<portal-cliente routing="memory"></portal-cliente>';

const inside = (page: TestPage, name: string, selector: string): HTMLElement | null => {
  const { shadowRoot } = page.document.querySelector(name) ?? {};
  return shadowRoot ? deep(shadowRoot, selector) : null;
};

describe('all four tags and a second copy of the bundle', () => {
  it('share one session: signing in with one shows the client area in the other, without a console message', async () => {
    const page = await open({
      csp: STRICT,
      head: '<script type="module" src="/copia/dos/widgets/portal.js"></script>',
      body: `${login}${cliente}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica><portal-completo routing="memory"></portal-completo>`,
    });
    await page.inside('portal-login', usuario);
    await signIn(page);
    await page.until('the home of portal-cliente', () => inside(page, 'body > portal-cliente', 'nav'));
    await page.until('the home in portal-completo', () =>
      inside(page, 'portal-completo > portal-cliente', 'nav'),
    );
    const sheets = [...page.document.querySelectorAll('portal-login, portal-cliente, portal-completo')].map(
      ({ shadowRoot }) => shadowRoot?.adoptedStyleSheets[1],
    );
    expect(new Set(sheets).size).to.equal(1);
    const sessions = page.window.portalEvents.filter(
      ({ name, detail }) => name === 'portal-session' && detail.estado === 'autenticado',
    );
    expect(JSON.stringify(sessions)).not.to.include(page.window.sessionStorage.getItem('accessToken'));
  });
});

it('somebody else who signs in in another tab begins at their own start here, and not at the place of who was here before', async () => {
  const page = await open({ body: `${login}${cliente}` });
  await signIn(page);
  const title = () => inside(page, 'portal-cliente', 'h1')?.textContent ?? '';
  await page.until('the home', () => title().startsWith('Hola, '));
  const cursos = () =>
    [...(inside(page, 'portal-cliente', 'nav')?.querySelectorAll('a') ?? [])].find(
      ({ textContent }) => textContent === 'Cursos',
    );
  (await page.until('the menu', cursos)).click();
  await page.until('a place of theirs', () => title() === 'Cursos');

  const answer = await fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      email: `otra-${Date.now()}@portal.test`,
      password: 'una frase larga y propia',
      firstName: 'Berta',
      lastName: 'Prueba',
    }),
  });
  const { accessToken, user } = await answer.json();
  // What the other tab says when they sign in there.
  const otherTab = new BroadcastChannel(`portal-clientes/1 ${location.origin}`);
  otherTab.postMessage({ kind: 'signedIn', hasCredential: true, accessToken, user });
  otherTab.close();
  await page.until('the home of the other person', () => title() === 'Hola, Berta');
});

describe('composition', () => {
  it('keeps inputs of portal-completo one shadow root deep, so that password managers find them', async () => {
    const page = await open({ body: '<portal-completo routing="memory"></portal-completo>' });
    const input = await page.find(usuario);
    const host = (input.getRootNode() as ShadowRoot).host;
    expect(host.localName).to.equal('portal-login');
    expect(host.getRootNode()).to.equal(page.document);
    expect(input.getAttribute('autocomplete')).to.equal('username');
    expect(deep(page.document, 'input[name=password]')?.getAttribute('autocomplete')).to.equal(
      'current-password',
    );
    const form = input.closest('form');
    expect(form && [...new FormData(form).keys()]).to.include.members(['username', 'password']);
  });
});

describe('settings', () => {
  it('apply to every tag at once, from another tab too', async () => {
    const page = await open({
      body: `${login}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>`,
    });
    await page.find(usuario);
    await page.inside('portal-inscripcion-publica', 'h1');
    const pages = () =>
      ['portal-login', 'portal-inscripcion-publica'].map((name) =>
        page.document.defaultView
          ?.getComputedStyle(inside(page, name, '.root') as Element)
          .getPropertyValue('--portal-page'),
      );
    const light = pages();
    page.window.localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
    page.window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    await page.until('the dark theme', () => pages().every((colour, at) => colour !== light[at]));
    // Chosen in one tag.
    inside(page, 'portal-login', 'button[aria-label="Apariencia e idioma"]')?.click();
    const firstChoice = () => inside(page, 'portal-login', 'dialog input[type=radio]');
    await page.until('the panel', () => firstChoice() !== null);
    firstChoice()?.click();
    await page.until('the light theme', () => pages().every((colour, at) => colour === light[at]));
  });

  inEveryEngine(
    'open with the focus on their title, so that Enter presses none of their buttons',
    async () => {
      const page = await open({ body: login });
      await page.find(usuario);
      inside(page, 'portal-login', 'button[aria-label="Apariencia e idioma"]')?.click();
      const title = await page.inside('portal-login', 'dialog[open] [data-rank="2"]');
      await page.until(
        'the focus on the title',
        () => (title.getRootNode() as ShadowRoot).activeElement === title,
      );
    },
  );
});

describe('one broken tag', () => {
  const settings = [
    {
      of: 'base path',
      first: 'routing="history" base-path="/prueba"',
      other: 'routing="history" base-path="/otra"',
      refusal: 'no es compatible',
    },
    {
      of: 'API base',
      first: 'routing="memory" api-base="/"',
      other: 'routing="memory" api-base="/otra"',
      refusal: 'ya usa otra dirección',
    },
  ];
  for (const { of, first, other, refusal } of settings) {
    it(`with another ${of} than the first of the page shows its own error, also if its code comes first`, async () => {
      const name = `orden-${Date.now()}`;
      await breakAt(name, [{ path: '/chunks/portal-login-', as: 'hold', times: 1 }]);
      const page = await open({
        loader: `/fallo/${name}/widgets/portal.js`,
        body: `<portal-login ${first}></portal-login><portal-cliente ${other}></portal-cliente>`,
      });
      await page.until('the readable refusal', () =>
        inside(page, 'portal-cliente', '[role=alert]')?.textContent?.includes(refusal),
      );
      expect(inside(page, 'portal-cliente', '[role=alert] button')).not.to.equal(null);
      await releaseAt(name);
      await ready(page, 'portal-login');
      expect(inside(page, 'portal-login', '[role=alert]')).to.equal(null);
      await page.inside('portal-login', usuario);
    });
  }
});

describe('outside the base path', () => {
  it('shows a message with a link to the portal', async () => {
    const page = await open({
      body: '<portal-completo routing="history" base-path="/portal"></portal-completo>',
    });
    const status = await page.find('[role=status] a');
    expect(status.getAttribute('href')).to.equal('/portal');
    expect(page.text('[role=status]')).to.include('Esta dirección queda fuera del portal.');
  });
});

describe('an API that misbehaves', () => {
  it('at sign-in: a problem document shows a message and keeps what was typed', async () => {
    const place = `api-${Date.now()}`;
    await breakAt(place, [{ path: '/api/auth/login', as: 'problem', times: 1 }]);
    const page = await open({
      body: `<portal-login routing="memory" api-base="/fallo/${place}"></portal-login>`,
    });
    page.allow(/api\/auth\/login|500/);
    type(await page.find(usuario), '1714307103');
    type(await page.find('input[name=password]'), 'demostracion-2026');
    (await page.find('form button[type=submit]')).click();
    const alert = await page.find('[role=alert]');
    expect(alert.textContent?.trim().length).to.be.greaterThan(10);
    expect(alert.textContent).not.to.match(/Error 500|undefined|\[object/);
    expect((inside(page, 'portal-login', usuario) as HTMLInputElement).value).to.equal('1714307103');
    expect((inside(page, 'portal-login', 'input[name=password]') as HTMLInputElement).value).to.equal(
      'demostracion-2026',
    );
    (await page.find('form button[type=submit]')).click();
    await page.until('a session at the second try', () => page.window.sessionStorage.getItem('accessToken'));
  });
});
