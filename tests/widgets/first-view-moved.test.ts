// A tag goes into another document before its code has come: no style sheet of this one can be used there.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import { CORREO, deep, inEveryEngine, releaseAt, type TestPage, type, usuario } from './support.ts';

const LOGIN = 'portal-login';
const body = `<${LOGIN}><a href="/ingreso">Ingresar aquí</a></${LOGIN}><iframe></iframe>`;

const input = (page: TestPage) => deep(page.document, usuario) as HTMLInputElement;

describe('a first view whose tag goes into another document', () => {
  inEveryEngine(
    'makes way there for the content of the page, and is there again with what was typed when the tag is back',
    async () => {
      const { page, arrive } = await hold({ body });
      type(input(page), CORREO);
      const tag = page.document.querySelector(LOGIN) as HTMLElement;
      const form = input(page).form as HTMLElement;
      const link = tag.querySelector('a') as HTMLElement;
      const shown = () => [form.getClientRects().length, link.getClientRects().length];
      expect(shown(), 'before').to.deep.equal([1, 0]);
      page.document.querySelector('iframe')?.contentDocument?.body.append(tag);
      expect(shown(), 'there').to.deep.equal([0, 1]);
      page.document.body.append(tag);
      expect(shown(), 'back').to.deep.equal([1, 0]);
      expect(input(page).value).to.equal(CORREO);
      await arrive();
      expect(input(page).value).to.equal(CORREO);
      expect(link.getClientRects().length).to.equal(0);
    },
  );

  inEveryEngine(
    'has the content of the page there after its code has come, and the app when the tag is back',
    async () => {
      const { page, name } = await hold({ body });
      type(input(page), CORREO);
      const tag = page.document.querySelector(LOGIN) as HTMLElement;
      const link = tag.querySelector('a') as HTMLElement;
      page.document.querySelector('iframe')?.contentDocument?.body.append(tag);
      await releaseAt(name);
      await page.until('the code', () => page.window.customElements.get(`${LOGIN}-view`));
      expect(link.getClientRects().length).to.equal(1);
      page.document.body.append(tag);
      // Chromium runs the app in the other document already, where nobody sees it.
      await page.until('the app', () => tag.hasAttribute('listo') && link.getClientRects().length === 0);
      await page.until(
        'its styles',
        () => (input(page).form?.querySelector('[type=submit]')?.clientHeight ?? 0) > 40,
      );
      expect(input(page).value).to.equal(CORREO);
      expect(input(page).getClientRects().length).to.equal(1);
      expect(link.getClientRects().length).to.equal(0);
    },
  );
});
