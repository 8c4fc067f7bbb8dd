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
