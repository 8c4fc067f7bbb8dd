// Pages with a `zoom` of their own, on the whole page or on a part of it.
import { expect } from 'chai';
import { deep, inEveryEngine, open, ready, signIn, type TestPage } from './support.ts';

const zooms = [0.8, 1, 1.25, 1.5];
const login = '<portal-login routing="memory"></portal-login>';

/** Zooms the page or the part around the tag. Returns the rectangle of the window as the browser tells rectangles inside of it. */
function zoomTo(page: TestPage, on: string, zoom: number): DOMRect {
  for (const part of ['html', 'div'])
    page.document.querySelector<HTMLElement>(part)?.style.setProperty('zoom', part === on ? `${zoom}` : '1');
  const probe = page.document.createElement('i');
  probe.style.cssText = 'position: fixed; inset: 0';
  page.document.querySelector('div')?.append(probe);
  const view = probe.getBoundingClientRect();
  probe.remove();
  return view;
}

const isWithin = (view: DOMRect, { left, top, right, bottom }: DOMRect): boolean =>
  left >= -0.5 && top >= -0.5 && right <= view.right + 0.5 && bottom <= view.bottom + 0.5;

/** Opens the panel of a button, and waits until it stands above or below it, at most 9 px off. */
async function opensBeside(page: TestPage, button: HTMLElement, view: DOMRect, where: string): Promise<void> {
  const root = button.getRootNode() as ShadowRoot;
  const panel = root.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  button.click();
  const seen = () => {
    const [at, is] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    const gap = Math.max(is.top - at.bottom, at.top - is.bottom);
    const beside = gap >= 0 && gap <= 9 && is.left < at.right && is.right > at.left;
    return { at, is, fits: is.width > 100 && is.height > 30 && beside && isWithin(view, is) };
  };
  await page
    .until(`the panel beside its button ${where}`, () => seen().fits)
    .catch((error) => expect.fail(`${error.message} ${JSON.stringify({ view, ...seen() })}`));
  panel.hidePopover();
}

describe('a page with a zoom', () => {
  for (const on of ['html', 'div'])
    inEveryEngine(
      `has the language menu beside its button and whole in the window, at each corner and in both directions, if the zoom is on the ${on}`,
      async () => {
        const page = await open({
          head: '<style>div { position: fixed; inline-size: 240px }</style>',
          body: `<div>${login}</div>`,
        });
        await ready(page);
        const around = page.document.querySelector('div') as HTMLElement;
        const button = await page.find('button[data-control=idiomas]');
        for (const zoom of zooms) {
          const view = zoomTo(page, on, zoom);
          for (const dir of ['ltr', 'rtl'])
            for (const corner of ['0 auto auto 0', '0 0 auto auto', '88% auto auto 0', '88% 0 auto auto']) {
              page.document.documentElement.dir = dir;
              around.style.inset = corner;
              await opensBeside(page, button, view, `at ${corner}, ${dir}, ${zoom}`);
            }
        }
      },
    );

  inEveryEngine(
    'has every panel of the client beside its button, and every dialog whole in the window',
    async () => {
      const page = await open({ body: '<div><portal-completo></portal-completo></div>', width: 1000 });
      await signIn(page);
      page.window.location.hash = '#portal=/cliente/recibos';
      const dates = await page.find('main button[popovertarget]');
      const root = dates.getRootNode() as ShadowRoot;
      for (const zoom of zooms) {
        const view = zoomTo(page, 'html', zoom);
        dates.scrollIntoView({ block: 'center' });
        const buttons = [...root.querySelectorAll<HTMLElement>('button[popovertarget]')];
        const shown = buttons.filter((button) => button.getClientRects().length > 0);
        expect(shown.length).to.be.greaterThan(2);
        for (const button of shown)
          await opensBeside(page, button, view, `of “${button.ariaLabel ?? button.textContent}”, ${zoom}`);
        deep(root, 'button[aria-haspopup=dialog][data-control=ajustes]')?.click();
        const dialog = (await page.find('dialog[open]')) as HTMLDialogElement;
        await page.until(`the settings in the window, ${zoom}`, () =>
          isWithin(view, dialog.getBoundingClientRect()),
        );
        dialog.close();
        await page.until('the end of the settings', () => !deep(root, 'dialog[open]'));
      }
    },
  );
});
