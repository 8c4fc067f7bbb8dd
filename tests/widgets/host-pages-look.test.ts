// Host pages: how a page may change the look of the tags in it.
import { expect } from 'chai';
import { openHostPage, rootOf, tagsOf } from './hostPage.ts';
import { inEveryEngine, open, ready, signIn, type TestPage, visibleText } from './support.ts';

/** The properties that a page may set, and a value of each as it is computed. */
const settable: Readonly<Record<string, string>> = {
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
  inEveryEngine(
    'reaches the tag from the body, from the tag itself, and through portal-completo',
    async () => {
      const page = await openHostPage('properties.html');
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
    },
  );

  it('makes the ground of a sign-in its own, in a column and in a wide place, but none without a frame', async () => {
    const page = await openHostPage('properties.html');
    const [alone, completo] = tagsOf(page.document);
    const login = await page.until('the sign-in', () => completo?.querySelector('portal-login'));
    await page.until('its form', () => login.shadowRoot?.querySelector('form [type=submit]'));
    /** Returns the colour behind the form of a tag. */
    const groundOf = (tag: Element | undefined) => {
      let at = tag?.shadowRoot?.querySelector('form')?.parentElement;
      while (at && page.window.getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)')
        at = at.parentElement;
      return at ? page.window.getComputedStyle(at).backgroundColor : undefined;
    };
    const usual = groundOf(alone);
    expect(groundOf(login)).to.equal(usual);
    page.document.body.style.setProperty('--portal-page', 'rgb(1, 2, 3)');
    expect([groundOf(alone), groundOf(login)]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
    alone?.setAttribute('marco', 'ninguno');
    await page.until('no ground', () => groundOf(alone) === undefined);
  });

  it('leaves a tag as tall as its content in a column, and the whole portal as tall as the window', async () => {
    const page = await openHostPage('properties.html');
    const [alone, completo] = tagsOf(page.document);
    const heights = () => [alone, completo].map((tag) => tag?.getBoundingClientRect().height ?? 0);
    await page.until('the whole portal', () => (heights()[1] ?? 0) >= 700);
    expect(heights()[0]).to.be.lessThan(680);
    page.document.body.style.setProperty('--portal-min-height', '900px');
    expect(heights().every((height) => height >= 900)).to.equal(true);
  });

  inEveryEngine(
    'reaches the header of the tag in portal-completo by its part, as the guide writes it',
    async () => {
      const page = await openHostPage('properties.html');
      const [, completo] = tagsOf(page.document);
      const sheet = new (page.window as unknown as typeof globalThis).CSSStyleSheet();
      sheet.replaceSync('portal-completo ::part(header) { border-block-end: 3px solid #ddd }');
      page.document.adoptedStyleSheets = [sheet];
      expect(completo?.shadowRoot?.querySelector('[part=header]')).to.equal(null);
      const header = await page.until('the header', () =>
        completo?.querySelector('portal-login')?.shadowRoot?.querySelector('[part=header]'),
      );
      expect(page.window.getComputedStyle(header).borderBlockEndWidth).to.equal('3px');
    },
  );

  it('makes the menu of the clients as tall as the screen beside it if the tag is a part of its page', async () => {
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

  for (const lang of ['es', 'ar'])
    it(`keeps the round button on the edge of the clients' menu off the words beside it without a frame, in ${lang}`, async () => {
      const page = await open({
        lang,
        body: '<portal-login routing="memory"></portal-login><portal-cliente routing="memory" marco="ninguno"></portal-cliente>',
        width: 1400,
      });
      await ready(page);
      await signIn(page);
      const edge = await page.inside('portal-cliente', 'aside > button');
      const main = await page.inside('portal-cliente', '[part=main]');
      await page.until('the home page', () => main.querySelector('h1'));
      const [button, words] = [edge, main].map((box) => box.getBoundingClientRect());
      const isBeside =
        lang === 'es' ? (button?.right ?? 0) < (words?.left ?? 0) : (button?.left ?? 0) > (words?.right ?? 0);
      expect(isBeside).to.equal(true);
    });
});

/** WCAG contrast of two colours as the browser computes them, whatever their notation. */
function contrast(page: TestPage, one: string, other: string): number {
  const probe = page.document.createElement('i');
  page.document.body.append(probe);
  const [a = 0, b = 0] = [one, other]
    .map((colour) => {
      probe.style.color = `color(from ${colour} srgb r g b)`;
      const parts = page.window.getComputedStyle(probe).color.match(/-?[\d.]+(e-?\d+)?(?=[ )])/g) ?? [];
      const [r = 0, g = 0, blue = 0] = parts.map((part) => {
        const value = Math.min(1, Math.max(0, Number(part)));
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
    })
    .sort((low, high) => low - high);
  probe.remove();
  return (b + 0.05) / (a + 0.05);
}

const isSeen = (element: Element | null | undefined): boolean => Boolean(element?.getClientRects().length);

describe('an accent that a page sets', () => {
  const accents = [
    '#000',
    '#fff',
    '#8a1c30',
    '#ffd166',
    '#0a7d4f',
    'rgb(118 118 118)',
    'hsl(240 100% 50%)',
    'lime',
    'rgb(0 95 115 / 0.4)',
  ];

  inEveryEngine(
    'is legible as text and as a ground, in light and dark, set on the body, the tag and portal-completo',
    async () => {
      const page = await openHostPage('properties.html');
      const [alone, completo] = tagsOf(page.document);
      const login = await page.until('the sign-in', () => completo?.querySelector('portal-login'));
      await page.until('its form', () => login.shadowRoot?.querySelector('form [type=submit]'));
      const style = (tag: Element | null | undefined, selector: string) =>
        page.window.getComputedStyle(tag?.shadowRoot?.querySelector(selector) as Element);
      // Colours that change slowly are not what they will be.
      for (const tag of [alone, login]) tag?.style.setProperty('--portal-fast', '0s');
      await page.until('one colour, while none is set', () => {
        const buttons = [alone, login].map((tag) => tag?.shadowRoot?.querySelector('form [type=submit]'));
        const colours = new Set(
          [alone, login].map((tag) => style(tag, 'form [type=submit]').backgroundColor),
        );
        return colours.size === 1 && buttons.every((button) => button?.getAnimations().length === 0);
      });
      const usual = style(alone, 'form [type=submit]').backgroundColor;
      for (const tema of ['claro', 'oscuro']) {
        for (const tag of [alone, completo]) tag?.setAttribute('tema', tema);
        for (const [index, accent] of accents.entries()) {
          const at = [page.document.body, alone, completo][index % 3];
          at?.style.setProperty('--portal-accent', accent);
          for (const tag of at === alone ? [alone] : at === completo ? [login] : [alone, login]) {
            await page.until(`the look ${tema}`, () =>
              style(tag, '.root').colorScheme.includes(tema === 'claro' ? 'light' : 'dark'),
            );
            const { backgroundColor, color } = style(tag, 'form [type=submit]');
            expect(contrast(page, backgroundColor, accent), `${accent} is the button's`).to.be.lessThan(1.02);
            expect(backgroundColor, `${accent} hides the ground`).not.to.match(/\/|rgba/);
            expect(contrast(page, color, backgroundColor), `on ${accent}`).to.be.at.least(4.5);
            const card = style(tag, '.root').getPropertyValue('--portal-card');
            expect(contrast(page, style(tag, 'form a').color, card), `${accent} ${tema}`).to.be.at.least(4.5);
          }
          at?.style.removeProperty('--portal-accent');
        }
      }
      // The accent of one tag does not colour another.
      completo?.style.setProperty('--portal-accent', '#8a1c30');
      expect(style(alone, 'form [type=submit]').backgroundColor).to.equal(usual);
    },
  );
});

describe('a tag without a frame of its own', () => {
  const attributes = 'routing="memory" marco="ninguno" font="inherit"';

  inEveryEngine('can be read on the ground of its page, whatever that is', async () => {
    const page = await open({
      body: `<main style="--portal-accent: rgb(0 95 115 / 0.5)"><portal-login ${attributes}></portal-login></main>`,
    });
    await ready(page);
    const { style } = page.document.querySelector('main') as HTMLElement;
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    tag.style.setProperty('--portal-fast', '0s');
    const root = tag.shadowRoot?.querySelector('.root') as Element;
    const own = page.window.getComputedStyle(root);
    for (const ground of ['#fff', '#ddd', '#9ab', '#f60', '#0d6efd', '#757575', '#456', '#123', '#000']) {
      for (const color of ['#000', '#fff', '#aab2c5']) {
        Object.assign(style, { background: ground, color });
        const on = (name: string) => contrast(page, own.getPropertyValue(`--portal-${name}`), ground);
        const names = ['text', 'text-2', 'accent', 'error', 'info', 'success', 'warning'];
        // A page that writes in a light colour on a light ground shows another one.
        const isHidden = color !== '#000' && ['#fff', '#ddd'].includes(ground);
        await page.until(`a look for ${color} on ${ground}: ${names.map(on)}`, () =>
          isHidden ? tag.matches(':state(dark)') : names.every((name) => on(name) >= 4.5),
        );
        if (!isHidden) expect(on('field-line'), `a field on ${ground}`).to.be.at.least(3);
      }
    }
  });

  it('has no header, picture or background, and begins where its place begins', async () => {
    const page = await open({
      body: `<main style="inline-size: 1000px; font-family: Georgia"><portal-login ${attributes}></portal-login></main>`,
      width: 1100,
    });
    await ready(page);
    const root = page.document.querySelector('portal-login')?.shadowRoot;
    for (const part of ['header', 'image'])
      expect(isSeen(root?.querySelector(`[part=${part}]`)), part).to.equal(false);
    const [main, title] = [page.document.querySelector('main'), root?.querySelector('[data-rank="1"]')];
    expect(title?.getBoundingClientRect().left).to.equal(main?.getBoundingClientRect().left);
    const grounds = [
      ...(root?.querySelectorAll('.root, .root div:has(form), .root div:has([part=main])') ?? []),
    ].map((element) => page.window.getComputedStyle(element).backgroundColor);
    expect(new Set(grounds)).to.deep.equal(new Set(['rgba(0, 0, 0, 0)']));
    expect(page.window.getComputedStyle(title as Element).fontFamily).to.equal('Georgia');
    // It is one attribute, at any time.
    page.document.querySelector('portal-login')?.removeAttribute('marco');
    expect(isSeen(root?.querySelector('[part=header]'))).to.equal(true);
  });

  it('leaves to a client the menu and the account', async () => {
    const page = await open({
      body: `<portal-login routing="memory"></portal-login><portal-cliente ${attributes}></portal-cliente>`,
      width: 1000,
    });
    await ready(page);
    await signIn(page);
    const menu = await page.inside('portal-cliente', '[part=header] button');
    expect(isSeen(menu)).to.equal(true);
    const root = page.document.querySelector('portal-cliente')?.shadowRoot;
    const logo = root?.querySelector('[part=logo]') as Element;
    expect(page.window.getComputedStyle(logo).visibility).to.equal('hidden');
  });
});

describe('`idiomas` and `ajustes`', () => {
  it('leave the controls out of every tag, also of the one in portal-completo', async () => {
    const page = await open({
      body: '<portal-completo routing="memory" idiomas="no" ajustes="no"></portal-completo>',
    });
    await ready(page);
    const control = (name: string) =>
      page.document.querySelector('portal-login')?.shadowRoot?.querySelector(`[data-control=${name}]`);
    expect([isSeen(control('idiomas')), isSeen(control('ajustes'))]).to.deep.equal([false, false]);
    const completo = page.document.querySelector('portal-completo');
    completo?.removeAttribute('idiomas');
    completo?.setAttribute('ajustes', 'si');
    await page.until('both', () => isSeen(control('idiomas')) && isSeen(control('ajustes')));
  });
});

describe('`densidad`', () => {
  it('makes a tag lower', async () => {
    const page = await open({ body: '<portal-login routing="memory"></portal-login>' });
    await ready(page);
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    const usual = tag.offsetHeight;
    tag.setAttribute('densidad', 'compacta');
    expect(tag.offsetHeight).to.be.lessThan(matchMedia('(pointer: fine)').matches ? usual - 8 : usual + 1);
  });
});
