// The entries that are made for one tag: they draw its first view before the loader comes, which then takes it over.
import { expect } from 'chai';
import { countFormats, looksIn, treeOf } from './heldPage.ts';
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

let place = 0;

const field = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;
const viewIn = (page: TestPage, tag: string): HTMLElement | null | undefined =>
  page.document.querySelector(tag)?.shadowRoot?.querySelector('.mount');

interface Waiting {
  readonly page: TestPage;
  readonly name: string;
  arrive(): Promise<void>;
}

/** A page with an entry, whose loader is held back until `arrive`. @param body with `§` where the tag names its API */
async function wait(entry: string, body: string, options: Parameters<typeof open>[0] = {}): Promise<Waiting> {
  const name = `entrada-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '/chunks/loader-', as: 'hold', times: 1 }]);
  const page = await open({
    loader: `/fallo/${name}/widgets/${entry}.js`,
    ...options,
    body: body.replace('§', `api-base="/fallo/${name}"`),
  });
  await until('the request for the loader', async () =>
    (await requestsAt(name)).some((path) => path.includes('/chunks/loader-')),
  );
  const tag = /<(portal-[a-z-]+)/.exec(body)?.[1];
  // The entry asks whether another tab is signed in while the request leaves: its answer has come before this one.
  await page.window.navigator.locks?.query();
  return {
    page,
    name,
    arrive: async () => {
      await releaseAt(name);
      await ready(page, tag);
    },
  };
}

const login = (attributes = '') =>
  `<portal-login § ${attributes}><a href="/ingreso">Ingresar aquí</a></portal-login>`;
const publica = (attributes = '') =>
  `<portal-inscripcion-publica § ${attributes}><a href="/cursos">Cursos</a></portal-inscripcion-publica>`;

describe('the entry for one tag', () => {
  inEveryEngine('draws before the next script of the page runs where nobody has signed in', async () => {
    const look = `<script type="module">self.drawn = !!document.querySelector('portal-login').shadowRoot</script>`;
    const { page, arrive } = await wait('portal-login', login() + look);
    expect((page.window as unknown as { drawn: boolean }).drawn).to.equal(true);
    await arrive();
  });

  const same: Readonly<Record<string, string>> = {
    'by itself': '',
    'with the names and addresses of the institution':
      'institucion="Politécnica" help-href="ayuda" publicohref="/cursos"',
    'below a heading of the page': 'titulo="3"',
    'in a history of its own': 'routing="history" base-path="/prueba"',
    'in the font of the page, compact': 'font="inherit" densidad="compacta" idiomas="no"',
  };
  for (const [name, attributes] of Object.entries(same))
    (name === 'by itself' ? inEveryEngine : it)(
      `draws the tree of the app before the loader has come: ${name}`,
      async () => {
        const { page, arrive } = await wait('portal-login', login(attributes), { csp: STRICT });
        const view = await page.until('the view', () => viewIn(page, 'portal-login'));
        const [before, input] = [treeOf(view), field(page, usuario)];
        const looks = looksIn(view);
        expect(input.getClientRects().length).to.equal(1);
        await arrive();
        expect(treeOf(view)).to.deep.equal(before);
        expect(looksIn(view).filter((look, at) => look !== looks[at])).to.deep.equal([]);
        expect(field(page, usuario) === input, 'the same node').to.equal(true);
      },
    );

  for (const [entry, body] of [
    ['portal-login', login()],
    ['portal-inscripcion-publica-curso', publica('curso="X"')],
  ] as const)
    it(`asks for the largest file before it draws, and for the others after the frame: ${entry}`, async () => {
      const head = `<script>
        const attach = Element.prototype.attachShadow;
        Element.prototype.attachShadow = function (init) {
          window.askedBefore ??= document.querySelectorAll('link[rel=preload]').length;
          return attach.call(this, init);
        };
      </script>`;
      const { page, arrive } = await wait(entry, body, { head });
      expect(await page.until('a view', () => Reflect.get(page.window, 'askedBefore'))).to.equal(1);
      await arrive();
    });

  it('draws the form of a course, and keeps what is typed into it', async () => {
    const { resultados } = await (await fetch('/api/cliente/cursos?estado=abierto&limite=1')).json();
    const { page, arrive } = await wait(
      'portal-inscripcion-publica-curso',
      publica(`curso="${resultados[0].identificacion}"`),
      { csp: STRICT },
    );
    const input = field(page, 'input[name="participante.nombres"]');
    type(input, 'María José');
    await arrive();
    expect(field(page, 'input[name="participante.nombres"]') === input).to.equal(true);
    expect(input.value).to.equal('María José');
  });

  it('makes what days and amounts are written with while the code of the form is on its way', async () => {
    const name = `entrada-${Date.now()}-${++place}`;
    await breakAt(name, [{ path: '/chunks/base-', as: 'hang', times: 1 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal-inscripcion-publica-curso.js`,
      head: countFormats,
      body: publica('curso="X"').replace('§', ''),
    });
    const formats = Reflect.get(page.window, 'formats') as string[];
    await page.until('both', () => formats.length > 1);
    expect(formats).to.deep.equal(['NumberFormat', 'America/Guayaquil']);
  });

  it('draws the outlines of the list, also where the page allows one policy for scripts', async () => {
    const { page, arrive } = await wait('portal-inscripcion-publica', publica(), {
      csp: `${STRICT}; require-trusted-types-for 'script'; trusted-types portal-clientes`,
    });
    expect(Boolean(viewIn(page, 'portal-inscripcion-publica')?.querySelector('[role=status]'))).to.equal(
      true,
    );
    await arrive();
    await page.find('section [data-rank="2"]');
  });

  it('carries out what was pressed before the loader came, once', async () => {
    const { page, name, arrive } = await wait('portal-login', login());
    type(field(page, usuario), CORREO);
    type(field(page, clave), CLAVE);
    field(page, usuario).setSelectionRange(2, 4);
    field(page, usuario).focus();
    const button = field(page, 'button[type=submit]');
    button.click();
    button.click();
    expect(button.getAttribute('aria-busy')).to.equal('true');
    await arrive();
    await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
    const sent = (await requestsAt(name)).filter((path) => path.endsWith('/api/auth/login'));
    expect(sent).to.have.lengthOf(1);
  });

  const others: Readonly<
    Record<string, Parameters<typeof open>[0] & { attributes?: string; after?: string }>
  > = {
    'in another language': { lang: 'fr' },
    'in another look that the person has chosen': {
      head: `<script>localStorage.setItem('settings', '{"themeMode":"dark"}')</script>`,
    },
    'as the page around it looks': { attributes: 'tema="auto"' },
    'where a script has set a property': {
      after: `<script>document.querySelector('portal-login').institucion = 'Politécnica'</script>`,
    },
    'where the address names another screen': {
      head: `<script>history.replaceState(null, '', '#portal=/auth/solicitud-cambio-clave')</script>`,
    },
  };
  for (const [name, { attributes = '', after = '', ...options }] of Object.entries(others))
    it(`leaves to the loader what that alone can draw: ${name}`, async () => {
      const { page, arrive } = await wait('portal-login', login(attributes) + after, options);
      expect(Boolean(viewIn(page, 'portal-login'))).to.equal(false);
      // Nor does the code share the line with it.
      expect(page.document.querySelectorAll('link[rel=preload]').length).to.equal(0);
      expect(page.document.querySelector('portal-login a')?.getClientRects().length).to.equal(1);
      await arrive();
      await page.find('.mount form');
    });

  it('defines the other tags too, and a tag that is added later', async () => {
    const { page, arrive } = await wait('portal-login', `${login()}${publica().replace('§', '')}`);
    await arrive();
    await ready(page, 'portal-inscripcion-publica');
    const tag = page.document.createElement('portal-login');
    page.document.body.append(tag);
    await page.until('its form', () => tag.shadowRoot?.querySelector(usuario));
  });

  inEveryEngine(
    'says above what was typed that the loader did not come; a retry, or another press, goes on',
    async () => {
      for (const again of ['[role=alert] button', 'button[type=submit]']) {
        const name = `entrada-${Date.now()}-${++place}`;
        await breakAt(name, [{ path: '/chunks/loader-', as: 'error', times: 1 }]);
        const page = await open({
          loader: `/fallo/${name}/widgets/portal-login.js`,
          body: login().replace('§', `api-base="/fallo/${name}"`),
        });
        page.allow('/chunks/loader-');
        type(await page.find(usuario), CORREO);
        type(await page.find(clave), CLAVE);
        await page.find('[role=alert]');
        expect(
          page.window.portalEvents.map(({ name: event, detail, tag }) => [event, detail.code, tag]),
        ).to.deep.equal([['portal-error', 'ChunkLoadError', 'portal-login']]);
        (await page.find(again)).click();
        await ready(page);
        expect(field(page, '[role=alert]') === null).to.equal(true);
        if (again.startsWith('button')) {
          await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
        } else expect(field(page, usuario).value).to.equal(CORREO);
      }
    },
  );

  inEveryEngine('goes on at the first retry after all of its files have failed', async () => {
    const name = `entrada-${Date.now()}-${++place}`;
    await breakAt(name, [{ path: '/chunks/', as: 'error', times: 3 }]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal-login.js`,
      body: login().replace('§', `api-base="/fallo/${name}"`),
    });
    page.allow('/chunks/');
    await until(
      'three files',
      async () => (await requestsAt(name)).filter((path) => path.includes('/chunks/')).length === 3,
    );
    (await page.find('[role=alert] button')).click();
    await ready(page);
  });

  it('asks for code while the loader comes, and for each file once', async () => {
    const { name, arrive } = await wait('portal-login', login());
    await until('the code', async () =>
      (await requestsAt(name)).some((path) => path.includes('/chunks/base-')),
    );
    await arrive();
    const asked = (await requestsAt(name)).filter((path) => path.endsWith('.js'));
    expect(new Set(asked).size, asked.join(' ')).to.equal(asked.length);
  });
});

describe('the entry for the list of courses', () => {
  it('draws the courses before the loader has come, and asks for them once', async () => {
    const { page, name, arrive } = await wait('portal-inscripcion-publica', publica(), { csp: STRICT });
    const view = viewIn(page, 'portal-inscripcion-publica') as HTMLElement;
    const rows = () => [...view.querySelectorAll<HTMLElement>('section [data-rank="2"]')];
    type(await page.find('input[type=search]'), 'kichwa');
    const { total, resultados } = await (
      await fetch('/api/cliente/cursos?estado=abierto&estado=lleno&orden=inicio&limite=12')
    ).json();
    await page.until('all courses of the page', () => rows().length === Math.min(total, 12));
    const names = resultados.map(({ nombre }: { nombre: string }) => nombre);
    expect(rows().map(({ textContent }) => textContent)).to.deep.equal(names);
    const [first] = rows();
    await arrive();
    expect(rows()[0] === first, 'the same node').to.equal(true);
    expect(field(page, 'input[type=search]').value).to.equal('kichwa');
    const asked = (await requestsAt(name)).filter((path) => path.endsWith('/api/cliente/cursos'));
    expect(asked.length).to.be.lessThan(3);
  });
});
