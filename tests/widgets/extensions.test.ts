// Extensions of the browser, translators and password managers change the nodes of a tag: before its app has hydrated them, and
// after.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import { deep, open, ready, type TestPage, type, usuario, visibleText } from './support.ts';

const body = '<portal-login routing="memory"></portal-login>';

const rootOf = (page: TestPage, tag = 'portal-login'): ShadowRoot =>
  page.document.querySelector(tag)?.shadowRoot as ShadowRoot;

/** Every text of a tag in a box of its own, with other words, as translators write them. */
function translate(root: ParentNode & Node): void {
  const { ownerDocument } = root.querySelector('*') as Element;
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) translate(element.shadowRoot);
  const walker = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.matches('style, script, option, textarea')) continue;
    const [outer, inner] = [ownerDocument.createElement('font'), ownerDocument.createElement('font')];
    inner.textContent = `¿${text.data}?`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Attributes on each field, a button beside it, something in the form and a sheet in the root. */
function decorate(root: ShadowRoot): void {
  const { ownerDocument } = root.host;
  for (const input of root.querySelectorAll('input')) {
    input.setAttribute('data-com-onepassword-filled', 'light');
    input.setAttribute('data-gramm', 'false');
    input.style.backgroundImage = 'none';
    input.after(ownerDocument.createElement('com-1password-button'));
  }
  const box = ownerDocument.createElement('div');
  box.setAttribute('data-lastpass-root', '');
  root.querySelector('form')?.prepend(box);
  root.querySelector('.root')?.append(ownerDocument.createElement('grammarly-extension'));
  const dark = ownerDocument.createElement('style');
  dark.className = 'darkreader darkreader--inline';
  dark.textContent = ':host { --darkreader: 1 }';
  root.prepend(dark);
}

/** The sign-in can be used: what was typed is there, what is missing is told, and the next screen comes. */
async function use(page: TestPage): Promise<void> {
  const field = (await page.find(usuario)) as HTMLInputElement;
  expect(field.value).to.equal('1714307103');
  expect(rootOf(page).querySelectorAll('form')).to.have.lengthOf(1);
  (await page.find('button[type=submit]')).click();
  await page.find('[aria-invalid=true]');
  (await page.find('form a')).click();
  await page.until('the next screen', () =>
    page.document.querySelector('portal-login')?.getAttribute('listo')?.includes('clave'),
  );
}

describe('a page whose visitor has extensions that write into its nodes', () => {
  const act = (root: ShadowRoot): void => {
    translate(root);
    decorate(root);
  };

  it('has a tag that works, with what was typed, if they came before its app', async () => {
    const { page, arrive } = await hold({ body });
    type(await page.find(usuario), '1714307103');
    act(rootOf(page));
    await arrive();
    await use(page);
  });

  it('has tags that work, in another language too, if they come after', async () => {
    const page = await open({
      body: `${body}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>`,
    });
    await ready(page);
    const publica = rootOf(page, 'portal-inscripcion-publica');
    await page.until('a course', () => /\$|USD/.test(visibleText(publica.host)));
    type(await page.find(usuario), '1714307103');
    act(rootOf(page));
    act(publica);
    const tags = [...page.document.querySelectorAll<HTMLElement>('portal-login, portal-inscripcion-publica')];
    for (const lang of ['en', 'es']) {
      for (const tag of tags) tag.lang = lang;
      await page.until(lang, () => publica.querySelector('.root')?.getAttribute('lang') === lang);
    }
    await use(page);
    const enrol = await page.until('the button of a course', () =>
      [...publica.querySelectorAll('button')].find(({ textContent }) => /Inscribirme/.test(textContent)),
    );
    enrol.click();
    await page.until('the form', () => deep(publica, 'input[name$=correo]'));
  });
});
