// The loader draws the form of a course before any code or data have come, and the app hydrates it.
import { expect } from 'chai';
import { anywhere, hold, openBare, treeOf } from './heldPage.ts';
import {
  breakAt,
  deep,
  findPaidCurso,
  inEveryEngine,
  open,
  releaseAt,
  STRICT,
  type TestPage,
  type,
} from './support.ts';

const TAG = 'portal-inscripcion-publica';
const FIRST = '[name="participante.identificacion"]';

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

const form = (attributes = '') =>
  `<${TAG} routing="memory" curso="${curso}" ${attributes}><a href="/cursos">Cursos</a></${TAG}>`;
const holdForm = (options: Parameters<typeof open>[0]) => hold(options, 'hold', FIRST);
const viewOf = (page: TestPage) =>
  page.document.querySelector(TAG)?.shadowRoot?.querySelector('.mount') as HTMLElement;
const field = (page: TestPage, name: string) =>
  deep(page.document, `[name="participante.${name}"]`) as HTMLInputElement;
const focused = (page: TestPage) => page.document.querySelector(TAG)?.shadowRoot?.activeElement;
const names = ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos', 'correo', 'pais', 'telefono'];
const fields = (page: TestPage) => names.map((name) => field(page, name));
/** All that does not wait for the course; of the countries the chosen one, as the others come when there is time. */
function withoutCurso(page: TestPage): unknown[][] {
  const view = viewOf(page);
  const step = view.querySelector('[data-paso="participante"]')?.cloneNode(true) as Element;
  for (const option of step.querySelectorAll('[name="participante.pais"] option:not([value="EC"])'))
    option.remove();
  const title = view.querySelector('[data-rank="1"]') as Element;
  return [view.querySelector('header') as Element, title, view.querySelector('nav') as Element, step].map(
    treeOf,
  );
}
const isThere = (page: TestPage) =>
  page.until('the course', () => viewOf(page)?.querySelector('[name="factura"]'));

describe(`the first view of <${TAG}> with a course`, () => {
  const variants: Readonly<Record<string, { attributes?: string; lang?: string }>> = {
    'by itself': {},
    'with a course that is fixed': { attributes: 'curso-fijo' },
    'with the name, the help and the portal of the institution': {
      attributes: 'institucion="Politécnica" help-href="/ayuda" portal-href="/portal"',
    },
    'below a heading of the page': { attributes: 'titulo="3"' },
    'in Vietnamese': { lang: 'vi' },
    'in Arabic, from right to left': { lang: 'ar' },
  };
  for (const [name, { attributes = '', lang = 'es' }] of Object.entries(variants)) {
    (name === 'by itself' ? inEveryEngine : it)(
      `has the tree of the app ${name}, and its nodes stay`,
      async () => {
        const { page, arrive } = await holdForm({ csp: STRICT, lang, body: form(attributes) });
        const nodes = fields(page);
        const before = withoutCurso(page);
        await arrive();
        await isThere(page);
        expect(withoutCurso(page)).to.deep.equal(before);
        expect(
          fields(page).every((node, at) => node === nodes[at]),
          'the same nodes',
        ).to.equal(true);
        await page.until('all countries', () => field(page, 'pais').childElementCount > 200);

        // With a token of nobody's nothing is drawn beforehand: the app makes its own nodes.
        localStorage.clear();
        const alone = await open({
          lang,
          head: `<script>sessionStorage.setItem('accessToken', 'x');sessionStorage.setItem('accessToken.base', location.origin)</script>`,
          body: form(attributes),
        });
        await isThere(alone);
        expect(anywhere(withoutCurso(alone))).to.equal(anywhere(before));
      },
    );
  }

  inEveryEngine(
    'is hydrated before all countries are there, which come with the next frame or when their list gets the focus',
    async () => {
      const { page, arrive } = await holdForm({ csp: STRICT, body: form() });
      const tag = page.document.querySelector(TAG) as Element;
      const countries = () => field(page, 'pais').childElementCount;
      const first = new Promise<number[]>((resolve) => {
        new MutationObserver((_, watch) => {
          watch.disconnect();
          // Within the frame that takes over.
          requestAnimationFrame(() => {
            const before = countries();
            field(page, 'pais').focus();
            queueMicrotask(() => resolve([before, countries()]));
          });
        }).observe(tag, { attributeFilter: ['listo'] });
      });
      await arrive();
      const [before = 0, after = 0] = await first;
      expect(before).to.equal(1);
      expect(after).to.be.above(200);
    },
  );

  for (const width of [320, 360, 768, 1440])
    it(`has the places of name, price, invoice and terms, so that no part moves when the course comes, at ${width} px`, async () => {
      // On a phone this takes a second line.
      const body = form().replace(curso, await findPaidCurso(42));
      const { page, arrive } = await holdForm({ width, body });
      const parts = () =>
        [...viewOf(page).querySelectorAll('[data-paso]')].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return { part: part.getAttribute('data-paso'), top: height && Math.round(top) };
        });
      const before = parts();
      expect(before.map(({ part }) => part)).to.deep.equal(['participante', 'factura', 'revision']);
      await arrive();
      await isThere(page);
      for (const [at, { part, top }] of parts().entries())
        expect(top, `${part}`).to.be.closeTo(before[at]?.top ?? 0, 1);
    });

  inEveryEngine('keeps what is typed and chosen, with focus and caret, also in the draft', async () => {
    const { page, arrive } = await holdForm({ body: form() });
    const [tipo, identificacion, nombres] = fields(page);
    if (!tipo || !identificacion || !nombres) throw new Error('The fields are missing.');
    tipo.value = '06';
    tipo.dispatchEvent(new Event('change', { bubbles: true }));
    type(identificacion, 'AB 123');
    type(nombres, 'Ñusta');
    nombres.focus();
    nombres.setSelectionRange(1, 3);
    await arrive();
    await isThere(page);
    expect(focused(page)).to.equal(nombres);
    expect([nombres.selectionStart, nombres.selectionEnd]).to.deep.equal([1, 3]);
    expect([tipo.value, identificacion.value, nombres.value]).to.deep.equal(['06', 'AB 123', 'Ñusta']);
    await page.until('the field of a passport', () => identificacion.inputMode === 'text');
    type(nombres, 'Ñusta María');
    const kept = await page.until('the draft', () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('portal-solicitud:'))
        .map((key) => localStorage.getItem(key))
        .find((draft) => draft?.includes('Ñusta María')),
    );
    expect(JSON.parse(kept ?? '').values.participante).to.include({
      tipoIdentificacion: '06',
      identificacion: 'AB 123',
      nombres: 'Ñusta María',
    });
  });

  it('carries out once, with the course, what was sent before the app was there', async () => {
    const { page, arrive } = await holdForm({ body: form() });
    type(field(page, 'nombres'), 'Rosa');
    const button = viewOf(page).querySelector<HTMLButtonElement>('form button[type=submit]');
    for (const _ of [1, 2]) field(page, 'nombres').form?.requestSubmit(button);
    await arrive();
    await isThere(page);
    await page.until('what is wrong', () => viewOf(page).querySelector('[aria-invalid]'));
    expect(field(page, 'nombres').value).to.equal('Rosa');
  });

  it('stays with what is typed if the course does not come, and goes on when a retry brings it', async () => {
    const name = `form-${Date.now()}`;
    await breakAt(name, [
      { path: '/chunks/base-', as: 'hold', times: 1 },
      { path: '/api/cliente/cursos/', as: 'error', times: 3 },
    ]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      body: form(`api-base="/fallo/${name}"`),
    });
    await page.find(FIRST);
    type(field(page, 'nombres'), 'Rosa');
    const nombres = field(page, 'nombres');
    await releaseAt(name);
    await page.find('[role=alert]');
    expect(field(page, 'nombres')).to.equal(nombres);
    expect(nombres.value).to.equal('Rosa');
    const retry = () =>
      [...viewOf(page).querySelectorAll('button')].find((one) => /Reintentar/.test(one.textContent));
    await breakAt(name, []);
    retry()?.click();
    await isThere(page);
    expect(field(page, 'nombres')).to.equal(nombres);
    expect(nombres.value).to.equal('Rosa');
  });

  it('sends once the later steps are there, whose code a retry brings, and loses nothing that was typed', async () => {
    const name = `steps-${Date.now()}`;
    await breakAt(name, [{ path: '/chunks/LaterStep-', as: 'error', times: 1 }]);
    const page = await open({ width: 1024, loader: `/fallo/${name}/widgets/portal.js`, body: form() });
    await page.find(FIRST);
    const nombres = field(page, 'nombres');
    type(nombres, 'Rosa');
    const retry = await page.until('the failure', () =>
      [...viewOf(page).querySelectorAll('button')].find((one) => /Reintentar/.test(one.textContent)),
    );
    expect(viewOf(page).querySelector('[name="factura"]')).to.equal(null);
    nombres.form?.requestSubmit();
    await breakAt(name, []);
    retry.click();
    await page.until('what is wrong', () => viewOf(page).querySelector('[aria-invalid]'));
    expect(field(page, 'nombres')).to.equal(nombres);
    expect(nombres.value).to.equal('Rosa');
  });

  const key = () => `portal-solicitud:${location.origin}|x`;
  const elsewhere: Readonly<Record<string, () => Parameters<typeof open>[0]>> = {
    'the page fills in a field': () => ({ body: form('nombres="Ana"') }),
    'the page names its courses': () => ({ body: form(`cursos="${curso}"`) }),
    'a draft waits on the device': () => {
      localStorage.setItem(key(), '{}');
      return { body: form() };
    },
    'the history has a step of a form': () => ({
      head: `<script>history.replaceState({ 'portal-inscripcion': { 0: { step: 'factura' } } }, '')</script>`,
      body: form(),
    }),
  };
  for (const [name, options] of Object.entries(elsewhere)) {
    it(`is not drawn if ${name}`, async () => {
      const page = await openBare(options());
      expect(viewOf(page).childElementCount).to.equal(0);
    });
  }
});
