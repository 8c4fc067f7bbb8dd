// Host pages: what the page put inside the tag, for visitors whom the tag cannot help.
import { expect } from 'chai';
import { openHostPage, portalOrigin } from './hostPage.ts';
import {
  breakAt,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  submitLogin,
  type TestPage,
  type,
  usuario,
  visibleText,
} from './support.ts';

/** Opens a page whose tag nobody has closed, and waits until the console says so. */
async function reportIn(body: string): Promise<void> {
  const page = await open({ body });
  page.allow('Ciérrela en la misma línea: <portal-login></portal-login>');
  await page.until('the report', () =>
    page.window.watched.some((line) => line.includes('<portal-login> contiene el resto de la página')),
  );
}

describe('what the page put inside the tag', () => {
  const link = '<a href="/ingreso" id="alterno">Otra manera</a>';
  const drawn = (page: TestPage) => page.document.getElementById('alterno')?.getClientRects().length;

  it('comes back, below the message, while a failure leaves nothing else to do', async () => {
    const place = `alterno-${Date.now()}`;
    const body = (tag: string) => `<${tag} routing="memory" api-base="/fallo/${place}">${link}</${tag}>`;
    await breakAt(place, [{ path: '/api/cliente/cursos', as: 'html', times: 1 }]);
    const page = await open({ body: body('portal-inscripcion-publica') });
    const alert = await page.find('[role=alert]');
    await page.until('the link', () => drawn(page) === 1);
    const { top = 0 } = page.document.getElementById('alterno')?.getBoundingClientRect() ?? {};
    expect(top).to.be.at.least(alert.getBoundingClientRect().bottom);
    (await page.find('[role=alert] button')).click();
    await page.until('the link to go', () => drawn(page) === 0);

    await breakAt(place, [{ path: '/api/auth/login', as: 'html', times: 1 }]);
    const login = await open({ body: body('portal-login') });
    await ready(login);
    expect(drawn(login)).to.equal(0);
    await submitLogin(login);
    await login.find('[role=alert]');
    await login.until('the link', () => drawn(login) === 1);
    (await login.find('form button[type=submit]')).click();
    await login.until('the link to go', () => drawn(login) === 0);
  });

  inEveryEngine('comes back with a clear message in a sandboxed frame without an origin', async () => {
    const portal = await portalOrigin();
    const inside = `<!doctype html><html lang="es"><title>Marco</title><script type="module" src="${portal}/widgets/portal.js"></script>
      <portal-inscripcion-publica routing="memory">${link}</portal-inscripcion-publica>
      <script>
        const shown = (node) => node.nodeType === 3 ? node.data : [...(node.shadowRoot ?? node).childNodes].map(shown).join(' ');
        document.addEventListener('portal-error', async ({ target, detail }) => {
          while (!target.shadowRoot.querySelector('slot')) await new Promise(requestAnimationFrame);
          parent.postMessage({ code: detail.code, text: shown(target) }, '*');
        });
      </script>`;
    const page = await open({ loader: '' });
    const told: { code: string; text: string }[] = [];
    page.window.addEventListener('message', ({ data }) => told.push(data));
    const frame = page.document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = inside;
    page.document.body.append(frame);
    const [{ code, text }] = (await page.until('the message', () => told.length > 0 && told)) as [
      { code: string; text: string },
    ];
    expect(code).to.equal('api');
    expect(text).to.include('Esta página está aislada');
  });

  it('stays away while something else is left to try: another search, or another course', async () => {
    const place = `resto-${Date.now()}`;
    const tag = (attributes: string) =>
      `<portal-inscripcion-publica routing="memory" ${attributes}>${link}</portal-inscripcion-publica>`;
    const page = await open({ body: tag(`api-base="/fallo/${place}"`) });
    await ready(page, 'portal-inscripcion-publica');
    await page.until('the courses', () => /Mostrando|\d+ cursos/.test(visibleText(page.document.body)));
    await breakAt(place, [{ path: '/api/cliente/cursos', as: 'html', times: 9 }]);
    type(await page.find('input[type=search]'), 'algo');
    await page.find('[role=alert]');
    expect(drawn(page)).to.equal(0);

    const gone = await open({ body: tag('curso="NO-HAY-404"') });
    gone.allow('404');
    await gone.until('that it is gone', () =>
      /retirado|no está|ya no/i.test(visibleText(gone.document.body)),
    );
    expect(drawn(gone)).to.equal(0);
    (gone.document.querySelector('portal-inscripcion-publica') as HTMLElement).setAttribute('curso-fijo', '');
    await gone.until('the link, where there is no other course', () => drawn(gone) === 1);
  });

  inEveryEngine('passes the focus that it had on to what comes in its place', async () => {
    const place = `foco-${Date.now()}`;
    await breakAt(place, [{ path: '/chunks/portal-cliente-', as: 'hold', times: 1 }]);
    const page = await open({
      loader: `/fallo/${place}/widgets/portal.js`,
      body: `<portal-cliente routing="memory">${link}</portal-cliente>`,
    });
    await page.until('the shell', () => page.document.querySelector('portal-cliente')?.shadowRoot);
    const other = page.document.getElementById('alterno') as HTMLElement;
    page.window.focus();
    other.focus();
    expect(page.document.activeElement).to.equal(other);
    await releaseAt(place);
    await ready(page, 'portal-cliente');
    expect(page.document.activeElement?.localName).to.equal('portal-cliente');
  });

  inEveryEngine('passes the focus on to the first view as well, which comes before the code', async () => {
    const place = `foco-vista-${Date.now()}`;
    await breakAt(place, [
      { path: '/chunks/base-', as: 'hold', times: 1 },
      { path: '/portal.js', as: 'hold', times: 1 },
    ]);
    const page = await open({
      loader: `/fallo/${place}/widgets/portal.js`,
      body: `<portal-login routing="memory">${link}</portal-login>`,
    });
    page.window.focus();
    page.document.getElementById('alterno')?.focus();
    expect(page.document.activeElement?.id).to.equal('alterno');
    await releaseAt(place);
    await page.find(usuario);
    expect(drawn(page)).to.equal(0);
    expect(page.document.activeElement?.localName).to.equal('portal-login');
    await ready(page);
    expect(page.document.activeElement?.localName).to.equal('portal-login');
  });

  it('is reported if it is the rest of the page, because the tag was not closed', async () => {
    const page = await openHostPage('unclosed.html');
    page.allow('Ciérrela en la misma línea: <portal-login></portal-login>');
    expect(
      page.window.watched.filter((line) => line.includes('contiene el resto de la página')),
    ).to.have.lengthOf(1);
  });

  it('is reported if it holds another tag, whatever attributes that one has', async () => {
    await reportIn('<portal-login /><div><portal-cliente></portal-cliente></div>');
  });

  const swallowed = [
    '<header>x</header>',
    '<nav>x</nav>',
    '<aside>x</aside>',
    '<article>x</article>',
    '<section>x</section>',
    '<h1>x</h1>',
    '<h2>x</h2>',
    '<p>x</p>'.repeat(4),
    `<p>${'x '.repeat(300)}</p>`,
  ];
  for (const content of swallowed)
    it(`is reported if it is the end of the page: ${content.slice(0, 20)}`, () =>
      reportIn(`<div><portal-login />${content}</div>`));

  const helps = [
    '<a href="/ayuda">Ayuda</a>',
    '<p>Escríbanos a <a href="mailto:info@ejemplo.com">info@ejemplo.com</a></p>',
    '<h3>Ingreso</h3><p>x</p><ul><li>x</li></ul>',
    '<img slot="logo" alt="" src="data:,"><p>x</p>',
    '<section>x</section>\n',
  ];
  for (const content of helps)
    it(`is not a mistake if it helps visitors: ${content.slice(0, 20)}`, async () => {
      const after = content.endsWith('\n') ? '\n' : '';
      const page = await open({ body: `<div><portal-login>${content}</portal-login>${after}</div>` });
      await ready(page);
    });
});
