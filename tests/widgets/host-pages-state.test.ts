// Host pages: what a page and the tags in it have in common, and what each keeps: nodes, focus, title and the stored session.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import { openHostPage } from './hostPage.ts';
import {
  breakAt,
  inEveryEngine,
  nextTask,
  open,
  ready,
  releaseAt,
  signIn,
  type,
  usuario,
  visibleText,
} from './support.ts';

describe('a page that measures and moves', () => {
  it('sees in `listo` that a tag shows itself, and each screen that it goes to', async () => {
    const page = await open({ body: '<portal-login routing="memory"></portal-login>' });
    await ready(page);
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    await page.until('the first screen', () => tag.getAttribute('listo') === '/auth/login');
    (await page.find('a[href*="solicitud-cambio-clave"], form a')).click();
    await page.until('the next screen', () => tag.getAttribute('listo') === '/auth/solicitud-cambio-clave');
    tag.remove();
    await page.until('its end', () => !tag.hasAttribute('listo'));
  });

  it('sees in `listo` that a tag has become taller by itself, as with the courses that came', async () => {
    const place = `alto-${Date.now()}`;
    await breakAt(place, [{ path: '/api/cliente/cursos', as: 'hold', times: 1 }]);
    const page = await open({
      body: `<portal-inscripcion-publica routing="memory" api-base="/fallo/${place}"></portal-inscripcion-publica>`,
    });
    const tag = page.document.querySelector('portal-inscripcion-publica') as HTMLElement;
    await page.until('the first screen', () => tag.getAttribute('listo') === '/publico');
    let measured = 0;
    const { MutationObserver } = page.window as unknown as typeof globalThis;
    new MutationObserver(() => {
      measured = tag.offsetHeight;
    }).observe(page.document.body, { attributes: true, subtree: true });
    const outlines = tag.offsetHeight;
    await releaseAt(place);
    await page.until('the courses', () => /Mostrando|\d+ cursos/.test(visibleText(tag)));
    await page.until('the height of the courses', () => measured === tag.offsetHeight);
    expect(tag.offsetHeight).not.to.equal(outlines);
  });

  it('has its title again once the tag that was the whole page is gone, unless it has changed the title itself', async () => {
    const page = await open({ body: '<main></main>' });
    const { document } = page;
    const { title: own } = document;
    const main = document.querySelector('main') as HTMLElement;
    const enter = async () => {
      main.innerHTML = '<portal-completo routing="memory"></portal-completo>';
      await page.until('the title of the screen', () => / · /.test(document.title));
    };
    await enter();
    expect(document.title).to.equal(`Ingrese a su cuenta · ${own}`);
    main.replaceChildren();
    await page.until('its own title', () => document.title === own);
    document.title = 'Facultad';
    await enter();
    expect(document.title).to.match(/ · Facultad$/);
    const tag = main.firstElementChild as HTMLElement;
    document.title = 'Noticias';
    tag.remove();
    await page.until('the end of the tag', () => !tag.hasAttribute('listo'));
    expect(document.title).to.equal('Noticias');
  });

  inEveryEngine(
    'may move a tag whose code has not come yet, in several ways: the field keeps what is typed and the focus',
    async () => {
      const { page, arrive } = await hold({
        body: '<portal-login routing="memory"></portal-login><section></section>',
      });
      const field = (await page.find(usuario)) as HTMLInputElement;
      type(field, '1714307103');
      const tag = page.document.querySelector('portal-login') as HTMLElement;
      const section = page.document.querySelector('section') as HTMLElement;
      page.window.focus();
      const ways: readonly (() => Promise<void> | void)[] = [
        () => section.append(tag),
        async () => {
          const fragment = page.document.createDocumentFragment();
          fragment.append(tag);
          await null;
          page.document.body.append(fragment);
        },
        async () => {
          tag.remove();
          await nextTask();
          section.append(tag);
        },
      ];
      for (const move of ways) {
        expect(tag.shadowRoot?.activeElement).to.equal(field);
        await move();
      }
      expect(tag.shadowRoot?.activeElement).to.equal(field);
      await arrive();
      expect([tag.shadowRoot?.activeElement, field.value]).to.deep.equal([field, '1714307103']);
    },
  );

  inEveryEngine(
    'may take a tag out and put it back in a later task: what was typed is still there, and the focus',
    async () => {
      const page = await open({ body: '<portal-login routing="memory"></portal-login><input id="own">' });
      await ready(page);
      const field = (await page.find('input[name=username]')) as HTMLInputElement;
      type(field, '1714307103');
      const tag = page.document.querySelector('portal-login') as HTMLElement;
      page.window.focus();
      expect(tag.shadowRoot?.activeElement).to.equal(field);
      tag.remove();
      await nextTask();
      page.document.body.append(tag);
      expect(await page.find('input[name=username]')).to.equal(field);
      expect(field.value).to.equal('1714307103');
      expect(tag.shadowRoot?.activeElement).to.equal(field);
      // If the page has focused something else meanwhile, the focus stays there.
      tag.remove();
      await nextTask();
      page.document.getElementById('own')?.focus();
      page.document.body.append(tag);
      expect(page.document.activeElement?.id).to.equal('own');
    },
  );
});

describe('a page that keeps an accessToken of its own', () => {
  it('has it still, and it is sent nowhere: not by the public tag, not by a sign-in', async () => {
    const page = await openHostPage('token-of-the-page.html');
    const { credentials, sessionStorage } = page.window as unknown as Window & { credentials: string[] };
    const own = sessionStorage.getItem('accessToken');
    page.allow('"accessToken" ya es de otro programa de la página');
    expect(own).to.match(/firma$/);
    expect(credentials).to.deep.equal([]);
    await signIn(page);
    await page.until('the session', () => sessionStorage.getItem('portal.accessToken'));
    await page.until('who signed in', () => /Ya ingresó como/.test(visibleText(page.document.body)));
    expect(credentials.filter((sent) => sent === `Bearer ${own}`)).to.deep.equal([]);
    expect(sessionStorage.getItem('accessToken')).to.equal(own);
  });
});
