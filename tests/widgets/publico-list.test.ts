// The list of courses: what it keeps while a form is shown in its place.
import { expect } from 'chai';
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
        const page = await open({ body: `<${TAG} routing="${routing}"></${TAG}>` });
        await page.find('article');
        const names = () => [...rootOf(page).querySelectorAll<HTMLElement>('article h2')];
        const search = async () => (await page.find('input[type=search]')) as HTMLInputElement;
        const backFrom = async (name: HTMLElement) => {
          const { textContent } = name;
          const count = names().length;
          name
            .closest('article')
            ?.querySelector<HTMLElement>('button:last-of-type:not([aria-expanded])')
            ?.click();
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

  it('reports nothing while an input method composes', async () => {
    const page = await openList();
    await page.find('article');
    const search = (await page.find('input[type=search]')) as HTMLInputElement;
    const { InputEvent, CompositionEvent } = page.window as unknown as typeof globalThis;
    const set = Object.getOwnPropertyDescriptor(
      (page.window as unknown as typeof globalThis).HTMLInputElement.prototype,
      'value',
    )?.set;
    for (const letters of ['k', 'ki', 'kic']) {
      set?.call(search, letters);
      search.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    }
    // Of two timers for the same pause the later one fires later.
    const pause = 300;
    await new Promise((resolve) => page.window.setTimeout(resolve, pause));
    expect(page.window.location.hash).to.not.include('q=');
    search.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await page.until('the words', () => page.window.location.hash.includes('q=kic'));
  });
});
