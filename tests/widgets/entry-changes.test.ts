// A page and its scripts change a tag while the loader of its entry is on its way: what was typed and pressed stays.
import { expect } from 'chai';
import { logins } from './heldPage.ts';
import {
  breakAt,
  CLAVE,
  CORREO,
  clave,
  deep,
  findPaidCurso,
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

const LOGIN = 'portal-login';
const PUBLICA = 'portal-inscripcion-publica';

interface Waiting {
  readonly page: TestPage;
  readonly name: string;
  /** Lets the loader come, and waits for the app. */
  arrive(): Promise<void>;
}

/** A page with the sign-in form or the form of a course, whose loader is held back. @param tag names its API as `§` */
async function wait(entry: string, tag: string, rest = '', head = ''): Promise<Waiting> {
  const name = `cambios-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '/chunks/loader-', as: 'hold', times: 1 }]);
  const body = tag.replace('§', `api-base="/fallo/${name}"`) + rest;
  const page = await open({ loader: `/fallo/${name}/widgets/${entry}.js`, csp: STRICT, head, body });
  await until('the request for the loader', async () =>
    (await requestsAt(name)).some((path) => path.includes('/chunks/loader-')),
  );
  await page.find('input');
  const arrive = async (): Promise<void> => {
    await releaseAt(name);
    await ready(page, /<([a-z-]+)/.exec(tag)?.[1]);
  };
  return { page, name, arrive };
}

const login = `<${LOGIN} §></${LOGIN}>`;
const nombres = '[name="participante.nombres"]';
const tagOf = (page: TestPage) => page.document.querySelector(LOGIN) as HTMLElement;
const field = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;
const values = (page: TestPage) => [usuario, clave].map((selector) => field(page, selector).value);

function fill(page: TestPage): void {
  type(field(page, usuario), CORREO);
  type(field(page, clave), CLAVE);
}

describe('while the loader of an entry is on its way', () => {
  const changes: Readonly<Record<string, (page: TestPage) => void>> = {
    'the page is in Arabic by now': ({ document }) => {
      document.documentElement.lang = 'ar';
    },
    'the person has chosen a language in another tab': ({ window }) =>
      window.localStorage.setItem('i18nextLng', 'vi'),
    'the tag is dark and without a frame': (page) => {
      tagOf(page).setAttribute('tema', 'oscuro');
      tagOf(page).setAttribute('marco', 'ninguno');
    },
    'the tag has no title': (page) => tagOf(page).setAttribute('titulo', 'ninguno'),
    'a script has set a property': (page) => Reflect.set(tagOf(page), 'institucion', 'Politécnica'),
    'the tag stands elsewhere': (page) => page.document.querySelector('main')?.append(tagOf(page)),
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`what is typed stays where ${name}`, async () => {
      const { page, arrive } = await wait('portal-login', login, '<main></main>');
      fill(page);
      change(page);
      await arrive();
      expect(values(page)).to.deep.equal([CORREO, CLAVE]);
    });

    it(`a press is carried out once where ${name}`, async () => {
      const { page, name: api, arrive } = await wait('portal-login', login, '<main></main>');
      fill(page);
      field(page, 'form button[type=submit]').click();
      change(page);
      await arrive();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      expect(await logins(api)).to.equal(1);
    });
  }

  it('what is typed stays where the tag comes back after the loader', async () => {
    const { page, name } = await wait('portal-login', login);
    fill(page);
    const tag = tagOf(page);
    tag.remove();
    await releaseAt(name);
    await page.until('the loader', () => page.window.customElements.get(LOGIN));
    page.document.body.append(tag);
    await ready(page);
    expect(values(page)).to.deep.equal([CORREO, CLAVE]);
  });

  it('what is typed stays where the tag names another course', async () => {
    const curso = await findPaidCurso();
    const tag = `<${PUBLICA} § routing="memory" curso="NINGUNO"></${PUBLICA}>`;
    const { page, arrive } = await wait('portal-inscripcion-publica-curso', tag);
    type(field(page, nombres), 'Rosa');
    page.document.querySelector(PUBLICA)?.setAttribute('curso', curso);
    await arrive();
    await page.find('[name="factura"]');
    expect(field(page, nombres).value).to.equal('Rosa');
  });

  const given: Readonly<Record<string, (tag: Element) => void>> = {
    property: (tag) => Reflect.set(tag, 'nombres', 'Ana'),
    attribute: (tag) => tag.setAttribute('nombres', 'Ana'),
  };
  for (const [how, give] of Object.entries(given))
    it(`what is typed wins over what the page fills in by ${how} before the loader, and its focus stays`, async () => {
      const tag = `<${PUBLICA} § routing="memory" curso="${await findPaidCurso()}"></${PUBLICA}>`;
      const { page, arrive } = await wait('portal-inscripcion-publica-curso', tag);
      type(field(page, nombres), 'Rosa');
      field(page, nombres).setSelectionRange(1, 2);
      const shell = page.document.querySelector(PUBLICA) as HTMLElement;
      give(shell);
      await arrive();
      await page.find('[name="factura"]');
      expect(field(page, nombres).value).to.equal('Rosa');
      const now = shell.shadowRoot?.activeElement as HTMLInputElement | null;
      expect([now?.name, now?.selectionStart, now?.selectionEnd]).to.deep.equal([
        'participante.nombres',
        1,
        2,
      ]);
    });

  it('the entries of other tags and portal.js draw theirs beside it', async () => {
    const others = ['portal-inscripcion-publica-curso', 'portal-inscripcion-publica', 'portal'];
    const head = others.map((name) => `<script type="module" src="/widgets/${name}.js"></script>`).join('');
    const rest = `<${PUBLICA} curso="${await findPaidCurso()}"></${PUBLICA}><${PUBLICA} routing="memory"></${PUBLICA}>`;
    const { page, arrive } = await wait('portal-login', login, rest, head);
    for (const selector of [nombres, usuario]) await page.find(selector);
    fill(page);
    await arrive();
    const tags = [...page.document.querySelectorAll(`${LOGIN}, ${PUBLICA}`)];
    await page.until('all apps', () => tags.every((tag) => tag.hasAttribute('listo')));
    expect(values(page)).to.deep.equal([CORREO, CLAVE]);
  });
});
