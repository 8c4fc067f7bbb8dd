// Tags that the page brings with their first view inside (primera-vista.js): they are visible before any script has come, and
// the loader and the app go on with the same nodes.
import { expect } from 'chai';
import {
  type Atributos,
  curso,
  fieldIn,
  LOGIN,
  type Options,
  openDeclared,
  PUBLICA,
  write,
} from './declaredPage.ts';
import { anywhere, hold, logins, looksIn, MARK, treeOf } from './heldPage.ts';
import {
  CLAVE,
  CORREO,
  clave,
  deep,
  inEveryEngine,
  open,
  ready,
  requestsAt,
  STRICT,
  type,
  until,
  usuario,
} from './support.ts';

/** Without what the loader takes out. */
const nodesOf = (root: Element): Element[] => [...root.querySelectorAll(`*:not(${MARK})`)];

describe('a tag that the page brings with its first view', () => {
  const variants: Readonly<Record<string, () => [typeof LOGIN | typeof PUBLICA, Atributos, string?]>> = {
    'the sign-in form': () => [LOGIN, {}],
    'the sign-in form with what the institution sets': () => [
      LOGIN,
      { institucion: 'Politécnica & Cía. <2>', 'help-href': '/ayuda?a=1&b="2"', titulo: 3 },
    ],
    'the sign-in form in Arabic': () => [LOGIN, { lang: 'ar' }],
    'the list of courses': () => [PUBLICA, {}],
    'the list of courses in memory': () => [PUBLICA, { routing: 'memory', titulo: 'ninguno' }],
    'the form of a course': () => [PUBLICA, { curso }],
    'the form of a course that is fixed, in Vietnamese': () => [
      PUBLICA,
      { curso, 'curso-fijo': true, lang: 'vi', routing: 'memory', portalHref: '/portal' },
    ],
  };
  for (const [name, given] of Object.entries(variants)) {
    const test = ['the sign-in form', 'the list of courses'].includes(name) ? inEveryEngine : it;
    test(`has the tree that the loader draws, and keeps its nodes: ${name}`, async () => {
      const [tag, attributes] = given();
      // The API's data are drawn as soon as they are there: here together with the code.
      const data = '/api/cliente/cursos';
      const faults = [{ path: data, as: 'hold', times: 1 }];
      const declared = await openDeclared(tag, attributes, { faults });
      const nodes = nodesOf(declared.view);
      expect(nodes.length).to.be.greaterThan(30);
      const link = declared.tag.shadowRoot?.querySelector('link');
      await declared.page.until('its sheet', () => link?.sheet);
      // Firefox may have worked out styles before the sheet was there: they fade into its own.
      await declared.page.until('the end of fading', () =>
        declared.view.getAnimations({ subtree: true }).every((one) => !('transitionProperty' in one)),
      );
      const looks = looksIn(declared.view);
      await declared.load();
      const before = treeOf(declared.view);
      expect(looksIn(declared.view).filter((look, at) => look !== looks[at])).to.deep.equal([]);
      expect(nodesOf(declared.view).every((node, at) => node === nodes[at])).to.equal(true);
      expect(nodesOf(declared.view).length).to.equal(nodes.length);
      const fields = [...declared.view.querySelectorAll('input, select')];
      await declared.arrive();
      expect(fields.every((field) => field.isConnected)).to.equal(true);

      const alone = await hold(
        { csp: STRICT, body: write(tag, attributes).replace(/<template.*<\/template>/, '') },
        'hold',
        '[data-rank="1"]',
        [data],
      );
      const drawn = alone.page.document.querySelector(tag)?.shadowRoot?.querySelector('.mount') as Element;
      expect(anywhere(treeOf(drawn))).to.equal(anywhere(before));
      await alone.arrive();
    });
  }

  const policies: Readonly<Record<string, { csp: string; estilos: Options }>> = {
    'a policy without inline styles': { csp: STRICT, estilos: {} },
    'a policy with a nonce, in the HTML': {
      csp: STRICT.replace("style-src 'self'", "style-src 'nonce-n+1'"),
      estilos: { estilos: 'dentro', nonce: 'n+1' },
    },
  };
  for (const [name, given] of Object.entries(policies))
    inEveryEngine(`has its styles without a script, under ${name}`, async () => {
      const declared = await openDeclared(LOGIN, { tema: 'oscuro', marco: 'ninguno' }, given);
      const { page, tag } = declared;
      const button = fieldIn(declared, 'button[type=submit]');
      const look = () => {
        const { backgroundColor, height, borderRadius } = page.window.getComputedStyle(button);
        return [backgroundColor, height, borderRadius].join(' ');
      };
      // The colours come by a transition, from those of a browser's own button.
      await page.until(
        'the sheet',
        () => page.window.getComputedStyle(button).height === '48px' && button.getAnimations().length === 0,
      );
      const before = look();
      expect(page.window.getComputedStyle(tag).colorScheme).to.equal('dark');
      await declared.load();
      expect(look()).to.equal(before);
      await declared.arrive();
      expect(look()).to.equal(before);
    });

  inEveryEngine(
    'keeps what is typed, the focus and the selection through the loader and the app, and sends it',
    async () => {
      const declared = await openDeclared(LOGIN);
      const { page, name, tag } = declared;
      const input = fieldIn(declared, usuario);
      type(input, 'demo@portal');
      input.setSelectionRange(2, 5);
      await declared.load();
      await declared.arrive();
      expect(fieldIn(declared, usuario)).to.equal(input);
      expect(tag.shadowRoot?.activeElement).to.equal(input);
      expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['demo@portal', 2, 5]);
      type(input, CORREO);
      type(fieldIn(declared, clave), CLAVE);
      fieldIn(declared, 'button[type=submit]').click();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
      expect(await logins(name)).to.equal(1);
    },
  );

  const basesAt = async (name: string) =>
    (await requestsAt(name)).filter((path) => path.includes('/chunks/base-'));

  inEveryEngine(
    'has its code fetched once, before the loader comes, if the page also asks for that',
    async () => {
      const { name, load, arrive } = await openDeclared(LOGIN, {}, { estilos: { precarga: true } });
      await until('the code to be asked for', async () => (await basesAt(name)).length > 0);
      await load();
      await arrive();
      expect(await basesAt(name)).to.have.length(1);
    },
  );

  inEveryEngine(
    'gets its code even if fetching it ahead failed: by itself, or with a retry if the browser keeps the failure',
    async () => {
      const { page, name, load, arrive, tag } = await openDeclared(
        LOGIN,
        {},
        { estilos: { precarga: true }, faults: [{ path: '/chunks/base-', as: 'error', times: 1 }] },
      );
      page.allow(/base-/);
      await until('the code to be asked for', async () => (await basesAt(name)).length > 0);
      type(deep(page.document, usuario) as HTMLInputElement, CORREO);
      await load();
      const arriving = arrive();
      const retry = () => deep(page.document, '[role=alert] button') as HTMLElement | null;
      await page.until('the app or a retry', () => tag.hasAttribute('listo') || retry());
      retry()?.click();
      await arriving;
      expect((deep(page.document, usuario) as HTMLInputElement).value).to.equal(CORREO);
    },
  );

  inEveryEngine(
    'shows the languages that were opened before any script had come, once the app is there',
    async () => {
      const { page, view, load, arrive } = await openDeclared(LOGIN);
      const button = view.querySelector<HTMLElement>('[popovertarget]');
      const panel = view.querySelector<HTMLElement>('[popover]');
      button?.click();
      expect(panel?.matches(':popover-open')).to.equal(true);
      // Firefox may show the page before its sheet.
      await page.until('no box of an empty panel', () => panel?.getClientRects().length === 0);
      await load();
      await arrive();
      await page.until('the languages', () => panel?.textContent?.includes('English'));
      expect(button?.getAttribute('aria-expanded')).to.equal('true');
      expect(panel?.getClientRects().length).to.equal(1);
    },
  );

  const stale: Readonly<Record<string, (html: string) => string>> = {
    'other classes and texts': (html) =>
      html.replaceAll(/class="sc-[^"]*"/g, 'class="vieja"').replaceAll(/>[^<>]{4,}</g, '>Antes<'),
    'other elements': (html) =>
      html.replace('<form', '<p>Una línea de antes</p><form').replaceAll(/class="sc-[^"]*"/g, ''),
    'a sheet that is gone': (html) => html.replace(/assets\/vista-[^"]*/, 'assets/vista-de-antes.css'),
  };
  for (const [what, change] of Object.entries(stale)) {
    const test = what === 'other classes and texts' ? it : inEveryEngine;
    test(`is replaced without a gap if it is of a release with ${what}, and what is typed stays`, async () => {
      const declared = await openDeclared(LOGIN, { lang: 'fr' }, { change });
      const { page, tag } = declared;
      // Some engines say in the console that the sheet did not come.
      page.allow('vista-de-antes');
      type(fieldIn(declared, usuario), CORREO);
      fieldIn(declared, usuario).setSelectionRange(1, 3);
      const gaps: boolean[] = [];
      let isOver = false;
      const look = (): void => {
        gaps.push(!fieldIn(declared, usuario)?.getClientRects().length);
        if (!isOver) page.window.requestAnimationFrame(look);
      };
      look();
      await declared.load();
      await declared.arrive();
      isOver = true;
      expect(gaps).to.not.include(true);
      const input = fieldIn(declared, usuario);
      expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal([CORREO, 1, 3]);
      expect(tag.shadowRoot?.activeElement).to.equal(input);
      expect(tag.shadowRoot?.textContent).to.include('Mot de passe').and.not.include('ntes');
      expect(fieldIn(declared, 'button[type=submit]').getBoundingClientRect().height).to.be.greaterThan(40);
    });
  }

  it('gives way at once if the tag begins with another screen', async () => {
    const declared = await openDeclared(
      LOGIN,
      {},
      { head: `<script>location.hash = '#portal=/auth/solicitud-cambio-clave'</script>`, csp: '' },
    );
    const { page, view } = declared;
    void declared.load();
    await page.until('the loader', () => view.childElementCount === 0);
    await declared.arrive();
    expect(deep(page.document, clave)).to.equal(null);
  });

  it('shows what the person has chosen once the loader is there: language, direction, identification', async () => {
    localStorage.setItem('i18nextLng', 'ar');
    localStorage.setItem('portal.identificacion', CORREO);
    const declared = await openDeclared(LOGIN);
    const nodes = nodesOf(declared.view);
    await declared.load();
    expect(declared.view.firstElementChild?.getAttribute('dir')).to.equal('rtl');
    expect(fieldIn(declared, usuario).value).to.equal(CORREO);
    expect(nodesOf(declared.view).every((node, at) => node === nodes[at])).to.equal(true);
    await declared.arrive();
  });

  inEveryEngine(
    'says what keeps it from working, with the link of the page, if no script may run',
    async () => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-same-origin');
      const body = write(LOGIN, {}, { contenido: '<a href="/ingreso">Ingresar aquí</a>' });
      frame.src = `/prueba/pagina?d=${encodeURIComponent(JSON.stringify({ body }))}`;
      document.body.append(frame);
      const find = (selector: string) =>
        frame.contentDocument?.querySelector(LOGIN)?.shadowRoot?.querySelector<HTMLElement>(selector);
      // The notice stands before the rest of the page, which may still be read.
      const notice = await until(
        'the notice',
        () => frame.contentDocument?.readyState === 'complete' && find('noscript p'),
      );
      expect(notice.textContent).to.include('necesita JavaScript');
      expect(notice.getClientRects().length).to.equal(1);
      expect(frame.contentDocument?.querySelector(`${LOGIN} a`)?.getClientRects().length).to.equal(1);
      expect(find(usuario)?.getClientRects().length).to.equal(1);
      frame.remove();
    },
  );

  inEveryEngine('is an ordinary tag if a script writes it with innerHTML, or later', async () => {
    const page = await open({ body: '<div id="a"></div><div id="b"></div>' });
    const html = write(LOGIN, { routing: 'memory' });
    const [a, b] = ['a', 'b'].map((id) => page.document.getElementById(id) as HTMLElement);
    if (!a || !b) throw new Error('The places are missing.');
    a.innerHTML = html;
    await ready(page);
    await page.until('the form', () => deep(a, usuario));
    b.setHTMLUnsafe(html);
    await page.until(
      'the second',
      () => page.window.portalEvents.filter((one) => one.name === 'portal-ready').length === 2,
    );
    expect(b.firstElementChild?.shadowRoot?.querySelectorAll(usuario).length).to.equal(1);
    type(deep(b, usuario) as HTMLElement, CORREO);
    type(deep(b, clave) as HTMLElement, CLAVE);
    (deep(b, 'button[type=submit]') as HTMLElement).click();
    await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
  });
});
