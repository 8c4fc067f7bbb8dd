// A page calls the methods of a tag, and cancels its cancelable events.
import { expect } from 'chai';
import { loadCursos, paid } from './publicaForm.ts';
import { deep, inEveryEngine, open, STRICT, signIn, type } from './support.ts';

interface Tag extends HTMLElement {
  readonly whenReady: Promise<Tag>;
  focus(options?: FocusOptions): Promise<void>;
  reset(): Promise<void>;
  refresh(): Promise<void>;
  signOut(): Promise<void>;
}

const login = '<portal-login routing="memory"></portal-login>';
const publica = '<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>';

before(loadCursos);

const focusedIn = (tag: Element): Element | null | undefined => tag.shadowRoot?.activeElement;

describe('the methods of a tag', () => {
  it('whenReady resolves with the tag, also for those who ask late', async () => {
    const page = await open({ body: login, csp: STRICT });
    const { customElements } = page.window as unknown as typeof globalThis;
    await customElements.whenDefined('portal-login');
    const tag = page.document.querySelector('portal-login') as Tag;
    expect(await tag.whenReady).to.equal(tag);
    expect(tag.hasAttribute('listo') || tag.shadowRoot?.querySelector('.root')).to.not.equal(null);
    expect(await tag.whenReady).to.equal(tag);
  });

  inEveryEngine('focus() asked before the view has come puts the focus in its first field', async () => {
    const page = await open({ body: login, csp: STRICT });
    const { customElements } = page.window as unknown as typeof globalThis;
    await customElements.whenDefined('portal-login');
    const tag = page.document.querySelector('portal-login') as Tag;
    await tag.focus();
    expect(focusedIn(tag)?.getAttribute('name')).to.equal('username');
  });

  inEveryEngine(
    'focus() asked of the whole portal before it has shown itself waits for the screen to which it leads',
    async () => {
      const page = await open({ body: '<portal-completo routing="memory"></portal-completo>', csp: STRICT });
      const { customElements } = page.window as unknown as typeof globalThis;
      await customElements.whenDefined('portal-completo');
      const tag = page.document.querySelector('portal-completo') as Tag;
      await tag.focus();
      const inner = tag.querySelector('portal-login') as Tag;
      expect(focusedIn(inner)?.getAttribute('name')).to.equal('username');
    },
  );

  for (const [screen, search] of [
    ['the list of courses', () => ''],
    ['the form of a course', () => `?curso=${paid().identificacion}`],
  ] as const)
    it(`focus() asked of the whole portal while ${screen} loads waits for it`, async () => {
      const head = `<script>location.hash = '#portal=/publico${search()}'</script>`;
      const page = await open({ head, body: '<portal-completo></portal-completo>' });
      const { customElements } = page.window as unknown as typeof globalThis;
      await customElements.whenDefined('portal-completo');
      const tag = page.document.querySelector('portal-completo') as Tag;
      await tag.focus();
      const inner = tag.querySelector('portal-inscripcion-publica') as Tag;
      expect(focusedIn(inner)?.localName).to.match(/^(input|select)$/);
    });

  it('reset() empties what was typed and goes to the first screen', async () => {
    const page = await open({ body: login, csp: STRICT });
    const field = (await page.find('input[name=username]')) as HTMLInputElement;
    const tag = page.document.querySelector('portal-login') as Tag;
    await tag.whenReady;
    (await page.find('a[href*="solicitud-cambio-clave"]')).click();
    await page.until('the other screen', () => !field.isConnected);
    await tag.reset();
    const again = (await page.find('input[name=username]')) as HTMLInputElement;
    expect(again.value).to.equal('');
    expect(deep(page.document, 'input[name=password]')).to.not.equal(null);
  });

  it('reset() of a form leaves nothing of what was typed, also for the next visit', async () => {
    const body = `<portal-inscripcion-publica routing="memory" curso="${paid().identificacion}"></portal-inscripcion-publica>`;
    const page = await open({ body, csp: STRICT });
    const tag = page.document.querySelector('portal-inscripcion-publica') as Tag;
    await page.until('the shell', () => tag.whenReady);
    await tag.whenReady;
    const nombres = '[name="participante.nombres"]';
    type(await page.find(nombres), 'Ana Lucía');
    const drafts = () => Object.keys(page.window.localStorage).filter((key) => key.includes('solicitud'));
    await page.until('the draft', () => drafts().length > 0);
    await tag.reset();
    expect(((await page.find(nombres)) as HTMLInputElement).value).to.equal('');
    expect(drafts()).to.deep.equal([]);
  });

  it('refresh() reads again what is shown', async () => {
    const page = await open({ body: publica, csp: STRICT });
    await page.find('article');
    const tag = page.document.querySelector('portal-inscripcion-publica') as Tag;
    const reads = (): number =>
      page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/cliente/cursos')).length;
    const before = reads();
    await tag.refresh();
    await page.until('another read', () => reads() > before);
  });

  it('signOut() with nobody signed in changes nothing and resolves', async () => {
    const page = await open({ body: login, csp: STRICT });
    await page.find('input[name=username]');
    await (page.document.querySelector('portal-login') as Tag).signOut();
    expect(deep(page.document, 'input[name=username]')).to.not.equal(null);
  });
});

describe('signOut() of a person who has signed in', () => {
  it('ends the session of the page and tells it', async () => {
    const page = await open({
      body: `${login}<portal-cliente routing="memory"></portal-cliente>`,
      csp: STRICT,
    });
    await signIn(page);
    const tag = page.document.querySelector('portal-cliente') as Tag;
    await tag.whenReady;
    await tag.signOut();
    expect(page.window.sessionStorage.getItem('accessToken')).to.equal(null);
    const told = page.window.portalEvents.filter(({ name }) => name === 'portal-session').at(-1);
    expect(told?.detail.estado).to.equal('anonimo');
  });

  it('takes away the mark by which a new tab knows at once that somebody may be signed in', async () => {
    const page = await open({ body: login, csp: STRICT });
    await signIn(page);
    const mark = () => page.window.localStorage.getItem(`portal-clientes/1 ${location.origin}`);
    await page.until('the mark', mark);
    await (page.document.querySelector('portal-login') as Tag).signOut();
    await page.until('no mark', () => mark() === null);
  });
});

describe('portal-navigate', () => {
  it('cancelled, leaves the tag where it is; heard, tells of the screen once', async () => {
    const page = await open({ body: login, csp: STRICT });
    await page.find('input[name=username]');
    const tag = page.document.querySelector('portal-login') as Tag;
    await tag.whenReady;
    const paths: string[] = [];
    let cancels = true;
    tag.addEventListener('portal-navigate', (event) => {
      paths.push(event.detail.path);
      if (cancels) event.preventDefault();
    });
    (await page.find('a[href*="solicitud-cambio-clave"]')).click();
    await page.until('the event', () => paths.length === 1);
    expect(tag.getAttribute('listo')).to.equal('/auth/login');
    cancels = false;
    (await page.find('a[href*="solicitud-cambio-clave"]')).click();
    await page.until('the screen', () => tag.getAttribute('listo') === '/auth/solicitud-cambio-clave');
    expect(paths).to.deep.equal(['/auth/solicitud-cambio-clave', '/auth/solicitud-cambio-clave']);
  });
});
