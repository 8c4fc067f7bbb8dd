// Host pages: the colours that a page has, meant for the tags or not.
import { inEveryEngine, open, ready } from './support.ts';

describe('an accent that is no colour', () => {
  inEveryEngine('is ignored: buttons keep their ground, in portal-completo too', async () => {
    const page = await open({
      body: `<portal-login routing="memory"></portal-login><main style="--portal-accent: #8a1c3">
        <portal-login routing="memory"></portal-login><portal-completo routing="memory" style="--portal-accent: rojo"></portal-completo></main>`,
    });
    const grounds = () =>
      [...page.document.querySelectorAll('portal-login')].map((tag) => {
        const button = tag.shadowRoot?.querySelector('form [type=submit]');
        return button && page.window.getComputedStyle(button).backgroundColor;
      });
    const areUsual = (...expected: boolean[]) => {
      const [usual, ...others] = grounds();
      const isOpaque = !grounds().some((ground) => !ground || ground === 'rgba(0, 0, 0, 0)');
      return isOpaque && `${others.map((ground) => ground === usual)}` === `${expected}`;
    };
    // A ground may fade from one to the other.
    await page.until('the usual ground', () => areUsual(true, true));
    // The page mends it, and spoils it again, by its sheet alone.
    const sheet = page.document.head.appendChild(page.document.createElement('style'));
    const accent = (colour: string): void => {
      sheet.textContent = `main, portal-completo { --portal-accent: ${colour} !important }`;
    };
    accent('#8a1c30');
    await page.until('the accent', () => areUsual(false, false));
    accent('rojo oscuro');
    await page.until('the usual ground again', () => areUsual(true, true));
  });
});

describe('a tag without a frame', () => {
  inEveryEngine(
    'writes in the colour of its page, unless the page gives it another one or the person wants more contrast',
    async () => {
      const page = await open({
        body: `<main style="color: rgb(59, 47, 47); background: #fdf6e3"><portal-login routing="memory" marco="ninguno" font="inherit"></portal-login></main>`,
      });
      await ready(page);
      const tag = page.document.querySelector('portal-login') as HTMLElement;
      const main = page.document.querySelector('main') as HTMLElement;
      const near = (colour: string) => {
        const probe = main.appendChild(page.document.createElement('i'));
        probe.style.color = `color(from ${colour} xyz-d65 x y z)`;
        const numbers = (element: Element) =>
          page.window.getComputedStyle(element).color.split(' ').slice(1, 4).map(Number.parseFloat);
        const meant = numbers(probe);
        probe.remove();
        return ['.root', '[data-rank="1"]', 'label'].every((selector) => {
          const element = tag.shadowRoot?.querySelector(selector);
          return element && numbers(element).every((one, at) => Math.abs(one - (meant[at] ?? 1)) < 0.002);
        });
      };
      await page.until("the page's colour", () => near('rgb(59, 47, 47)'));
      main.style.color = 'rgb(20, 60, 90)';
      await page.until('its next colour', () => near('rgb(20, 60, 90)'));
      main.style.setProperty('--portal-text', 'rgb(90, 20, 20)');
      await page.until('its colour for the tag', () => near('rgb(90, 20, 20)'));
      main.style.removeProperty('--portal-text');
      page.window.localStorage.setItem('settings', '{"themeContrast":"bold"}');
      page.window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
      await page.until('more contrast', () => near('#161c24'));
    },
  );
});
