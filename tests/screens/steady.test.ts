// Answers come one after the other on a slow line. What a person is about to press stays where it is meanwhile.
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { ask } from '../journeys/support/ask.ts';
import { ownSite } from '../journeys/support/site.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { listIdiomas } from '../support/listIdiomas.ts';

/** In braces stands the list, with its filters, whose first record is meant, and the way to the field of it. */
const screens = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/cursos/{cursos.identificacion}',
  '/cliente/inscripciones',
  '/cliente/inscripciones/{inscripciones.numero}',
  '/cliente/inscripciones/registro',
  '/cliente/inscripciones/registro?curso={cursos.identificacion}',
  '/cliente/recibos',
  '/cliente/recibos?recibo={recibos.numero}',
  '/cliente/cartera',
  '/cliente/cartera?ver=movimientos',
  '/cliente/cartera?ver=pagos',
  '/cliente/cartera?ver=enlaces',
  '/cliente/cartera/factura/{facturas.numero}',
  '/cliente/perfil',
];
/** Records of another state, whose screens have the same parts: on a phone, where these stand one below the other. */
const otherStates = [
  '/cliente/inscripciones/{inscripciones?estado=pendiente_pago.numero}',
  '/cliente/inscripciones/{inscripciones?estado=activa.numero}',
  '/cliente/inscripciones/{inscripciones?estado=finalizada.numero}',
  '/cliente/recibos?recibo={recibos?medio=cheque.numero}',
];
const wide = { width: 1280, height: 800 };
const wider = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
/** Pixels; a name that needs a line more moves what stands below by one. */
const LINE = 24;

/** Puts the first record of a list into a path. */
async function addressOf(journey: Journey, path: string): Promise<string> {
  const [braces, list, filters = '?', field] = /\{(\w+)(\?[^.}]+)?\.([\w.]+)\}/.exec(path) ?? [];
  if (braces === undefined || field === undefined) return path;
  const { resultados } = await ask<{ resultados: object[] }>(
    journey,
    `/api/cliente/${list}${filters}&limite=1`,
  );
  const value = field
    .split('.')
    .reduce<unknown>((one, name) => Reflect.get(Object(one), name), resultados[0]);
  return path.replace(braces, String(value));
}

interface Held {
  url: string;
  /** Lets the answer come, and waits for all of it. */
  release: () => Promise<void>;
}

/**
 * Holds the calls of the client's screens, and of who invoices, whose address matches. A route would do, but takes the browser's cache from the page: all
 * code would be fetched and compiled anew for each screen.
 */
async function holdAnswers({ context }: Journey, page: Page, which: () => RegExp): Promise<Held[]> {
  const held: Held[] = [];
  const ends = new Map<string, () => void>();
  const cdp = await context.newCDPSession(page);
  cdp.on('Network.loadingFinished', ({ requestId }) => ends.get(requestId)?.());
  cdp.on('Network.loadingFailed', ({ requestId }) => ends.get(requestId)?.());
  cdp.on('Fetch.requestPaused', ({ requestId, networkId = '', request: { url } }) => {
    const go = () => cdp.send('Fetch.continueRequest', { requestId });
    // A page that was left has taken its calls along.
    if (!which().test(url)) return void go().catch(() => undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(networkId, resolve);
    held.push({ url, release: async () => void (await Promise.all([go(), promise])) });
  });
  await cdp.send('Network.enable');
  await cdp.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/cliente*' }, { urlPattern: '*/api/institucion' }],
  });
  return held;
}

/** Opens a screen, with nothing of the one before. */
async function goTo(page: Page, path: string, held: Held[]): Promise<void> {
  await page.goto('about:blank');
  held.length = 0;
  await page.goto(`/portal${path}`);
}

/** A page at the portal's origin, signed in, that shows no screen yet. */
const openEmpty = ({ open }: Journey): Promise<Page> => open('/comun/logo.svg', { token: ownSite().token });

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a screen and lets its answers come one by one. Returns what moved at which. */
async function watchAnswers(page: Page, path: string, held: Held[]): Promise<string[]> {
  await goTo(page, path, held);
  await page.locator('portal-cliente main').locator('h1, [data-outline]').first().waitFor();
  await expect.poll(() => held.length, { message: path }).toBeGreaterThan(0);
  await moved(page);
  const seen: string[] = [];
  const awaited = page.locator('portal-cliente').locator('[data-outline], [aria-busy=true]');
  for (;;) {
    // An answer may lead to another call. The screen is done when no part of it waits any more.
    await expect
      .poll(async () => held.length > 0 || (await awaited.count()) === 0, { message: path })
      .toBe(true);
    // The last that was asked for comes first, and the balance at the very end.
    const one = held.findLast(({ url }) => !url.endsWith('/balance')) ?? held.at(-1);
    if (!one) return seen;
    held.splice(held.indexOf(one), 1);
    await one.release();
    await twoFrames(page);
    seen.push(...(await moved(page)).map((line) => `${path}, ${one.url.replace(/.*api/, '')}: ${line}`));
  }
}

/** Waits until all that has come is laid out, as a drawing that has code of its own. */
const stands = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const main = document.querySelector('portal-cliente')?.shadowRoot?.querySelector('main');
    let [before, same] = [-1, 0];
    while (same < 20) {
      await new Promise(requestAnimationFrame);
      const height = main?.scrollHeight ?? 0;
      same = height === before ? same + 1 : 0;
      before = height;
    }
  });

/** Notes where each link and button in sight stands; the answer tells how far those moved that are still there. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate((line) => {
    interface Noted {
      stands?: Map<Element, number>;
    }
    const noted = globalThis as Noted;
    const main = document.querySelector('portal-cliente')?.shadowRoot?.querySelector('main');
    const former = noted.stands ?? new Map<Element, number>();
    noted.stands = new Map(
      [...(main?.querySelectorAll('a, button, input, select') ?? [])]
        .filter((each) => each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect().top]),
    );
    return [...noted.stands].flatMap(([each, top]) => {
      const before = former.get(each);
      if (before === undefined || before > innerHeight || Math.abs(top - before) <= line) return [];
      return [`${each.textContent || each.getAttribute('name')}: ${before} → ${top}`];
    });
  }, LINE);

for (const [size, paths] of [
  [wide, screens],
  // Of all screens the home page has the most beside each other.
  [wider, ['/cliente']],
  [phone, [...screens, ...otherStates]],
] as const)
  test(`nothing to press on any screen moves under a finger while answers come, at ${size.width} px`, async ({
    journey,
  }) => {
    const page = await openEmpty(journey);
    await page.setViewportSize(size);
    const held = await holdAnswers(journey, page, () => /./);
    const seen: string[] = [];
    for (const path of paths) seen.push(...(await watchAnswers(page, await addressOf(journey, path), held)));
    expect(seen).toEqual([]);
  });

/** The call of each screen that is answered last, by what only its address has. */
const lateAnswers: readonly (readonly [path: string, late: RegExp])[] = [
  ['/cliente', /\/movimientos/],
  ['/cliente', /\/inscripciones\?estado=activa/],
  ['/cliente', /\/inscripciones\?.*en_espera/],
  ['/cliente', /\/cursos\//],
  ['/cliente/cartera', /\/balance/],
  ['/cliente/cartera', /\/facturas/],
  ['/cliente/cartera?ver=enlaces', /\/pagos/],
  ['/cliente/recibos', /\/balance/],
  ['/cliente/recibos?recibo={recibos?medio=cheque.numero}', /\/cliente$/],
  ['/cliente/inscripciones/{inscripciones?estado=pendiente_pago.numero}', /\/pagos/],
  ['/cliente/inscripciones/{inscripciones?estado=pendiente_pago.numero}', /\/cursos/],
  ['/cliente/cartera/factura/{pagos?estado=pendiente.facturas.0.numero}', /\/pagos/],
  ['/cliente/cursos/{cursos?estado=abierto.identificacion}', /\/inscripciones/],
  ['/cliente/cursos/{inscripciones?estado=activa.curso.codigo}', /\/inscripciones/],
];

const home = lateAnswers.filter(([path]) => path === '/cliente');

test.for([
  { ...phone, rows: lateAnswers },
  { ...wide, rows: home },
  { ...wider, rows: home },
])(
  'nothing on a screen moves at $width px when the answer of one part alone is late',
  async ({ width, rows }, { journey }) => {
    const page = await openEmpty(journey);
    // All of the screen is in sight.
    await page.setViewportSize({ width, height: 4000 });
    let isLate = /./;
    const held = await holdAnswers(journey, page, () => isLate);
    const others = new Set<Request>();
    page.on('request', (request) => {
      if (/\/api\/cliente\b/.test(request.url()) && !isLate.test(request.url())) others.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => others.delete(request));
    for (const [path, late] of rows) {
      const name = `${path}, ${late.source}`;
      isLate = late;
      await goTo(page, await addressOf(journey, path), held);
      await page.locator('portal-cliente h1').first().waitFor();
      await expect.poll(() => held.length > 0 && others.size === 0, { message: name }).toBe(true);
      const outlines = page.locator('portal-cliente [data-outline]');
      await outlines.first().waitFor({ state: 'attached' });
      await stands(page);
      await moved(page);
      for (const one of held.splice(0)) await one.release();
      await outlines.first().waitFor({ state: 'detached' });
      await stands(page);
      expect(await moved(page), name).toEqual([]);
    }
  },
);

for (const [size, idiomas] of [
  [phone, listIdiomas()],
  // There only the height of a line can differ.
  [wide, ['es', 'ar']],
] as const)
  test(`the list of enrolments does not move as the people in it come, at ${size.width} px`, async ({
    journey,
  }) => {
    const page = await openEmpty(journey);
    await page.setViewportSize(size);
    const held = await holdAnswers(journey, page, () => /\/inscripciones/);
    for (const idioma of idiomas) {
      await page.goto('/comun/logo.svg');
      await storeAsAnotherTab(page, { i18nextLng: idioma });
      await goTo(page, '/cliente/inscripciones', held);
      const search = page.getByRole('searchbox');
      await search.waitFor();
      await expect.poll(() => held.length, { message: idioma }).toBeGreaterThan(0);
      await stands(page);
      const before = await search.boundingBox();
      for (const one of held.splice(0)) await one.release();
      await page.locator('portal-cliente main h1 + span > span').first().waitFor();
      await stands(page);
      expect(await search.boundingBox(), idioma).toEqual(before);
    }
  });
