// The language of a tag changes while its code is on its way: the first view stays whole, and the app goes on in the new one.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import { deep, findPaidCurso, inEveryEngine, type TestPage, type, usuario } from './support.ts';

const LOGIN = 'portal-login';
const PUBLICA = 'portal-inscripcion-publica';
const nombres = '[name="participante.nombres"]';
const search = 'input[type=search]';

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

const tagOf = (page: TestPage) => page.document.querySelector(`${LOGIN}, ${PUBLICA}`) as HTMLElement;
const viewOf = (page: TestPage) => tagOf(page).shadowRoot?.querySelector('.mount') as HTMLElement;
const input = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;

const screens: Readonly<Record<string, { body: () => string; field: string; spanish: RegExp }>> = {
  'the sign-in form': { body: () => `<${LOGIN}></${LOGIN}>`, field: usuario, spanish: /Ingresar/ },
  'the form of a course': {
    body: () => `<${PUBLICA} routing="memory" curso="${curso}"></${PUBLICA}>`,
    field: nombres,
    spanish: /Nombres/,
  },
  'the list of courses': {
    body: () => `<${PUBLICA} routing="memory"></${PUBLICA}>`,
    field: search,
    spanish: /Buscar|Modalidad/,
  },
};
/** Once for each screen. */
const IN_EVERY_ENGINE = [
  'the sign-in form by the tag',
  'the form of a course by an element around it',
  'the list of courses by the tag',
];
const changes: Readonly<Record<string, (page: TestPage) => void>> = {
  'the tag': (page) => {
    tagOf(page).lang = 'ar';
  },
  'an element around it': (page) => {
    (tagOf(page).parentElement as HTMLElement).lang = 'ar';
  },
};

describe('a first view whose language changes before the code has come', () => {
  for (const [screen, { body, field, spanish }] of Object.entries(screens))
    for (const [where, change] of Object.entries(changes))
      (IN_EVERY_ENGINE.includes(`${screen} by ${where}`) ? inEveryEngine : it)(
        `stays whole until the app goes on in the new one, with what was typed: ${screen}, by ${where}`,
        async () => {
          const { page, arrive } = await hold({ body: `<main>${body()}</main>` }, 'hold', field);
          const look = () => {
            const at = tagOf(page).shadowRoot?.activeElement as HTMLInputElement | null;
            return [at?.name, at?.type, at?.value, at?.selectionStart, at?.selectionEnd];
          };
          const direction = () =>
            page.window.getComputedStyle(viewOf(page).querySelector('[data-rank]') as Element).direction;
          type(input(page, field), 'Rosa María');
          input(page, field).setSelectionRange(1, 3);
          const typed = look();
          change(page);
          // A view that is drawn anew is there after the task of the change.
          await Promise.resolve();
          await Promise.resolve();
          expect(look()).to.deep.equal(typed);
          expect(viewOf(page).textContent).to.match(spanish);
          expect(direction()).to.equal('ltr');
          await arrive();
          await page.until('Arabic', () => /[\u0600-\u06ff]/.test(viewOf(page).textContent ?? ''));
          await page.until(
            'no Spanish',
            () => !spanish.test(viewOf(page).querySelector('label')?.textContent ?? ''),
          );
          expect(direction()).to.equal('rtl');
          expect(look()).to.deep.equal(typed);
        },
      );

  it('stays whole if another property changes too', async () => {
    const { page, arrive } = await hold({ body: `<main><${LOGIN}></${LOGIN}></main>` });
    type(input(page, usuario), 'rosa@portal.test');
    tagOf(page).lang = 'ar';
    tagOf(page).setAttribute('institucion', 'Politécnica');
    await page.until('the name', () => viewOf(page).textContent?.includes('Politécnica'));
    expect(viewOf(page).textContent).to.include('Ingresar');
    expect(
      page.window.getComputedStyle(viewOf(page).querySelector('[data-rank]') as Element).direction,
    ).to.equal('ltr');
    await arrive();
    await page.until('Arabic', () => !viewOf(page).textContent?.includes('Ingresar'));
    expect(input(page, usuario).value).to.equal('rosa@portal.test');
  });
});
