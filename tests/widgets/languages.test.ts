// Each tag on a page has its own language, from one store of texts. A change of language loses no typed text and never
// shows a key.
import { expect } from 'chai';
import { breakAt, inEveryEngine, open, type TestPage, type, usuario, visibleText } from './support.ts';

const login = (lang = '') => `<portal-login routing="memory"${lang && ` lang="${lang}"`}></portal-login>`;
const publica = (lang: string) =>
  `<portal-inscripcion-publica routing="memory" lang="${lang}"></portal-inscripcion-publica>`;

const TITLES = {
  es: 'Ingrese a su cuenta',
  en: 'Sign in to your account',
  fr: 'Connectez-vous à votre compte',
  zh: '登录您的账户',
};
const COURSES = { ar: 'الدورات المفتوحة للتسجيل' };

const textOf = (page: TestPage, selector: string): string => {
  const tag = page.document.querySelector(selector);
  return tag ? visibleText(tag) : '';
};
const shows = (page: TestPage, selector: string, text: string) =>
  page.until(`“${text}” in ${selector}`, () => textOf(page, selector).includes(text));

/** Reads the text of the page in every frame from now on. Returns the set of texts, which grows. */
function watchFrames(page: TestPage): Set<string> {
  const seen = new Set<string>();
  const look = () => {
    seen.add(visibleText(page.document.body));
    page.window.requestAnimationFrame(look);
  };
  look();
  return seen;
}

/** Matches a key of the texts, such as `ingreso.titulo`. */
const KEY = /\b(ingreso|campo|terminos|filtros|anulacion)\.[a-z]/;

describe('three tags in three languages', () => {
  it('each show their own, Arabic from right to left, with one i18next instance', async () => {
    const page = await open({
      body: `${login('es')}${publica('ar')}<div lang="en"><portal-login id="otro" routing="memory"></portal-login></div>`,
    });
    await shows(page, 'portal-login', TITLES.es);
    await shows(page, 'portal-inscripcion-publica', COURSES.ar);
    await shows(page, '#otro', TITLES.en);
    const roots = [...page.document.querySelectorAll('portal-login, portal-inscripcion-publica')].map((tag) =>
      tag.shadowRoot?.querySelector<HTMLElement>('.root'),
    );
    expect(roots.map((root) => [root?.lang, root?.dir])).to.deep.equal([
      ['es', 'ltr'],
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
    expect(page.document.documentElement.dir, 'of the page').to.equal('');
    const slots = Reflect.get(page.window, Symbol.for('portal-clientes/1')) as Map<
      string,
      { getDataByLanguage: (code: string) => object | undefined }
    >;
    // The first views show their texts before the app and its own come.
    const loaded = await page.until('the texts of all three', () => {
      const i18n = slots.get('i18n');
      const areas = ['es', 'ar', 'en'].map((code) => Object.keys(i18n?.getDataByLanguage(code) ?? {}));
      return areas.every(({ length }) => length > 0) && areas;
    });
    expect(loaded[0]).to.include('auth');
    expect(loaded[1]).to.include('publico').and.not.include('auth');
    expect(loaded[2]).to.include('auth').and.not.include('publico');
  });

  inEveryEngine('in Arabic, each line of a place in Latin letters begins at the right', async () => {
    const { resultados } = await (await fetch('/api/cliente/cursos?estado=abierto&limite=100')).json();
    const curso = (resultados as { identificacion: string; sesiones: { lugar: string }[] }[]).find(
      ({ sesiones }) => (sesiones[0]?.lugar.length ?? 0) > 40,
    );
    const page = await open({
      body: publica('ar').replace(' ', ` curso="${curso?.identificacion}" `),
      width: 300,
    });
    (await page.find('aside button')).click();
    const places = await page.until('a place on two lines', () => {
      const root = page.document.querySelector('portal-inscripcion-publica')?.shadowRoot;
      const folded = [...(root?.querySelectorAll<HTMLElement>('aside li > :has(bdi)') ?? [])].filter(
        (place) => place.clientHeight > 30,
      );
      return folded.length > 0 && folded;
    });
    for (const place of places) {
      const text = page.document.createRange();
      text.selectNodeContents(place);
      // A date in Arabic is drawn in several pieces, the leftmost first.
      const lines = Map.groupBy(text.getClientRects(), ({ top }) => top);
      for (const pieces of lines.values()) {
        const right = Math.max(...pieces.map((piece) => piece.right));
        expect(right, place.textContent ?? '').to.be.closeTo(place.getBoundingClientRect().right, 2);
      }
    }
  });

  it('change independently, and Chinese is requested as zh', async () => {
    const page = await open({ body: `${login('es')}${publica('ar')}` });
    await shows(page, 'portal-login', TITLES.es);
    await shows(page, 'portal-inscripcion-publica', COURSES.ar);
    page.document.querySelector('portal-login')?.setAttribute('lang', 'zh-Hant');
    await shows(page, 'portal-login', TITLES.zh);
    expect(textOf(page, 'portal-inscripcion-publica')).to.include(COURSES.ar);
  });
});

describe('the language and direction of the page', () => {
  for (const [routing, expected] of [
    ['hash', ['ar', 'rtl']],
    ['memory', ['es', '']],
  ] as const)
    it(`are ${expected[1] ? 'those' : 'not those'} of the whole portal with routing="${routing}"`, async () => {
      const page = await open({
        lang: 'es',
        body: `<portal-completo lang="ar" landing="/publico" routing="${routing}"></portal-completo>`,
      });
      await page.until('the list', () => page.text('portal-inscripcion-publica').includes(COURSES.ar));
      const { documentElement } = page.document;
      expect([documentElement.lang, documentElement.dir]).to.deep.equal(expected);
    });
});

describe('a change of language', () => {
  it('keeps what was typed, and never shows a key in any frame', async () => {
    const page = await open({ body: login() });
    type(await page.find(usuario), '1714307103');
    const seen = watchFrames(page);
    page.document.documentElement.lang = 'fr';
    await shows(page, 'portal-login', TITLES.fr);
    expect(((await page.find(usuario)) as HTMLInputElement).value).to.equal('1714307103');
    const texts = [...seen];
    expect(texts.filter((text) => KEY.test(text))).to.deep.equal([]);
    const halves = texts.filter((text) => !text.includes(TITLES.es) && !text.includes(TITLES.fr));
    expect(halves).to.deep.equal([]);
  });

  it('keeps the old language and says so if the texts do not load, and succeeds on the next try', async () => {
    const place = `idioma-${Date.now()}`;
    const page = await open({ loader: `/fallo/${place}/widgets/portal.js`, body: login() });
    await shows(page, 'portal-login', TITLES.es);
    page.allow(/500|texts-/);
    await breakAt(place, [{ path: '/chunks/texts-en-comun-', as: 'error', times: 1 }]);
    const seen = watchFrames(page);
    page.document.documentElement.lang = 'en';
    await page.until('the failure', () =>
      page.window.portalEvents.some(({ detail }) => detail.code === 'ChunkLoadError'),
    );
    expect(textOf(page, 'portal-login')).to.include(TITLES.es);
    page.document.documentElement.lang = 'es';
    // Waits a frame, because two changes at once would cancel each other out.
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    page.document.documentElement.lang = 'en';
    await shows(page, 'portal-login', TITLES.en);
    expect([...seen].filter((text) => KEY.test(text))).to.deep.equal([]);
    // By itself once the device is back online.
    await breakAt(place, [{ path: '/chunks/texts-fr-comun-', as: 'error', times: 1 }]);
    const failures = () => page.window.portalEvents.filter(({ detail }) => detail.code === 'ChunkLoadError');
    page.document.documentElement.lang = 'fr';
    await page.until('the second failure', () => failures().length > 1);
    page.window.dispatchEvent(new Event('online'));
    await shows(page, 'portal-login', TITLES.fr);
  });
});
