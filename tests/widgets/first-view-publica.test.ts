// The loader draws the list of courses before any code has come, with outlines of the courses, and the app hydrates it.
import { expect } from 'chai';
import { anywhere, hold, openBare, treeOf } from './heldPage.ts';
import {
  deep,
  inEveryEngine,
  open,
  ready,
  requestsAt,
  STRICT,
  type TestPage,
  type,
  until,
} from './support.ts';

const TAG = 'portal-inscripcion-publica';
const SEARCH = 'input[type=search]';

const publica = (attributes = '') => `<${TAG} ${attributes}><a href="/cursos">Cursos</a></${TAG}>`;
const holdPublica = (options: Parameters<typeof open>[0]) => hold(options, 'hold', SEARCH);
const viewOf = (page: TestPage): HTMLElement =>
  page.document.querySelector(TAG)?.shadowRoot?.querySelector('.mount') as HTMLElement;
const search = (page: TestPage) => deep(page.document, SEARCH) as HTMLInputElement;
const kind = (page: TestPage) => deep(page.document, 'select') as HTMLSelectElement;
const focused = (page: TestPage) => page.document.querySelector(TAG)?.shadowRoot?.activeElement;
/** All but the list, in whose place outlines are until the courses come. */
const withoutList = (page: TestPage) => {
  const view = viewOf(page);
  const parts = [
    view.querySelector('header'),
    view.querySelector('[data-rank]')?.closest('header'),
    search(page).form,
  ];
  return [...parts, kind(page).parentElement].map((part) => treeOf(part as Element));
};
/** Counts the reads of the list: one for all courses, and another for a search. */
const reads = async (name: string) =>
  (await requestsAt(name)).filter((path) => path.endsWith('/api/cliente/cursos')).length;
const courses = (page: TestPage) => viewOf(page).querySelectorAll('section [data-rank="2"]').length;

describe(`the first view of <${TAG}>`, () => {
  const variants: Readonly<Record<string, { attributes?: string; lang?: string }>> = {
    'by itself': {},
    'with the name and the help of the institution': {
      attributes: 'institucion="Politécnica" help-href="/ayuda"',
    },
    'under a title of the page': { attributes: 'titulo="ninguno"' },
    'below a heading of the page': { attributes: 'titulo="3"' },
    'in memory': { attributes: 'routing="memory"' },
    'in French': { lang: 'fr' },
    'in Arabic, from right to left': { lang: 'ar' },
  };
  for (const [name, { attributes = '', lang = 'es' }] of Object.entries(variants)) {
    (name === 'by itself' ? inEveryEngine : it)(
      `has the tree of the app ${name}, and its nodes stay`,
      async () => {
        // With the page's own font nothing moves by a typeface that comes late.
        const body = publica(`font="inherit" ${attributes}`);
        const { page, arrive } = await holdPublica({ csp: STRICT, lang, body });
        const nodes = [search(page), kind(page), viewOf(page).querySelector('[data-rank="1"]')];
        const before = withoutList(page);
        expect(viewOf(page).textContent).to.match(/\S/);
        await arrive();
        expect(withoutList(page)).to.deep.equal(before);
        expect([search(page), kind(page), viewOf(page).querySelector('[data-rank="1"]')]).to.deep.equal(
          nodes,
        );
        await page.until('the courses', () => courses(page) > 0);

        // With a token of nobody's nothing is drawn beforehand: the app makes its own nodes.
        const alone = await open({
          lang,
          head: `<script>sessionStorage.setItem('accessToken', 'x');sessionStorage.setItem('accessToken.base', location.origin)</script>`,
          body,
        });
        await ready(alone, TAG);
        await alone.find(SEARCH);
        expect(anywhere(withoutList(alone))).to.equal(anywhere(before));
      },
    );
  }

  inEveryEngine(
    'keeps what is typed, with focus and caret, and searches for it once the app is there',
    async () => {
      const { page, name, arrive } = await holdPublica({ body: publica('routing="memory"') });
      const field = search(page);
      type(field, 'kichwa');
      field.setSelectionRange(2, 4);
      await arrive();
      expect(search(page)).to.equal(field);
      expect(focused(page)).to.equal(field);
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([2, 4]);
      await until('the search', async () => (await reads(name)) === 2);
      expect(field.value).to.equal('kichwa');
      await page.until(
        'the filter in force',
        () => viewOf(page).textContent?.includes('“kichwa”') || viewOf(page).querySelector('[data-clear]'),
      );
    },
  );

  it('keeps the kind that is chosen, and filters by it once the app is there', async () => {
    const { page, name, arrive } = await holdPublica({ body: publica('routing="memory"') });
    kind(page).value = 'virtual';
    kind(page).dispatchEvent(new Event('change', { bubbles: true }));
    await arrive();
    await until('the filter', async () => (await reads(name)) === 2);
    await page.until('the kind', () => kind(page).value === 'virtual');
  });

  it('sends a search once that was sent with Enter before the app was there', async () => {
    const { page, name, arrive } = await holdPublica({ body: publica('routing="memory"') });
    type(search(page), 'kichwa');
    search(page).form?.requestSubmit();
    await arrive();
    await until('the search', async () => (await reads(name)) === 2);
    await page.until('the courses', () => courses(page) > 0);
    expect(await reads(name)).to.equal(2);
  });

  const at = (hash: string) => `<script>history.replaceState(null, '', '${hash}')</script>`;
  const elsewhere: Readonly<Record<string, Parameters<typeof open>[0]>> = {
    'the page names its courses': { body: publica('cursos="INS-000001 INS-000002"') },
    'the address has a search': { head: at('#portal=/publico?q=kichwa'), body: publica() },
    'the history has a form here': {
      head: `<script>history.replaceState({ 'portal-inscripcion': { 0: { curso: 'INS-000001' } } }, '')</script>`,
      body: publica('routing="memory"'),
    },
    'somebody has signed in': {
      head: `<script>sessionStorage.setItem('accessToken', 'x');sessionStorage.setItem('accessToken.base', location.origin)</script>`,
      body: publica(),
    },
  };
  for (const [name, options] of Object.entries(elsewhere)) {
    it(`is not drawn if ${name}`, async () => {
      const page = await openBare(options);
      expect(viewOf(page).childElementCount).to.equal(0);
    });
  }
});
