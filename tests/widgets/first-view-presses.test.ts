// Each button of a first view says at once that it was pressed, and the last press is carried out once the app is there.
import { expect } from 'chai';
import { hold, logins } from './heldPage.ts';
import {
  CLAVE,
  CORREO,
  clave,
  deep,
  findPaidCurso,
  inEveryEngine,
  nextTask,
  ready,
  type TestPage,
  type,
  usuario,
} from './support.ts';

const LOGIN = 'portal-login';
const PUBLICA = 'portal-inscripcion-publica';
const nombres = '[name="participante.nombres"]';
const send = 'form button[type=submit]';
const languages = '[data-control=idiomas]';
const settings = '[data-control=ajustes]';
const password = '[aria-label="Mostrar la contraseña"]';
const forgotten = 'a[href*="/auth/solicitud-cambio-clave"]';

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

const login = `<${LOGIN} routing="memory"></${LOGIN}>`;
const form = () => `<${PUBLICA} routing="memory" curso="${curso}"></${PUBLICA}>`;
const viewOf = (page: TestPage) =>
  page.document.querySelector(`${LOGIN}, ${PUBLICA}`)?.shadowRoot?.querySelector('.mount') as HTMLElement;
const field = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;
const languagesOpen = (page: TestPage) =>
  deep(page.document, '[popover]:popover-open')?.textContent?.includes('Français');
const screen = (page: TestPage) =>
  page.document.querySelector(`${LOGIN}, ${PUBLICA}`)?.getAttribute('listo') ?? '';
const labelled = (page: TestPage, words: RegExp) =>
  [...viewOf(page).querySelectorAll<HTMLElement>('button')].find(
    (button) =>
      words.test(button.textContent || button.getAttribute('aria-label') || '') && button.offsetWidth > 0,
  ) as HTMLElement;
const isBusy = (button: Element) => button.getAttribute('aria-busy') === 'true';
/** What a person sees of it. */
const look = (page: TestPage, button: HTMLElement) => {
  const { opacity } = page.window.getComputedStyle(button);
  return `${opacity} ${button.querySelector('i')?.offsetWidth ?? 0}`;
};

interface Press {
  /** It opens what the engine draws over the page, or leads to another address. */
  readonly engines?: true;
  readonly body: () => string;
  readonly shown: string;
  readonly width?: number;
  readonly button: (page: TestPage) => HTMLElement;
  /** True once it is carried out. */
  readonly done: (page: TestPage) => unknown;
}

const presses: Readonly<Record<string, Press>> = {
  'the languages': {
    engines: true,
    body: () => login,
    shown: usuario,
    button: (page) => field(page, languages),
    done: languagesOpen,
  },
  'the settings': {
    engines: true,
    body: () => login,
    shown: usuario,
    button: (page) => field(page, settings),
    done: (page) => deep(page.document, 'dialog[open]'),
  },
  'to see the password': {
    body: () => login,
    shown: usuario,
    button: (page) => field(page, password),
    done: (page) => field(page, clave).type === 'text',
  },
  'the link for who has forgotten the password': {
    body: () => login,
    shown: usuario,
    button: (page) => field(page, forgotten),
    done: (page) => screen(page) === '/auth/solicitud-cambio-clave',
  },
  'the same link in an address of the page': {
    engines: true,
    body: () => `<${LOGIN}></${LOGIN}>`,
    shown: usuario,
    button: (page) => field(page, forgotten),
    done: (page) => screen(page) === '/auth/solicitud-cambio-clave',
  },
  'to see other courses': {
    body: form,
    shown: nombres,
    button: (page) => labelled(page, /Ver otros cursos/),
    done: (page) => field(page, 'input[type=search]'),
  },
  'a step that is done': {
    body: form,
    shown: nombres,
    width: 360,
    button: (page) => labelled(page, /^Curso$/),
    done: (page) => field(page, 'input[type=search]'),
  },
  'to go back': {
    body: form,
    shown: nombres,
    width: 360,
    button: (page) => labelled(page, /^Atrás$/),
    done: (page) => field(page, 'input[type=search]'),
  },
  'to go on': {
    body: form,
    shown: nombres,
    width: 360,
    button: (page) => labelled(page, /^Continuar$/),
    done: (page) => viewOf(page).querySelector('[aria-invalid]'),
  },
};

describe('a button of a first view that is pressed before the code has come', () => {
  for (const [name, { engines, body, shown, width = 800, button: find, done }] of Object.entries(presses))
    (engines ? inEveryEngine : it)(
      `says so at once and is carried out once, when it is: ${name}`,
      async () => {
        const { page, arrive } = await hold({ body: body(), width }, 'hold', shown);
        const button = find(page);
        const before = look(page, button);
        button.click();
        button.click();
        expect(isBusy(button), 'busy for who hears it').to.equal(true);
        expect(look(page, button), 'busy for who sees it').not.to.equal(before);
        expect(Boolean(done(page)), 'carried out before').to.equal(false);
        await arrive();
        await page.until('what it does', () => done(page));
        expect(isBusy(button), 'busy').to.equal(false);
        if (button.isConnected) expect(look(page, button)).to.equal(before);
        await nextTask();
        expect(Boolean(done(page)), 'carried out once').to.equal(true);
      },
    );

  it('gives way to a button that is pressed later: a form that was sent before is not', async () => {
    const { page, name, arrive } = await hold({ body: login });
    type(field(page, usuario), CORREO);
    type(field(page, clave), CLAVE);
    field(page, send).click();
    field(page, settings).click();
    field(page, languages).click();
    const busy = [...viewOf(page).querySelectorAll('[aria-busy]')];
    expect(busy).to.deep.equal([field(page, languages)]);
    await arrive();
    await page.until('the languages', () => languagesOpen(page));
    expect(deep(page.document, 'dialog[open]')).to.equal(null);
    expect(await logins(name)).to.equal(0);
  });

  it('gives way to the form that is sent later', async () => {
    const { page, name, arrive } = await hold({ body: login });
    type(field(page, usuario), CORREO);
    type(field(page, clave), CLAVE);
    field(page, languages).click();
    field(page, send).click();
    expect(isBusy(field(page, languages))).to.equal(false);
    await arrive();
    await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
    expect(await logins(name)).to.equal(1);
  });

  it('sends the form as it stands once the app is there, with what was typed or filled in after the press', async () => {
    const { page, name, arrive } = await hold({ body: login });
    type(field(page, usuario), `${CORREO}.ec`);
    field(page, send).click();
    type(field(page, usuario), CORREO);
    type(field(page, clave), CLAVE);
    expect(isBusy(field(page, send))).to.equal(true);
    await arrive();
    await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
    expect(await logins(name)).to.equal(1);
  });

  const endings: Readonly<Record<string, { buttons: string[]; end(page: TestPage): void }>> = {
    'presses Escape': {
      buttons: [languages, send],
      end(page) {
        const Key = (page.window as unknown as typeof globalThis).KeyboardEvent;
        const pressed = new Key('keydown', { key: 'Escape', bubbles: true, composed: true });
        field(page, usuario).dispatchEvent(pressed);
      },
    },
    'types on after a press that sends nothing': {
      buttons: [languages],
      end: (page) => type(field(page, usuario), `${CORREO}.ec`),
    },
  };
  for (const [name, { buttons, end }] of Object.entries(endings))
    it(`is free again, and does nothing, if the person ${name}`, async () => {
      const { page, name: api, arrive } = await hold({ body: login });
      type(field(page, usuario), CORREO);
      type(field(page, clave), CLAVE);
      for (const selector of buttons) {
        const button = field(page, selector);
        const before = look(page, button);
        button.click();
        end(page);
        expect(isBusy(button)).to.equal(false);
        expect(look(page, button)).to.equal(before);
      }
      await arrive();
      await nextTask();
      expect(Boolean(languagesOpen(page))).to.equal(false);
      expect(await logins(api)).to.equal(0);
    });

  const changes: Readonly<Record<string, (tag: HTMLElement) => void>> = {
    'the page fills in the form by then': (tag) => Reflect.set(tag, 'nombres', 'Ana'),
    'the page is in French by then': ({ ownerDocument }) => {
      ownerDocument.documentElement.lang = 'fr';
    },
    'the view shows the name of the institution by then': (tag) =>
      tag.setAttribute('institucion', 'Politécnica'),
  };
  for (const [name, change] of Object.entries(changes))
    it(`is carried out even if ${name}`, async () => {
      const { page, arrive } = await hold({ body: form(), width: 360 }, 'hold', nombres);
      labelled(page, /^Continuar$/).click();
      change(page.document.querySelector(PUBLICA) as HTMLElement);
      await Promise.resolve();
      expect(isBusy(labelled(page, /^Contin/))).to.equal(true);
      await arrive();
      await page.until('what is missing', () => viewOf(page).querySelector('[aria-invalid]'));
    });

  it('is not busy if it is a link that the browser opens in another tab', async () => {
    const { page, arrive } = await hold({ body: `<${LOGIN}></${LOGIN}>` });
    const link = field(page, forgotten);
    // A key does not make a browser without a window open one.
    viewOf(page).addEventListener('click', (event) => event.preventDefault());
    for (const key of ['ctrlKey', 'metaKey']) {
      const Mouse = (page.window as unknown as typeof globalThis).MouseEvent;
      link.dispatchEvent(new Mouse('click', { [key]: true, bubbles: true, cancelable: true }));
      expect(isBusy(link)).to.equal(false);
    }
    await arrive();
    expect(screen(page)).to.equal('/auth/login');
  });

  it('is free again if the code did not come, and another press asks for it', async () => {
    const { page } = await hold({ body: login }, 'hang');
    const button = field(page, languages);
    button.click();
    const limits = await page.until(
      'the time limit',
      () => page.window.longTimers.length > 0 && page.window.longTimers,
    );
    for (const { fire } of limits) fire();
    await page.find('[role=alert]');
    expect(isBusy(button)).to.equal(false);
    button.click();
    expect(isBusy(button)).to.equal(true);
    await ready(page);
    await page.until('the languages', () => languagesOpen(page));
  });
});

it('a link in the tag whose place is in memory is kept until the code is there, and followed then', async () => {
  const { page, arrive } = await hold({ body: `<${LOGIN} routing="memory"></${LOGIN}>` });
  const link = await page.find(forgotten);
  const click = new Event('click', { bubbles: true, cancelable: true });
  expect(link.dispatchEvent(click), 'left to the browser').to.equal(false);
  expect(isBusy(link)).to.equal(true);
  await arrive();
  await page.until('the screen', () => screen(page) === '/auth/solicitud-cambio-clave');
});
