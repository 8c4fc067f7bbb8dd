// A page has a header that stays at the top of the window, and gives its height in --portal-top.
import { expect } from 'chai';
import { deep, inEveryEngine, open, ready, type TestPage } from './support.ts';

const HEADER = 90;
const head = `<style>
  html { --portal-top: ${HEADER}px; }
  body { margin: 0; padding-block: 300px 900px; }
  #header { position: fixed; inset: 0 0 auto; z-index: 10; block-size: ${HEADER}px; background: gold; }
</style>`;

async function openBelowHeader(tag: string): Promise<TestPage> {
  const body = `<div id="header"></div><${tag}></${tag}>`;
  const page = await open({ head, body, width: 360 });
  page.frame.height = '500';
  await ready(page, tag);
  return page;
}

/** WebKit shows what is selected in a field, and keeps no margin around it. */
const withMargin =
  navigator.userAgent.includes('Chrome') || navigator.userAgent.includes('Firefox')
    ? 'a, button, input, select'
    : 'a, button, select';

const controls = (page: TestPage, tag: string): HTMLElement[] => [
  ...(page.document
    .querySelector(tag)
    ?.shadowRoot?.querySelectorAll<HTMLElement>(`:is(${withMargin}):not([tabindex])`) ?? []),
];

describe('what takes the focus on the way back up a page', () => {
  for (const tag of ['portal-login', 'portal-inscripcion-publica'])
    inEveryEngine(`is not below the header of the page, in <${tag}>`, async () => {
      const page = await openBelowHeader(tag);
      await page.until('the controls', () => controls(page, tag).length > 4);
      for (const control of controls(page, tag).reverse()) {
        // As far down as it takes for it to be out of sight.
        page.window.scrollTo(0, page.window.scrollY + control.getBoundingClientRect().bottom);
        control.focus();
        // WebKit scrolls later.
        if (control.matches(':focus'))
          await page.until(
            `${control.outerHTML.slice(0, 80)} below the header`,
            () => control.getBoundingClientRect().top >= HEADER,
          );
      }
    });
});

describe('the title of another screen', () => {
  for (const above of [0, 1500])
    it(`is in the window, in the whole portal ${above} px down a page`, async () => {
      const page = await open({
        head: '<style>body { margin: 0; }</style>',
        body: `<div style="block-size: ${above}px"></div><portal-completo landing="/auth/login"></portal-completo>`,
        width: 360,
      });
      const link = await page.find('a[href*="solicitud-cambio-clave"]');
      link.scrollIntoView({ block: 'end' });
      link.focus();
      link.click();
      const title = await page.until('the title of the other screen', () => {
        const shown = deep(page.document, '[data-rank="1"]');
        return shown?.textContent === 'Cambio de contraseña' && shown.matches(':focus') && shown;
      });
      const { top, bottom } = title.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(page.window.innerHeight);
    });
});
