// Host pages: the theme of a tag, which the page may choose, or leave to the background of the tag.
import { expect } from 'chai';
import { inEveryEngine, open, ready, type TestPage } from './support.ts';

describe('`tema`', () => {
  const isDark = (page: TestPage): boolean =>
    page.document.querySelector('portal-login')?.matches(':state(dark)') ?? false;

  it('holds whatever the person chose', async () => {
    const page = await open({
      head: `<script>localStorage.setItem('settings', '{"themeMode":"dark"}')</script>`,
      body: '<portal-login routing="memory" tema="claro"></portal-login>',
    });
    await ready(page);
    expect(isDark(page)).to.equal(false);
    page.document.querySelector('portal-login')?.removeAttribute('tema');
    expect(isDark(page)).to.equal(true);
  });

  const pages: readonly { is: string; css: string; dark: boolean; engines?: true }[] = [
    { is: 'has a dark ground', css: 'body { background: #123 }', dark: true },
    {
      is: 'has a dark ground in another notation',
      css: 'html { background: oklch(0.2 0.05 260) }',
      dark: true,
      engines: true,
    },
    {
      is: 'writes in white on a picture',
      css: 'body { color: #fff; background: linear-gradient(#111, #222) }',
      dark: true,
    },
    {
      is: 'writes in grey on a dark picture',
      css: 'body { color: #aab2c5; background: linear-gradient(#0b1020, #1d2740) }',
      dark: true,
    },
    {
      is: 'writes in grey on a light picture',
      css: 'body { color: #888; background: linear-gradient(#fff, #eee) }',
      dark: false,
    },
    {
      is: 'has a dark picture within a white body',
      css: 'body { background: #fff } div { color: #aab2c5; background: linear-gradient(#0b1020, #1d2740) }',
      dark: true,
    },
    {
      is: 'writes in grey above a dark pseudo-element',
      css: 'body { background: #fff } div { color: #aab2c5; isolation: isolate } div::before { content: ""; position: fixed; inset: 0; background: #111; z-index: -1 }',
      dark: true,
      engines: true,
    },
    {
      is: 'writes in white on a light colour of its own',
      css: 'body { background: #fff } div { color: #fff; background: #ffa500 }',
      dark: false,
    },
    {
      is: 'lays several thin dark grounds over a white one',
      css: 'body { background: #fff } main, div { background: #0006 } body { color: #eee }',
      dark: true,
      engines: true,
    },
    { is: 'has a dark scheme', css: 'html { color-scheme: dark }', dark: true },
    {
      is: 'has a light card on a dark ground',
      css: 'body { background: #123; color: #eee } div { background: #fffe; color: #222 }',
      dark: false,
    },
    { is: 'sets nothing', css: '', dark: false },
  ];
  for (const { is, css, dark, engines } of pages) {
    (engines ? inEveryEngine : it)(`auto is ${dark ? 'dark' : 'light'} in a page that ${is}`, async () => {
      const page = await open({
        head: `<style>${css}</style>`,
        body: '<main><div><div><portal-login routing="memory" tema="auto"></portal-login></div></div></main>',
      });
      await ready(page);
      expect(isDark(page)).to.equal(dark);
    });
  }

  inEveryEngine(
    'auto follows a page that changes by a style sheet, or by what stands beside the tag',
    async () => {
      const night = '{ background: #111; color: #eee }';
      const page = await open({
        head: `<style>input:checked + main ${night} body:has(i.night) ${night}</style>`,
        body: '<input type="checkbox"><main><portal-login routing="memory" tema="auto"></portal-login></main><i></i>',
      });
      await ready(page);
      const { document } = page;
      const input = document.querySelector('input') as HTMLInputElement;
      const mark = document.querySelector('i') as HTMLElement;
      const sheet = new (page.window as unknown as typeof globalThis).CSSStyleSheet();
      const ways: Readonly<Record<string, (isNight: boolean) => void>> = {
        'a sheet': (isNight) => sheet.replaceSync(isNight ? `body ${night}` : ''),
        'a sibling': (isNight) => {
          input.checked = isNight;
        },
        ':has': (isNight) => mark.classList.toggle('night', isNight),
      };
      document.adoptedStyleSheets = [sheet];
      for (const [way, change] of Object.entries(ways)) {
        change(true);
        await page.until(`the night by ${way}`, () => isDark(page));
        change(false);
        await page.until(`the day by ${way}`, () => !isDark(page));
      }
    },
  );

  inEveryEngine('auto follows the page as it changes, and the tag to another place', async () => {
    const page = await open({
      head: '<style>.night { background: #111; color: #eee; transition: background 50ms }</style>',
      body: '<div id="here"><portal-login routing="memory" tema="auto"></portal-login></div><div id="there" style="background: #222"></div>',
    });
    await ready(page);
    page.document.body.className = 'night';
    await page.until('the night', () => isDark(page));
    page.document.body.className = '';
    await page.until('the day', () => !isDark(page));
    page.document.querySelector('#there')?.append(page.document.querySelector('portal-login') as Element);
    await page.until('the other place', () => isDark(page));
  });
});
