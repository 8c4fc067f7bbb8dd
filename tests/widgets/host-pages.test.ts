// Host pages: pages of another origin than the portal's, as institutions have them. In each the tags show themselves, and the page is
// afterwards as it was: no message, no violation, no global, no node or attribute of its own changed, nothing stored.
import { expect } from 'chai';
import { openHostPage, portalOrigin, walkInFrame } from './hostPage.ts';
import { breakAt, inEveryEngine, open, ready, submitLogin, usuario, visibleText } from './support.ts';

describe('a page of another origin', () => {
  it('works with what the README says, pasted as it is, under the policy that the guide of hosting gives', async () => {
    const page = await openHostPage('readme');
    expect(page.document.location.origin).not.to.equal(await portalOrigin());
    await page.find(usuario);
  });

  it('works with what the generator writes, pasted as it is, under the policy that it gives', async () => {
    const origin = await portalOrigin();
    const { writeSnippet, writePolicy } = await import(`${location.origin}/generador/snippet.js`);
    const loader = `${origin}/widgets/portal.js`;
    const body = writeSnippet({
      loader,
      tag: 'portal-inscripcion-publica',
      attributes: [['routing', 'memory']],
    });
    expect(body).not.to.include('\n');
    expect(body).to.include(`<a href="${origin}/portal/publico">`);
    const csp = writePolicy(loader, '').replace('script-src', "script-src 'self'").replaceAll('\n', ' ');
    const page = await open({ loader: '', body, csp });
    await ready(page, 'portal-inscripcion-publica');
    await page.until('a course', () => /cupo|USD|Inscribirse/i.test(visibleText(page.document.body)));
    expect(page.window.watched).to.deep.equal([]);
  });

  inEveryEngine(
    'works with one release alone and its integrity as the generator writes them, and runs no other code',
    async () => {
      const origin = await portalOrigin();
      const { writeSnippet, writePolicy } = await import(`${location.origin}/generador/snippet.js`);
      const { loaderOf, readRelease } = await import(`${location.origin}/generador/version.js`);
      const pinned = loaderOf(`${origin}/widgets/portal.js`, 'fija', await readRelease());
      const csp = writePolicy(pinned.loader, '')
        .replace('script-src', "script-src 'self'")
        .replaceAll('\n', ' ');
      const write = (script: object) =>
        writeSnippet({ ...script, tag: 'portal-login', attributes: [['routing', 'memory']] });
      const page = await open({ loader: '', body: write(pinned), csp });
      await ready(page);
      expect(page.window.watched).to.deep.equal([]);

      const changed = await open({
        loader: '',
        body: write({ ...pinned, integrity: pinned.integrity.replace(/.{8}$/, 'AAAAAAAA') }),
        csp,
      });
      changed.allow(/integrity|digest/i);
      await changed.until('the end of all scripts', () => changed.document.readyState === 'complete');
      expect(changed.document.defaultView?.customElements.get('portal-login')).to.equal(undefined);
    },
  );

  for (const estilos of ['aparte', 'dentro'])
    it(`works with what the generator writes with the first view inside, styles ${estilos}, under the policy that it gives`, async () => {
      const origin = await portalOrigin();
      const { writeSnippet, writePolicy } = await import(`${location.origin}/generador/snippet.js`);
      const { primeraVista } = await import(`${location.origin}/widgets/primera-vista.js`);
      const loader = `${origin}/widgets/portal.js`;
      const body = writeSnippet({
        loader,
        tag: 'portal-login',
        attributes: [['help-href', '/a?b&c']],
        primeraVista: (tag: string, values: object, options: object) =>
          primeraVista(tag, values, { ...options, estilos }),
      });
      expect(body).not.to.include('\n');
      const csp = writePolicy(loader, '', estilos)
        .replace('script-src', "script-src 'self'")
        .replaceAll('\n', ' ');
      const page = await open({ loader: '', body, csp });
      expect(page.document.querySelector('portal-login')?.shadowRoot?.querySelector('form')).not.to.equal(
        null,
      );
      await ready(page);
      expect(page.window.watched).to.deep.equal([]);
    });

  it('fetches the code ahead that its loader asks for if the generator writes a first view for one release, and for no other', async () => {
    const origin = await portalOrigin();
    const { writeSnippet, writePolicy } = await import(`${location.origin}/generador/snippet.js`);
    const { loaderOf, readRelease } = await import(`${location.origin}/generador/version.js`);
    const { primeraVista } = await import(`${location.origin}/widgets/primera-vista.js`);
    const release = await readRelease();
    const choose = (choice: string) => loaderOf(`${origin}/widgets/portal.js`, choice, release);
    const write = (choice: string) =>
      writeSnippet({
        ...choose(choice),
        tag: 'portal-login',
        attributes: [],
        primeraVista,
      });
    for (const choice of ['', 'mayor']) expect(write(choice)).not.to.include('preload');
    const csp = writePolicy(`${origin}/widgets/portal.js`, '', 'aparte')
      .replace('script-src', "script-src 'self'")
      .replaceAll('\n', ' ');
    const page = await open({ loader: '', body: write('fija'), csp });
    await ready(page);
    const ahead = page.document.querySelector<HTMLLinkElement>('link[rel=preload]')?.href;
    expect(ahead).to.match(/\/chunks\/base-[^/]+\.js$/);
    const [, hash] = /base-([^/]+)\.js$/.exec(ahead ?? '') ?? [];
    const knows = (await (await fetch(choose('fija').loader)).text()).includes(`"base":["${hash}`);
    expect(knows).to.equal(true);
    // WebKit lists no file whose load it shares with another page's, so what is listed may be none, but no other.
    const listed = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(listed.filter((name) => name.includes('/chunks/base-') && name !== ahead)).to.deep.equal([]);
    expect(page.window.watched).to.deep.equal([]);
  });

  it('may name attributes as a framework does that does not know the tag yet', async () => {
    const page = await open({
      body: '<portal-login routing="memory" apibase="/" PortalHref="/portal/"></portal-login>',
    });
    await ready(page);
    const tag = page.document.querySelector('portal-login') as HTMLElement & {
      apiBase: string;
      portalHref: string;
    };
    expect([tag.apiBase, tag.portalHref]).to.deep.equal(['/', '/portal/']);
    tag.removeAttribute('portalhref');
    expect(tag.portalHref).to.equal(undefined);
  });

  for (const phase of ['once it has reached the tag', 'before it reaches the tag'])
    inEveryEngine(
      `with shortcuts of its own, which listen for a key ${phase}, hears no letter that is typed into a field, but Ctrl, Escape, Tab and every other key`,
      async () => {
        const page = await open({ body: '<portal-login routing="memory"></portal-login><input id="own">' });
        await ready(page);
        const heard: string[] = [];
        for (const type of ['keydown', 'keypress', 'keyup'])
          page.document.addEventListener(
            type,
            (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`),
            phase.startsWith('before'),
          );
        const press = (target: Element, init: KeyboardEventInit, type = 'keydown') =>
          target.dispatchEvent(
            new (page.window as unknown as typeof globalThis).KeyboardEvent(type, {
              ...init,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        const field = await page.find(usuario);
        const felt: string[] = [];
        field.addEventListener('keydown', (event) => {
          felt.push(`${event.key} ${event.code} ${event.getModifierState('CapsLock')}`);
          if (event.key === 'q') event.preventDefault();
        });
        expect(press(field, { key: 'S', code: 'KeyS', modifierCapsLock: true })).to.equal(true);
        expect(press(field, { key: 'q', code: 'KeyQ' })).to.equal(false);
        expect(felt).to.deep.equal(['S KeyS true', 'q KeyQ false']);
        for (const type of ['keypress', 'keyup']) press(field, { key: 's' }, type);
        press(field, { key: 'Enter' });
        const altGraph = { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true };
        // WebKit makes no event with this key from a script.
        if (new KeyboardEvent('keydown', altGraph).getModifierState('AltGraph')) press(field, altGraph);
        expect(heard).to.deep.equal([]);
        press(field, { key: 'k', ctrlKey: true });
        press(field, { key: 'j', metaKey: true });
        press(field, { key: 'h', altKey: true });
        press(field, { key: 'Escape' });
        press(field, { key: 'Tab' });
        press(await page.find('form button[type=submit]'), { key: 'b' });
        press(page.document.querySelector('#own') as Element, { key: 'o' });
        expect(heard.map((line) => line.replace('keydown ', ''))).to.deep.equal([
          'k',
          'j',
          'h',
          'Escape',
          'Tab',
          'b',
          'o',
        ]);
      },
    );

  inEveryEngine(
    'may write itself into a frame by srcdoc, where the tag keeps its place in the hash too',
    async () => {
      const { frame, screen, unexpected } = await walkInFrame((written, html) => {
        written.srcdoc = html;
      });
      frame.contentWindow?.history.back();
      await screen('/login');
      expect(unexpected()).to.deep.equal([]);
    },
  );

  inEveryEngine(
    'may put a tag into a shadow root, declared in its HTML or made by a script, open or closed',
    async () => {
      const page = await open({
        path: '/host-pages/shadow-roots.html',
      });
      await page.until(
        'both tags',
        () => page.window.portalEvents?.filter(({ name }) => name === 'portal-ready').length === 3,
      );
    },
  );
});

describe('a policy', () => {
  const sources = 'connect-src %PORTAL%; font-src %PORTAL%; img-src data:';
  const policies = [
    {
      is: 'that allows scripts by a nonce alone',
      policy: `default-src 'none'; script-src 'nonce-n0nce'; ${sources}`,
    },
    {
      is: 'with strict-dynamic',
      policy: `default-src 'none'; script-src 'nonce-n0nce' 'strict-dynamic'; ${sources}`,
    },
    {
      is: "that asks for Trusted Types and allows the portal's",
      policy: "require-trusted-types-for 'script'; trusted-types portal-clientes",
    },
    {
      is: 'that asks for Trusted Types and allows none',
      policy: "require-trusted-types-for 'script'; trusted-types 'none'",
      reported: /csp: (require-)?trusted-types/,
    },
  ];
  for (const { is, policy, reported } of policies) {
    inEveryEngine(`${is} lets the tags work`, async () => {
      const page = await openHostPage(`policy.html?policy=${encodeURIComponent(policy)}`);
      if (reported) page.allow(reported);
      await page.find('input[name=username]');
    });
  }
});

describe('an address that is not the API', () => {
  const cases = [
    { as: 'error', means: 'fails', says: /Intente|vuelva|problema/i },
    { as: 'html', means: 'answers web pages', says: /una página web en lugar de datos/ },
    {
      as: 'json',
      means: 'answers other JSON',
      says: /algo que no es el portal.*GET \/fallo\/\S+\/api\/cliente\/cursos/,
    },
  ] as const;
  for (const { as, means, says } of cases) {
    it(`that ${means} is told to the person and, by portal-error, to the page: in a list and at sign-in`, async () => {
      const place = `cama-${as}-${Date.now()}`;
      await breakAt(place, [{ path: '/api/', as, times: 99 }]);
      const attributes = `routing="memory" api-base="/fallo/${place}"`;
      const page = await open({
        body: `<portal-inscripcion-publica ${attributes}></portal-inscripcion-publica><portal-login ${attributes}></portal-login>`,
      });
      page.allow('500');
      const alert = await page.inside('portal-inscripcion-publica', '[role=alert]');
      expect(visibleText(alert)).to.match(says);
      const errors = () => page.window.portalEvents.filter(({ name }) => name === 'portal-error');
      await page.until('the event of the list', () => errors().length > 0);
      await ready(page);
      await submitLogin(page);
      await page.inside('portal-login', '[role=alert]');
      await page.until('the event of the sign-in', () => errors().length > 1);
      expect(errors().map(({ tag, detail }) => [tag, detail.code])).to.deep.equal([
        ['portal-inscripcion-publica', 'api'],
        ['portal-login', 'api'],
      ]);
      const [list, login] = errors().map(({ detail }) => String(detail.message));
      expect(list).to.match(/^GET http\S+\/api\/cliente\/cursos /);
      expect(login).to.match(/^POST http\S+\/api\/auth\/login /);
    });
  }
});
