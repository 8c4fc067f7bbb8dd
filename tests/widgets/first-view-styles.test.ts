// While the app hydrates a first view, the rules of its components wait: neither that tag nor another one may look different.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import { breakAt, inEveryEngine, open, ready, releaseAt, type TestPage } from './support.ts';

const send = 'button[type=submit]';
const login = () => '<portal-login><a href="/ingreso">Ingresar aquí</a></portal-login>';
const tagOf = (page: TestPage): HTMLElement => page.document.querySelector('portal-login') as HTMLElement;

describe('the rules of a first view that the app hydrates', () => {
  inEveryEngine('keep each look when they make way for those of the app', async () => {
    const { page, arrive } = await hold({ body: login() });
    const names = ['color', 'background-color', 'padding', 'font-weight', 'border-radius', 'display', 'gap'];
    const looks = () =>
      [...(tagOf(page).shadowRoot?.querySelectorAll('.mount *') ?? [])].map((element) => {
        const style = page.window.getComputedStyle(element);
        return [element.localName, ...names.map((name) => style.getPropertyValue(name))];
      });
    const before = looks();
    await arrive();
    await page.until('two sheets', () => tagOf(page).shadowRoot?.adoptedStyleSheets.length === 2);
    expect(looks()).to.deep.equal(before);
  });

  inEveryEngine('leave no other tag without its styles while the app hydrates the view', async () => {
    const { page, arrive } = await hold({ body: login() });
    const lookOf = (tag: HTMLElement): string => {
      const button = tag.shadowRoot?.querySelector(send);
      return button ? page.window.getComputedStyle(button).backgroundColor : 'no button';
    };
    const looks = new Promise<string[]>((resolve) => {
      const first = tagOf(page);
      first.addEventListener('portal-ready', () => {
        const second = page.document.createElement('portal-login');
        second.setAttribute('routing', 'memory');
        second.addEventListener('portal-ready', () => resolve([lookOf(first), lookOf(second)]));
        page.document.body.append(second);
      });
    });
    await arrive();
    const [first, second] = await looks;
    expect(second).to.equal(first);
  });

  inEveryEngine(
    'leave no tag without its styles if it shows something for the first time meanwhile',
    async () => {
      const name = `reglas-${Date.now()}`;
      await breakAt(name, [{ path: '/chunks/portal-login-', as: 'hold', times: 9 }]);
      const page = await open({
        head: `<script>
        const [frame, wait] = [requestAnimationFrame, setTimeout];
        // The moment in which the app takes over lasts until a test ends it.
        stop = () => {
          requestAnimationFrame = () => 0;
          setTimeout = (run, delay) => delay === 100 ? 0 : wait(run, delay);
        };
      </script>`,
        loader: `/fallo/${name}/widgets/portal.js`,
        body: '<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>',
      });
      // WebKit says so where both tags grow in one frame of the screen. It breaks nothing.
      page.allow(/ResizeObserver loop/);
      await ready(page, 'portal-inscripcion-publica');
      const mounted = page.document.querySelector('portal-inscripcion-publica')?.shadowRoot as ShadowRoot;
      const enrol = await page.find('button[aria-label^="Inscribirme"]');
      const other = page.document.createElement('portal-login');
      other.setAttribute('routing', 'memory');
      page.document.body.append(other);
      await page.until('the first view', () => other.shadowRoot?.querySelector('input[name=username]'));
      Reflect.get(page.window, 'stop')();
      await releaseAt(name);
      await ready(page);
      enrol.click();
      const label = await page.until('the form', () => mounted.querySelector('form label'));
      const drawn = other.shadowRoot?.querySelector('form label') as Element;
      const lookOf = (part: Element) => page.window.getComputedStyle(part).display;
      expect(lookOf(drawn)).to.equal('flex');
      expect(lookOf(label)).to.equal('flex');
    },
  );

  inEveryEngine('leave no other tag without its styles if its own app fails', async () => {
    const page = await open({
      body: '<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>',
    });
    const tag = page.document.querySelector('portal-inscripcion-publica') as HTMLElement;
    await ready(page, 'portal-inscripcion-publica');
    page.allow('ApiBaseError');
    const other = page.document.createElement('portal-login');
    // A page has one API.
    other.setAttribute('api-base', 'http://localhost:9/');
    page.document.body.append(other);
    await page.until('the failure', () =>
      other.shadowRoot?.querySelector('[role=alert], [data-rank]')?.textContent?.includes('otra dirección'),
    );
    (await page.find('button[aria-label^="Inscribirme"]')).click();
    const label = await page.find('label[for]');
    await page.until('the form', () => tag.shadowRoot?.querySelector('[name="participante.nombres"]'));
    expect(
      label.isConnected &&
        page.window.getComputedStyle(tag.shadowRoot?.querySelector('form label') as Element).display,
    ).to.equal('flex');
  });
});
