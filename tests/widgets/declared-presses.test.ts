// What is pressed in the first view that a page brings, before its loader has come or while it waits.
import { expect } from 'chai';
import { curso, fieldIn, LOGIN, openDeclared, PUBLICA } from './declaredPage.ts';
import { logins } from './heldPage.ts';
import { CLAVE, CORREO, clave, deep, inEveryEngine, type, usuario } from './support.ts';

describe('a button of a tag that the page brings with its first view', () => {
  inEveryEngine(
    'is shown busy if pressed before any script, leads nowhere, and sends once what is typed by the time the app has come',
    async () => {
      const declared = await openDeclared(LOGIN);
      const { page, name, tag } = declared;
      const address = page.window.location.href;
      await page.until('its sheet', () => tag.shadowRoot?.querySelector('link')?.sheet);
      const button = fieldIn(declared, 'button[type=submit]');
      const spinner = () => page.window.getComputedStyle(button, '::after').content;
      type(fieldIn(declared, usuario), CORREO);
      expect(spinner()).to.equal('none');
      button.click();
      button.click();
      await page.until('a spinner', () => spinner() !== 'none');
      type(fieldIn(declared, clave), CLAVE);
      await declared.load();
      expect(page.window.location.href).to.equal(address);
      expect(button.ariaBusy).to.equal('true');
      expect(spinner()).to.equal('none');
      expect(await logins(name)).to.equal(0);
      await declared.arrive();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      expect(await logins(name)).to.equal(1);
    },
  );

  inEveryEngine(
    'does not take for a press what was filled in, ticked and left before any script',
    async () => {
      const declared = await openDeclared(LOGIN);
      const { page, name } = declared;
      for (const [selector, text] of [
        [usuario, CORREO],
        [clave, CLAVE],
      ] as const) {
        const field = fieldIn(declared, selector);
        field.focus();
        type(field, text);
        field.blur();
      }
      fieldIn(declared, '[name=remember]').click();
      await declared.load();
      const button = fieldIn(declared, 'button[type=submit]');
      expect(button.ariaBusy).to.equal(null);
      await declared.arrive();
      expect(button.ariaBusy).to.equal(null);
      expect(fieldIn(declared, clave).value).to.equal(CLAVE);
      expect(await logins(name)).to.equal(0);
      expect(page.window.sessionStorage.getItem('accessToken')).to.equal(null);
    },
  );

  it('shows what is wrong in a course’s form that was sent before any script', async () => {
    const declared = await openDeclared(PUBLICA, { curso });
    fieldIn(declared, 'button[type=submit]').click();
    await declared.load();
    await declared.arrive();
    await declared.page.until('an error', () => deep(declared.page.document, '[aria-invalid=true]'));
  });
});
