// The course with which <portal-inscripcion-publica> begins, and those that it offers.
import { expect } from 'chai';
import {
  button,
  field,
  fillParticipante,
  loadCursos,
  openForm,
  openShown,
  paid,
  TAG,
  tagOf,
  typedIn,
} from './publicaForm.ts';
import { deep, open, type TestPage, type, until } from './support.ts';

before(loadCursos);

/** The button of the step that is shown. */
const shownButton = (page: TestPage, step: string, words: string): HTMLButtonElement | undefined =>
  [
    ...(tagOf(page)?.shadowRoot?.querySelectorAll<HTMLButtonElement>(`[data-paso=${step}] button`) ?? []),
  ].find((one) => one.textContent?.includes(words) && one.getClientRects().length > 0);

describe('which course', () => {
  it('opens the form of the course in `curso`, with a link to the others', async () => {
    const page = await openForm();
    (await button(page, 'Ver otros cursos')).click();
    await page.find('article');
    expect(deep(page.document, '[name="participante.nombres"]')).to.equal(null);
  });

  it('accepts the id of a course as well as its code', async () => {
    await openShown({ body: `<${TAG} routing="memory" curso="${paid().id}"></${TAG}>` });
  });

  it('offers other courses only without `curso-fijo`', async () => {
    const page = await openForm('curso-fijo');
    expect(tagOf(page).cursoFijo).to.equal(true);
    expect(page.text(TAG)).not.to.include('Ver otros cursos');
    tagOf(page).removeAttribute('curso-fijo');
    await button(page, 'Ver otros cursos');
    tagOf(page).setAttribute('curso-fijo', '');
    await page.until('no way to others', () => !page.text(TAG).includes('Ver otros cursos'));
  });

  it('takes the focus from no field of the page whose script changes `curso`', async () => {
    const page = await openShown({
      body: `<label>Código <input></label><${TAG} routing="memory" curso="${paid().identificacion}"></${TAG}>`,
    });
    const own = page.document.querySelector('input');
    own?.focus();
    tagOf(page).setAttribute('curso', paid(1).identificacion);
    await page.until('the other course', () => page.text(TAG).includes(paid(1).nombre));
    expect(page.document.activeElement).to.equal(own);
  });

  it('follows `curso` until the person chooses a course', async () => {
    const page = await openForm();
    await field(page, 'participante.nombres');
    tagOf(page).setAttribute('curso', paid(1).identificacion);
    await page.until('the other course', () => page.text(TAG).includes(paid(1).nombre));
    tagOf(page).removeAttribute('curso');
    await page.find('article');
  });

  for (const routing of ['memory', 'hash'])
    it(`shows the list that the person has left \`curso\` for, also after a reload, with routing="${routing}"`, async () => {
      const page = await openShown({
        body: `<${TAG} routing="${routing}" curso="${paid().identificacion}"></${TAG}>`,
      });
      (await button(page, 'Ver otros cursos')).click();
      await page.find('article');
      const { body } = page.document;
      page.frame.contentWindow?.location.reload();
      await page.until(
        'the list after the reload',
        () => page.document.body !== body && deep(page.document, 'article'),
      );
      expect(deep(page.document, '[name="participante.nombres"]')).to.equal(null);
      (await page.find(`button[aria-label="Inscribirme: ${paid().nombre}"]`)).click();
      await field(page, 'participante.nombres');
    });

  for (const routing of ['memory', 'hash']) {
    it(`leads by Back from the list to the form that the person left for it, with routing="${routing}"`, async () => {
      const page = await openShown({
        body: `<${TAG} routing="${routing}" curso="${paid().identificacion}"></${TAG}>`,
      });
      type(await field(page, 'participante.nombres'), 'Ana Lucía');
      (await button(page, 'Ver otros cursos')).click();
      await page.find('article');
      page.window.history.back();
      expect(await typedIn(page, 'participante.nombres')).to.equal('Ana Lucía');
    });

    it(`keeps the chosen course if the page makes an entry of the history between two steps, also after a reload, with routing="${routing}"`, async () => {
      const page = await open({ body: `<${TAG} routing="${routing}"></${TAG}>`, width: 360 });
      (await page.find(`button[aria-label="Inscribirme: ${paid(1).nombre}"]`)).click();
      await fillParticipante(page);
      page.window.history.pushState(null, '');
      const shown = (step: string, words: string) =>
        page.until(`${words} of ${step}`, () => shownButton(page, step, words));
      (await shown('participante', 'Continuar')).click();
      await shown('factura', 'Atrás');
      const { body } = page.document;
      page.frame.contentWindow?.location.reload();
      await page.until('another page', () => page.document.body !== body);
      (await shown('factura', 'Atrás')).click();
      await shown('participante', 'Continuar');
      expect(page.text(TAG)).to.include(paid(1).nombre);
      expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    });
  }

  it('keeps the chosen course after a click on an anchor of the page and a reload, with routing="memory"', async () => {
    const page = await open({ body: `<${TAG} routing="memory"></${TAG}><a href="#pie">Pie</a>` });
    (await page.find(`button[aria-label="Inscribirme: ${paid(1).nombre}"]`)).click();
    await field(page, 'participante.nombres');
    page.document.querySelector<HTMLAnchorElement>('a[href="#pie"]')?.click();
    const { body } = page.document;
    await page.until('the anchor', () => page.window.location.hash === '#pie');
    page.frame.contentWindow?.location.reload();
    await page.until('another page', () => page.document.body !== body);
    await field(page, 'participante.nombres');
    expect(page.text(TAG)).to.include(paid(1).nombre);
  });

  it('shows the list at an entry that another tag made before this one had any, with routing="memory"', async () => {
    const page = await open({ body: `<${TAG} routing="memory"></${TAG}><${TAG} routing="memory"></${TAG}>` });
    const { window, document } = page;
    const tags = [...document.querySelectorAll<HTMLElement>(TAG)];
    const forms = () => tags.map((tag) => tag.shadowRoot?.querySelector('[data-paso]') !== null);
    const entries: unknown[] = [];
    for (const [index, tag] of tags.entries()) {
      const choose = await page.until('the list', () =>
        tag.shadowRoot?.querySelector<HTMLElement>(`button[aria-label="Inscribirme: ${paid(1).nombre}"]`),
      );
      choose?.click();
      await page.until('the form', () => forms()[index]);
      entries.push(window.history.state);
    }
    // As Back does, without the browser's list of entries: one tab runs all these files, and Chromium forgets entries of a full list.
    const arriveAt = (state: unknown) => {
      window.history.replaceState(state, '');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    };
    arriveAt(entries[0]);
    await page.until('the list of the second tag', () => `${forms()}` === 'true,false');
    arriveAt(entries[1]);
    await page.until('both forms', () => `${forms()}` === 'true,true');
  });

  it('is said by `listo`, also of a form that is the first screen', async () => {
    const page = await openForm();
    const shownPath = () => tagOf(page).getAttribute('listo');
    expect(shownPath()).to.equal(`/publico?curso=${paid().identificacion}`);
    (await button(page, 'Ver otros cursos')).click();
    await page.until('the list', () => shownPath() === '/publico');
  });

  it('shows only the courses of `cursos`, in their order, ignoring case and accents', async () => {
    const wanted = [paid(2), paid(0), paid(1)];
    const page = await open({
      body: `<${TAG} routing="memory" cursos="${wanted.map(({ identificacion }) => identificacion).join(', ')}, NO-EXISTE"></${TAG}>`,
    });
    await page.find('article');
    const names = () =>
      [...(tagOf(page).shadowRoot?.querySelectorAll('article h2') ?? [])].map((one) => one.textContent);
    expect(names()).to.deep.equal(wanted.map(({ nombre }) => nombre));
    tagOf(page).cursos = [paid(1).id];
    await until('one course', () => names().length === 1);
    expect(names()).to.deep.equal([paid(1).nombre]);
  });

  it('says that a course is not published, with a link to the others', async () => {
    const page = await open({ body: `<${TAG} routing="memory" curso="NO-EXISTE"></${TAG}>` });
    page.allow('404');
    await page.until('the words', () => page.text(TAG).includes('Este curso ya no está publicado'));
    (await button(page, 'Ver otros cursos')).click();
    await page.find('article');
  });

  it('shows the cost of cancelling before the form is filled in', async () => {
    const page = await openForm();
    await field(page, 'participante.nombres');
    expect(page.text(TAG)).to.include('Si tiene que anular');
  });
});
