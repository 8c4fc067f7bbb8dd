// The list of courses: what it keeps while a form is shown in its place.
import { expect } from 'chai';
import { script } from './host.ts';
import { inEveryEngine, open, type TestPage, type } from './support.ts';

const TAG = 'portal-inscripcion-publica';

const rootOf = (page: TestPage): ShadowRoot => page.document.querySelector(TAG)?.shadowRoot as ShadowRoot;

const button = (page: TestPage, words: string): Promise<HTMLButtonElement> =>
  page.until(`the button ${words}`, () =>
    [...rootOf(page).querySelectorAll('button')].find((one) => one.textContent?.includes(words)),
  );

describe('the way back from a form', () => {
  // WebKit does not scroll to what takes the focus.
  for (const routing of ['memory', 'hash'])
    (routing === 'hash' ? inEveryEngine : it)(
      `leads to the search, the pages and the course in the list that it was opened from, with ${routing} routing`,
      async () => {
        // As many courses as fill several pages.
        const head = script(`const own = fetch;
          const fewer = (address) => address.replace(/limite=\\d+/, 'limite=8');
          fetch = (one, options) =>
            one instanceof Request ? own(new Request(fewer(one.url), one), options) : own(fewer(String(one)), options);`);
        const page = await open({ head, body: `<${TAG} routing="${routing}"></${TAG}>` });
        await page.find('article');
        const names = () => [...rootOf(page).querySelectorAll<HTMLElement>('article h2')];
        const search = async () => (await page.find('input[type=search]')) as HTMLInputElement;
        const backFrom = async (name: HTMLElement) => {
          const { textContent } = name;
          const count = names().length;
          name.closest('article')?.querySelector<HTMLElement>('button[aria-label]')?.click();
          (await button(page, 'Ver otros cursos')).click();
          const there = await page.find('article h2:focus');
          expect(there.textContent).to.equal(textContent);
          expect(names().length).to.equal(count);
          await page.until('the course in sight', () => {
            const { top, bottom } = there.getBoundingClientRect();
            return top >= 0 && bottom <= page.window.innerHeight;
          });
        };
        const few = names().length;
        (await button(page, 'Ver más cursos')).click();
        await page.until('the next page', () => names().length > few);
        await backFrom(names().at(-1) as HTMLElement);
        type(await search(), 'kichwa');
        await page.until('what was found', () => names().length === 1);
        await backFrom(names()[0] as HTMLElement);
        expect((await search()).value).to.equal('kichwa');
      },
    );
});

/** The searches that wait for a pause of the typing person: timers of the page, until they fire or are cleared. */
function waitingSearches(page: TestPage): ReadonlySet<unknown> {
  const PAUSE_MS = 300;
  const waiting = new Set<unknown>();
  const { window } = page;
  const { setTimeout, clearTimeout } = window;
  const start = (run: () => void, ms?: number) => {
    const id = setTimeout(() => {
      waiting.delete(id);
      run();
    }, ms);
    if (ms === PAUSE_MS) waiting.add(id);
    return id;
  };
  const stop = (id?: number) => {
    waiting.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
  return waiting;
}

describe('the search', () => {
  const LETTERS = 'kichwa para';
  /** With the search in the address. */
  const openList = () =>
    open({
      head: `<script>location.hash = '#portal=/publico'</script>`,
      body: `<${TAG} routing="hash"></${TAG}>`,
    });

  inEveryEngine(
    'keeps each letter that is typed while the words before it come into the address',
    async () => {
      const page = await openList();
      await page.find('article');
      const search = (await page.find('input[type=search]')) as HTMLInputElement;
      // The next letter follows whatever was reported, before the screen knows of it.
      const { history } = page.window;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...entry) => {
        replace(...entry);
        const next = letters.shift();
        if (next !== undefined) type(search, search.value + next);
      };
      const letters = [...LETTERS];
      type(search, letters.shift() ?? '');
      await page.until('all words in the address', () =>
        decodeURIComponent(page.window.location.hash).includes(`q=${LETTERS.replace(' ', '+')}`),
      );
      expect(search.value).to.equal(LETTERS);
      await page.until('what was found', () => rootOf(page).querySelectorAll('article h2').length === 1);
      (await button(page, 'Limpiar filtros')).click();
      await page.until('no words', () => search.value === '');
    },
  );

  it('is given up if the filters are cleared before the last letters were searched', async () => {
    const page = await openList();
    await page.find('article');
    const search = (await page.find('input[type=search]')) as HTMLInputElement;
    type(search, 'kichwa');
    await page.until('the words', () => page.window.location.hash.includes('q=kichwa'));
    const clear = await button(page, 'Limpiar filtros');
    const waiting = waitingSearches(page);
    type(search, 'kichwa para');
    expect(waiting.size).to.equal(1);
    clear.click();
    // On a slow device the pause is over before the screen has followed.
    for (const end = performance.now() + 400; performance.now() < end; );
    await page.until('no words', () => search.value === '');
    await page.until('no search', () => waiting.size === 0);
    expect([search.value, page.window.location.hash]).to.deep.equal(['', '#portal=/publico']);
  });

  it('reports nothing while an input method composes', async () => {
    const page = await openList();
    await page.find('article');
    const search = (await page.find('input[type=search]')) as HTMLInputElement;
    const { InputEvent, CompositionEvent } = page.window as unknown as typeof globalThis;
    const set = Object.getOwnPropertyDescriptor(
      (page.window as unknown as typeof globalThis).HTMLInputElement.prototype,
      'value',
    )?.set;
    const waiting = waitingSearches(page);
    for (const letters of ['k', 'ki', 'kic']) {
      set?.call(search, letters);
      search.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    }
    expect(waiting.size).to.equal(0);
    expect(page.window.location.hash).to.not.include('q=');
    search.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await page.until('the words', () => page.window.location.hash.includes('q=kic'));
  });
});

describe('the amounts in the list', () => {
  it('are written as in the country of `pais` in the whole portal too', async () => {
    const page = await open({ body: '<portal-completo landing="/publico" pais="CO"></portal-completo>' });
    await page.until('the codes', () => /USD\s\d/.test(page.text(TAG)));
    page.document.querySelector('portal-completo')?.setAttribute('pais', 'EC');
    await page.until('the signs', () => /\$\d/.test(page.text(TAG)));
  });

  it('are written as in the country of `pais`, also after it changes', async () => {
    const page = await open({ body: `<${TAG} routing="memory" pais="CO"></${TAG}>` });
    await page.until('the codes', () => /USD\s\d/.test(page.text(TAG)));
    expect(page.text(TAG)).not.to.include('$');
    page.document.querySelector(TAG)?.setAttribute('pais', 'EC');
    await page.until('the signs', () => /\$\d/.test(page.text(TAG)));
    expect(page.text(TAG)).not.to.include('USD');
  });
});

describe('the filters', () => {
  it('by area, beginning and price are in the address, and the API leaves the courses that fit', async () => {
    const page = await open({
      head: `<script>location.hash = '#portal=/publico'</script>`,
      body: `<${TAG} routing="hash"></${TAG}>`,
      width: 1000,
    });
    await page.find('article');
    const choose = async (label: string, text: string) => {
      const select = (await page.find(`select[aria-label="${label}"]`)) as HTMLSelectElement;
      const option = await page.until(`the option ${text}`, () =>
        [...select.options].find((one) => one.text.includes(text)),
      );
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const names = () => [...rootOf(page).querySelectorAll('article h2')].map((one) => one.textContent);
    await choose('Área', 'Idiomas');
    await page.until('the two courses of languages', () => names().length === 2);
    await choose('Precio', 'Hasta $');
    await page.until('the cheaper one', () => names().length === 1);
    expect(names()).to.deep.equal(['Kichwa para principiantes']);
    const { hash } = page.window.location;
    expect(hash).to.include('area=Idiomas').and.include('precio=10000');
    await choose('Empieza', 'Después');
    await page.until('none', () => page.text(TAG).includes('Ningún curso abierto'));
    (await button(page, 'Limpiar filtros')).click();
    await page.until('all of them', () => names().length > 2);
    expect(page.window.location.hash).to.equal('#portal=/publico');
  });
});

describe('the picture of a course', () => {
  it('is of a known size, loads when it is near, and gives way to a drawing if it fails', async () => {
    const page = await open({ body: `<${TAG} routing="memory"></${TAG}>`, width: 1000 });
    const image = (await page.find('article img')) as HTMLImageElement;
    expect(image.loading).to.equal('lazy');
    expect(image.alt).to.not.equal('');
    expect(image.srcset).to.match(/480w, .* 960w$/);
    expect([image.width > 0, image.height > 0, image.getAttribute('width')]).to.deep.equal([
      true,
      true,
      '480',
    ]);
    const box = image.parentElement;
    image.dispatchEvent(new Event('error'));
    await page.until('the drawing', () => box?.querySelector('svg') && !box.querySelector('img'));
  });
});

describe('the page of a course', () => {
  for (const routing of ['memory', 'hash'])
    it(`opens from its name and leads to the form and back to the list, with ${routing} routing`, async () => {
      const page = await open({
        head: routing === 'hash' ? `<script>location.hash = '#portal=/publico'</script>` : '',
        body: `<${TAG} routing="${routing}"></${TAG}>`,
        width: 1000,
      });
      await page.find('article');
      // Where the page of a course has an address, its name is a link, which opens in a tab of its own too.
      expect(rootOf(page).querySelectorAll('article h2 a[href*=ficha]').length > 0).to.equal(
        routing === 'hash',
      );
      const name = await page.until('the course', () =>
        [...rootOf(page).querySelectorAll<HTMLElement>('article h2 :is(a, button)')].find((one) =>
          one.textContent?.startsWith('Marketing digital'),
        ),
      );
      name.click();
      await page.until('its page', () =>
        rootOf(page).querySelector('h1')?.textContent?.startsWith('Marketing digital'),
      );
      const words = page.text(TAG);
      for (const part of [
        'Qué va a aprender',
        'A quién se dirige',
        'Requisitos',
        'Contenidos',
        'Quién enseña',
      ])
        expect(words).to.include(part);
      expect(words).to.include('Roberto Zambrano').and.include('Preguntas frecuentes');
      expect(page.window.location.hash.includes('ficha=')).to.equal(routing === 'hash');
      expect(Boolean(words.match(/Compartir|Copiar el enlace/))).to.equal(routing === 'hash');
      (await button(page, 'Inscribirse')).click();
      await page.until(
        'the form',
        () => page.text(TAG).includes('Paso') || page.text(TAG).includes('Participante'),
      );
      page.window.history.back();
      await page.until('the page again', () => page.text(TAG).includes('Preguntas frecuentes'));
      (await button(page, 'Ver otros cursos')).click();
      expect((await page.find('article h2:focus')).textContent).to.include('Marketing digital');
    });

  it('that is not published says so, and leads to the others', async () => {
    const page = await open({
      head: `<script>location.hash = '#portal=/publico?ficha=NO-EXISTE'</script>`,
      body: `<${TAG} routing="hash"></${TAG}>`,
    });
    page.allow('404');
    await page.until('the words', () => page.text(TAG).includes('Este curso ya no está publicado'));
    (await button(page, 'Ver otros cursos')).click();
    await page.find('article');
  });
});
