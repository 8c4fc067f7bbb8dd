// Files of the bundle that are not those of the loader's release: the browser runs none of them, and the page says which it was.
import { expect } from 'chai';
import { breakAt, deep, inEveryEngine, open, ready, type TestPage, usuario, visibleText } from './support.ts';

const login = '<portal-login><a href="/ayuda">Escríbanos</a></portal-login>';
let place = 0;

/** Opens a page whose bundle has one byte more in the first answer with this path. */
async function openChanged(path: string, options: Parameters<typeof open>[0], times = 1): Promise<TestPage> {
  const name = `integridad-${Date.now()}-${++place}`;
  await breakAt(name, [{ path, as: 'changed', times }]);
  const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, ...options });
  // Each browser says in its own words which file it has refused.
  page.allow(/integrity|digest|hash|request failed|resource/i);
  return page;
}

const failuresOf = (page: TestPage): string[] =>
  page.window.portalEvents
    .filter(({ name }) => name === 'portal-error')
    .map(({ detail }) => String(detail.message));

/** Returns what the page has fetched of the bundle. */
const filesOf = (page: TestPage): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /chunks\/.*/.exec(name)?.[0] ?? []);

describe('a changed file', () => {
  const first: Readonly<Record<string, [path: string, lang: string, body: string]>> = {
    'the code of a tag': ['/chunks/portal-login-', 'es', login],
    'the code that all tags share': ['/chunks/base-', 'es', login],
    'texts of the beginning': ['/chunks/texts-es-comun-', 'es', login],
    'texts of another language': ['/chunks/texts-fr-comun-', 'fr', login],
  };
  for (const [what, [path, lang, body]] of Object.entries(first)) {
    const test = what === 'the code that all tags share' ? inEveryEngine : it;
    test(`is refused if it is ${what}: the content of the page stays, and a retry shows the tag`, async () => {
      const page = await openChanged(path, { lang, body });
      const box = await page.find('.fallo');
      expect(failuresOf(page).join()).to.include(path);
      const link = page.document.querySelector('portal-login a');
      if (link) expect(link.getClientRects().length).to.equal(1);
      box.querySelector('button')?.click();
      await page.find(body === login ? usuario : '.root');
    });
  }

  for (const [what, file] of [
    ['a later screen', 'RequestClavePage'],
    ['what knows the later screens', 'later'],
  ])
    it(`is refused if it is ${what}: the place of the screen says so and offers a retry`, async () => {
      const page = await openChanged(`/chunks/${file}-`, { body: login });
      (await page.find('a[href*="solicitar"], a[href*="clave"]')).click();
      const alert = await page.find('[role=alert]');
      expect(visibleText(alert)).to.include('ChunkLoadError');
      alert.querySelector('button')?.click();
      await page.until('the screen', () => !deep(page.document, '[role=alert]'));
    });

  it('is refused if it has the texts of a later screen', async () => {
    const page = await openChanged('/chunks/texts-es-cuenta-', { body: login }, 9);
    (
      await page.find('button[aria-haspopup=dialog], button[aria-label="Ajustes"], button[title="Ajustes"]')
    ).click();
    expect(visibleText(await page.find('[role=alert]'))).to.include('ChunkLoadError');
  });

  it('is named in the panel, which says what to do', async () => {
    const page = await openChanged(
      '/chunks/portal-login-',
      {
        head: '<script src="/widgets/portal-diagnostico.js"></script>',
        body: login,
      },
      99,
    );
    // The panel waits for a tag that does not show itself (widgets/diagnostico/whenShown.ts).
    const waits = await page.until('the end of its patience', () => {
      const own = page.window.longTimers.filter(({ delay }) => delay === 8_000);
      return own.length > 0 && own;
    });
    for (const { fire } of waits) fire();
    const row = await page.until('the row', () => {
      const root = page.document.getElementById('portal-diagnostico-panel')?.shadowRoot;
      const rows = [...(root?.querySelectorAll('li.fault') ?? [])].map(visibleText);
      return rows.find((text) => text.includes('no es el de esta versión'));
    });
    expect(row).to.match(
      /chunks\/portal-login-[\w-]{8}\.js no es el de esta versión.*Publique otra vez la carpeta/s,
    );
  });
});

inEveryEngine('every file that a page runs is checked', async () => {
  const page = await open({
    body: `<script>
      checked = new Map();
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const { src, integrity } of addedNodes) if (src) checked.set(src, integrity);
      }).observe(document.head, { childList: true });
    </script>${login}<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>`,
  });
  await ready(page);
  await ready(page, 'portal-inscripcion-publica');
  const checked = Reflect.get(page.window, 'checked') as Map<string, string>;
  const run = filesOf(page);
  expect(run.length).to.be.greaterThan(4);
  for (const path of run) {
    const [, integrity] = [...checked].find(([src]) => src.includes(path)) ?? [];
    expect(integrity, path).to.match(/^sha256-[\w+/]{43}=$/);
  }
});
