// Beds: what a page may set of the look of the tags in it.
import { expect } from 'chai';
import { lie, rootOf, tagsOf } from './bed.ts';
import { open, ready, signIn, visibleText } from './support.ts';

/** The properties that a page may set, and a value of each as it is computed. */
const settable: Readonly<Record<string, string>> = {
  '--portal-accent': 'rgb(0, 95, 115)',
  '--portal-page': 'rgb(1, 2, 3)',
  '--portal-card': 'rgb(4, 5, 6)',
  '--portal-text': 'rgb(7, 8, 9)',
  '--portal-font': 'Georgia, serif',
  '--portal-radius': '4px',
  '--portal-radius-card': '5px',
  '--portal-top': '72px',
  '--portal-min-height': '321px',
};

describe('the look that a page sets', () => {
  it('reaches the tag from the body, from the tag itself, and through portal-completo', async () => {
    const page = await lie('properties.html');
    const { body } = page.document;
    const [alone, completo, composed] = tagsOf(page.document);
    const read = (tag: HTMLElement | undefined, name: string) =>
      page.window.getComputedStyle(rootOf(tag)).getPropertyValue(name).trim();
    for (const [name, value] of Object.entries(settable)) {
      const usual = read(alone, name);
      for (const [at, reached] of [
        [body, [alone, completo, composed]],
        [alone, [alone]],
        [completo, [completo, composed]],
      ] as const) {
        at?.style.setProperty(name, value);
        for (const tag of [alone, completo, composed]) {
          const given = reached.some((one) => one === tag);
          expect(read(tag, name) === value, `${name} on ${at?.localName} at ${tag?.localName}`).to.equal(
            given,
          );
        }
        at?.style.removeProperty(name);
      }
      expect(read(alone, name)).to.equal(usual);
    }
  });

  it('leaves a tag as tall as its content in a column, and the whole portal as tall as the window', async () => {
    const page = await lie('properties.html');
    const [alone, completo] = tagsOf(page.document);
    const heights = () => [alone, completo].map((tag) => tag?.getBoundingClientRect().height ?? 0);
    await page.until('the whole portal', () => (heights()[1] ?? 0) >= 700);
    expect(heights()[0]).to.be.lessThan(680);
    page.document.body.style.setProperty('--portal-min-height', '900px');
    expect(heights().every((height) => height >= 900)).to.equal(true);
  });

  it('reaches the header of the tag in portal-completo by its part, as the README writes it', async () => {
    const page = await lie('properties.html');
    const [, completo] = tagsOf(page.document);
    const sheet = new (page.window as unknown as typeof globalThis).CSSStyleSheet();
    sheet.replaceSync('portal-completo ::part(header) { border-block-end: 3px solid #ddd }');
    page.document.adoptedStyleSheets = [sheet];
    expect(completo?.shadowRoot?.querySelector('[part=header]')).to.equal(null);
    const header = await page.until('the header', () =>
      completo?.querySelector('portal-login')?.shadowRoot?.querySelector('[part=header]'),
    );
    expect(page.window.getComputedStyle(header).borderBlockEndWidth).to.equal('3px');
  });

  it('makes the menu of the clients as tall as the screen beside it, where the tag is a part of its page', async () => {
    const page = await open({
      body: '<portal-login routing="memory"></portal-login><portal-cliente routing="memory"></portal-cliente>',
      width: 1400,
    });
    // A window much taller than any screen.
    page.frame.height = '6000';
    await ready(page);
    await signIn(page);
    const aside = await page.inside('portal-cliente', 'aside');
    const main = await page.inside('portal-cliente', '[part=main]');
    await page.until('the home page', () => /Hola/.test(visibleText(main)));
    const [menu, screen] = [aside, main].map((box) => box.getBoundingClientRect().height);
    expect(menu).to.be.greaterThan(200);
    expect(menu).to.equal(screen);
    expect(page.document.querySelector('portal-cliente')?.getBoundingClientRect().height).to.be.lessThan(
      4000,
    );
  });
});
