// The loader draws a tag before its code has come, and the app takes its place: nothing that a person has begun is lost, and each
// of their presses is carried out once.
import { expect } from 'chai';
import { anywhere, countFormats, hold, logins, treeOf } from './heldPage.ts';
import {
  breakAt,
  CLAVE,
  CORREO,
  clave,
  deep,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  requestsAt,
  STRICT,
  type TestPage,
  type,
  until,
  usuario,
} from './support.ts';

const send = 'button[type=submit]';
let place = 0;

const login = (attributes = '') =>
  `<portal-login ${attributes}><a href="/ingreso">Ingresar aquí</a></portal-login>`;
const tagOf = (page: TestPage): HTMLElement => page.document.querySelector('portal-login') as HTMLElement;
const viewOf = (page: TestPage): HTMLElement =>
  tagOf(page).shadowRoot?.querySelector('.mount') as HTMLElement;
const field = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;
const focused = (page: TestPage): Element | null | undefined => tagOf(page).shadowRoot?.activeElement;

const drawn = (page: TestPage): unknown[] => treeOf(viewOf(page));

describe('the first view of <portal-login>', () => {
  const variants: Readonly<Record<string, { attributes?: string; lang?: string; beside?: string }>> = {
    'by itself': {},
    'with the names and addresses of the institution': {
      attributes: 'institucion="Politécnica" help-href="/ayuda" publico-href="/cursos"',
    },
    'under a title of the page': { attributes: 'titulo="ninguno"' },
    'below a heading of the page': { attributes: 'titulo="3"' },
    'beside the public page': { beside: '<portal-inscripcion-publica></portal-inscripcion-publica>' },
    'in a history of its own': { attributes: 'routing="history" base-path="/prueba"' },
    'in French': { lang: 'fr' },
    'in Arabic, from right to left': { lang: 'ar' },
  };
  for (const [name, { attributes = '', lang = 'es', beside = '' }] of Object.entries(variants)) {
    (name === 'by itself' ? inEveryEngine : it)(
      `has the tree of the app ${name}, before and after the app hydrates it`,
      async () => {
        const page = await hold({ csp: STRICT, lang, body: login(attributes) + beside });
        const before = drawn(page.page);
        await page.arrive();
        expect(drawn(page.page)).to.deep.equal(before);

        // With a token of nobody's nothing is drawn beforehand: the app makes its own nodes.
        const alone = await open({
          lang,
          head: `<script>sessionStorage.setItem('accessToken', 'x');sessionStorage.setItem('accessToken.base', location.origin)</script>`,
          body: login(attributes) + beside,
        });
        await ready(alone);
        await alone.find(usuario);
        expect(anywhere(drawn(alone))).to.equal(anywhere(before));
      },
    );
  }

  it('comes before the typeface and whatever the app makes for later', async () => {
    const { page, arrive } = await hold({ head: countFormats, body: login() });
    const fontsBefore = new Promise<number>((resolve) => {
      tagOf(page).addEventListener('portal-ready', () => {
        page.window.requestAnimationFrame(() => resolve(page.document.fonts.size));
      });
    });
    await arrive();
    expect(await fontsBefore).to.equal(0);
    await page.until('the typeface', () => page.document.fonts.size === 3);
    // The first one of a page takes as long as the rest of what the form's app does.
    expect(Reflect.get(page.window, 'formats'), 'formats that nothing shows').to.deep.equal([]);
  });

  it('shows what the person has chosen: theme, colour, and the identification that is remembered', async () => {
    const head = `<script>localStorage.setItem('settings', '{"themeMode":"dark","themeColorPresets":"red","themeDirection":"rtl"}'); localStorage.setItem('portal.identificacion', '${CORREO}')</script>`;
    const { page, arrive } = await hold({ head, body: login() });
    const look = () => {
      const style = page.window.getComputedStyle(field(page, send));
      return [
        style.backgroundColor,
        style.direction,
        field(page, usuario).value,
        field(page, 'input[name=remember]').checked,
      ];
    };
    const before = look();
    expect(before.slice(1)).to.deep.equal(['rtl', CORREO, true]);
    await arrive();
    expect(look()).to.deep.equal(before);
  });

  it('has no link with a script or with data, before and after the app hydrates it', async () => {
    const attributes = 'help-href=" JavaScript:alert(1)" publico-href="data:text/html,x"';
    const { page, arrive } = await hold({ body: login(attributes) });
    page.allow('<portal-login help-href>');
    page.allow('<portal-login publico-href>');
    const links = () =>
      [...viewOf(page).querySelectorAll('a')].filter(({ href }) => /^(?:javascript|data):/i.test(href));
    expect(links()).to.deep.equal([]);
    await arrive();
    expect(links()).to.deep.equal([]);
  });

  inEveryEngine(
    'is not drawn if another tab of the site is signed in, whose session the app asks for first',
    async () => {
      const name = `vista-${Date.now()}-${++place}`;
      const base = `${location.origin}/fallo/${name}`;
      await breakAt(name, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
      let leave = (): void => undefined;
      localStorage.setItem(`portal-clientes/1 ${base}`, '1');
      await new Promise<void>((signed) => {
        const lock = { mode: 'shared' } as const;
        const held = new Promise<void>((resolve) => {
          leave = resolve;
        });
        void navigator.locks.request(`portal-clientes/1 ${base}`, lock, () => {
          signed();
          return held;
        });
      });
      const page = await open({
        loader: `/fallo/${name}/widgets/portal.js`,
        body: login(`api-base="/fallo/${name}"`),
      });
      try {
        await until('the request for the code', async () =>
          (await requestsAt(name)).some((path) => path.includes('/chunks/base-')),
        );
        // The loader's question came before this one.
        await page.window.navigator.locks.query();
        expect(field(page, usuario)).to.equal(null);
      } finally {
        leave();
        await releaseAt(name);
      }
      await ready(page, 'portal-login');
      await page.find(usuario);
    },
  );

  it('is there again when the tag comes back before the code does', async () => {
    const { page, arrive } = await hold({ body: login() });
    const tag = tagOf(page);
    type(field(page, usuario), CORREO);
    tag.remove();
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    page.document.body.append(tag);
    expect(field(page, usuario).value).to.equal(CORREO);
    await arrive();
    expect(field(page, usuario).value).to.equal(CORREO);
    await page.until('the fallback content to go', () => !tag.querySelector('a')?.assignedSlot);
  });

  it('is not drawn if the tag begins with another screen', async () => {
    for (const body of [login('routing="history" base-path="/otra"'), login()]) {
      const name = `vista-${Date.now()}-${++place}`;
      await breakAt(name, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
      const head = `<script>location.hash = '#portal=/auth/solicitud-cambio-clave'</script>`;
      const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, head, body });
      await page.until('the tag', () => tagOf(page).shadowRoot);
      expect(viewOf(page).childElementCount).to.equal(0);
      await releaseAt(name);
      await ready(page);
    }
  });
});

describe('what a person does before the code has come', () => {
  inEveryEngine(
    'typing goes on in the same field, with its focus and selection, and what is typed is sent',
    async () => {
      const { page, name, arrive } = await hold({ csp: STRICT, body: login() });
      const input = field(page, usuario);
      type(input, 'demo@portal');
      input.setSelectionRange(2, 5);
      await arrive();
      expect(field(page, usuario) === input, 'the same field').to.equal(true);
      expect(focused(page) === input, 'the focus').to.equal(true);
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([2, 5]);
      type(input, CORREO);
      type(field(page, clave), CLAVE);
      field(page, send).click();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      expect(await logins(name)).to.equal(1);
    },
  );

  for (const composed of [true, false]) {
    (composed ? it : inEveryEngine)(
      `a password manager fills both fields in one task, with events that are ${composed ? '' : 'not '}composed`,
      async () => {
        const { page, arrive } = await hold({ body: login() });
        const form = field(page, usuario).form as HTMLFormElement;
        for (const [selector, value] of [
          [usuario, CORREO],
          [clave, CLAVE],
        ] as const) {
          const input = field(page, selector);
          input.value = value;
          for (const event of ['input', 'change'])
            input.dispatchEvent(new Event(event, { bubbles: true, composed }));
        }
        await arrive();
        expect(field(page, usuario).form === form).to.equal(true);
        field(page, send).click();
        await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      },
    );
  }

  inEveryEngine('a composition in progress stays in its field', async () => {
    const { page, arrive } = await hold({ body: login(), lang: 'es' });
    const input = field(page, usuario);
    const Composition = (page.window as unknown as typeof globalThis).CompositionEvent;
    input.focus();
    input.dispatchEvent(new Composition('compositionstart', { bubbles: true, composed: true }));
    input.value = 'ni';
    input.dispatchEvent(new Composition('compositionupdate', { bubbles: true, composed: true, data: 'ni' }));
    await arrive();
    expect(field(page, usuario) === input).to.equal(true);
    expect(focused(page) === input).to.equal(true);
    expect(input.value).to.equal('ni');
  });

  inEveryEngine(
    'sending shows the button busy and is carried out once, however often it is pressed',
    async () => {
      const { page, name, arrive } = await hold({ csp: STRICT, body: login() });
      type(field(page, usuario), CORREO);
      type(field(page, clave), CLAVE);
      const button = field(page, send);
      for (let turn = 0; turn < 3; turn++) button.click();
      button.form?.requestSubmit();
      expect(button.getAttribute('aria-busy')).to.equal('true');
      expect(button.getBoundingClientRect().height).to.be.greaterThan(40);
      expect(await logins(name)).to.equal(0);
      await arrive();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      expect(await logins(name)).to.equal(1);
    },
  );

  it('sending a form that lacks something says so once the app is there, and the button is free again', async () => {
    const { page, name, arrive } = await hold({ body: login() });
    type(field(page, usuario), CORREO);
    field(page, send).click();
    await arrive();
    await page.until('what is missing', () => viewOf(page).textContent?.includes('Escriba su contraseña.'));
    expect(field(page, send).hasAttribute('aria-busy')).to.equal(false);
    expect(field(page, usuario).value).to.equal(CORREO);
    expect(await logins(name)).to.equal(0);
  });

  inEveryEngine('leaves typing and focus alone when the tag is moved meanwhile', async () => {
    const { page, arrive } = await hold({ body: `<div id="a">${login()}</div><div id="b"></div>` });
    const input = field(page, usuario);
    type(input, CORREO);
    page.document.getElementById('b')?.append(tagOf(page));
    const coming = arrive();
    for (let turn = 0; turn < 10; turn++) {
      page.document.getElementById(turn % 2 ? 'b' : 'a')?.append(tagOf(page));
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    }
    await coming;
    expect(field(page, usuario) === input).to.equal(true);
    expect(focused(page) === input).to.equal(true);
    expect(input.value).to.equal(CORREO);
  });

  it('nothing moves when the app hydrates the view, under the style sheets of a hostile page too', async () => {
    const head = '<link rel="stylesheet" href="/prueba/hostil.css">';
    const { page, arrive } = await hold({ head, csp: STRICT, body: login('font="inherit"') });
    const places = () =>
      [...viewOf(page).querySelectorAll('h1, input, button, label, a')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height].join(' ');
      });
    const before = places();
    expect(before.length).to.be.greaterThan(8);
    await arrive();
    expect(places()).to.deep.equal(before);
  });
});

describe('code that does not come', () => {
  it('is told above what was typed, beside the content of the page, and a retry goes on', async () => {
    const { page, name } = await hold({ body: login() }, 'hang');
    type(field(page, usuario), CORREO);
    type(field(page, clave), CLAVE);
    field(page, send).click();
    const limits = await page.until(
      'the time limit',
      () => page.window.longTimers.length > 0 && page.window.longTimers,
    );
    for (const { fire } of limits) fire();
    const alert = await page.find('[role=alert]');
    expect(alert.textContent).to.include('No pudimos cargar esta parte de la página');
    expect(field(page, send).hasAttribute('aria-busy')).to.equal(false);
    expect(tagOf(page).querySelector('a')?.getClientRects().length).to.equal(1);
    expect([field(page, usuario).value, field(page, clave).value]).to.deep.equal([CORREO, CLAVE]);
    // Pressing the form's own button asks for the code again, and sends the form when it is there.
    field(page, send).click();
    await ready(page);
    await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
    expect(deep(page.document, '[role=alert]') === null).to.equal(true);
    expect(await logins(name)).to.equal(1);
  });
});
