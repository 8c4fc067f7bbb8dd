// Whatever is stored, every screen shows it as text: no element, no script, no link comes of it, and the page keeps its width.
// Whatever an answer says within the contract, no screen breaks over it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { asCliente } from '../journeys/support/cliente.ts';
import { type OpenApi, randomAnswer } from '../journeys/support/randomAnswers.ts';
import { ownSite } from '../journeys/support/site.ts';
import { test } from '../journeys/support/test.ts';

const hostile = [
  '<img src=x onerror="globalThis.stolen=1"><b title="stolen">Negrita</b>',
  '<script title="stolen">globalThis.stolen=1</script>',
  'javascript:globalThis.stolen=1',
  '"><svg onload="globalThis.stolen=1">{{nombre}} $t(ingreso.titulo)',
  '\u202Eal revés\u2066 fin',
  'Za\u0310\u0327l\u0310\u0327g\u0310\u0327o\u0310\u0327'.repeat(30),
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(40),
];

/** Somebody once got this much in; a screen has it here and there. */
const flood = [`Larga${'a'.repeat(10_000)}`, 'una palabra y otra '.repeat(500)];

/** Rows of a list: as many as there are hostile texts. More of them only take longer to lay out. */
const ROWS = hostile.length;

/** Fields in which people write. */
const written = new Set([
  ...[
    'nombre',
    'curso',
    'nombres',
    'apellidos',
    'displayName',
    'razonSocial',
    'direccion',
    'descripcion',
    'lugar',
  ],
  ...['referencia', 'comentario', 'dispositivo', 'telefono', 'codigo', 'documento'],
]);
/** Fields that become addresses. */
const addresses = new Set(['url', 'photoURL', 'calendario']);

/** Each hostile text ends with the collection of the API that it came with, `⟨facturas⟩`. */
function markOf(url: string): string {
  const [, , first = '', second = first] = new URL(url).pathname.split('/');
  return `⟨${first === 'cliente' ? second : first}⟩`;
}

/** Every answer of the API with hostile text in place of what somebody wrote. */
async function poison(page: Page): Promise<void> {
  let turn = 0;
  const change = (key: string, value: unknown, mark: string): unknown => {
    // A movement names its courses in a list.
    if (key === 'cursos' && Array.isArray(value)) return value.map((name) => change('nombre', name, mark));
    if (typeof value !== 'string') return value;
    if (addresses.has(key)) return 'javascript:globalThis.stolen=1';
    if (!written.has(key)) return value;
    turn += 1;
    const text = turn % 40 === 3 ? flood[turn % 80 === 3 ? 0 : 1] : hostile[turn % hostile.length];
    return text + mark;
  };
  await intercept(page, '**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.startsWith('application/json'))
      return route.fulfill({ response });
    const mark = markOf(request.url());
    const json: unknown = JSON.parse(await response.text(), (key, value) =>
      change(key, key === 'resultados' && Array.isArray(value) ? value.slice(0, ROWS) : value, mark),
    );
    return route.fulfill({ response, json });
  });
}

interface Seen {
  stolen: unknown;
  elements: number;
  hrefs: string[];
  tooWide: number;
}

/** Looks for what came of it, in the page and in every shadow root. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const find = <E extends Element>(selector: string) =>
      roots.flatMap((root) => [...root.querySelectorAll<E>(selector)]);
    return {
      stolen: Reflect.get(globalThis, 'stolen'),
      elements: find('img[src="x"], svg[onload], b[title="stolen"], script[title="stolen"]').length,
      hrefs: find<HTMLAnchorElement>('a[href], area[href], img[src], form[action]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((href) => /^\s*(javascript|data:text|vbscript)/i.test(href)),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

/** The collections whose hostile text the screen shows, in words or in fields. */
async function shown(page: Page): Promise<string[]> {
  const main = page.locator('main');
  const fields = main.locator('input, textarea');
  const texts = await Promise.all([
    main.allInnerTexts(),
    fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
  ]);
  return [...new Set(texts.flat().join(' ').match(/⟨\w+⟩/g))];
}

/** Each screen with the collections that it shows; a screen is judged once something of each is there. */
async function screensOf(url: string, token: string): Promise<readonly (readonly [string, ...string[]])[]> {
  const { get } = asCliente(url, token);
  const first = async (list: string): Promise<Record<string, string>> => {
    const { resultados } = await get<{ resultados: Record<string, string>[] }>(
      `/api/cliente/${list}?limite=1`,
    );
    return resultados[0] ?? {};
  };
  return [
    ['/cliente', '⟨cursos⟩', '⟨inscripciones⟩', '⟨movimientos⟩'],
    ['/cliente/inscripciones', '⟨inscripciones⟩'],
    [`/cliente/inscripciones/${(await first('inscripciones')).numero}`, '⟨inscripciones⟩'],
    ['/cliente/inscripciones/registro', '⟨cursos⟩'],
    ['/cliente/cursos', '⟨cursos⟩'],
    [`/cliente/cursos/${(await first('cursos')).identificacion}`, '⟨cursos⟩'],
    ['/cliente/recibos', '⟨recibos⟩'],
    [`/cliente/recibos?recibo=${(await first('recibos')).numero}`, '⟨recibos⟩'],
    ['/cliente/cartera', '⟨facturas⟩'],
    ['/cliente/cartera?ver=movimientos', '⟨movimientos⟩'],
    ['/cliente/cartera?ver=pagos', '⟨pagos⟩'],
    [`/cliente/cartera/factura/${(await first('facturas')).numero}`, '⟨facturas⟩'],
    ['/cliente/perfil', '⟨cliente⟩'],
    ['/publico', '⟨cursos⟩'],
  ];
}

test('hostile text that is stored is text on every screen, wide and narrow', async ({ journey }) => {
  const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
  const screens = await screensOf(journey.url, ownSite().token);
  await poison(page);
  for (const [path, ...collections] of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/portal${path}`);
    await expect.poll(() => shown(page), { message: path }).toEqual(expect.arrayContaining(collections));
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // What is drawn by a script, as the chart, has its new width a frame later.
      await expect
        .poll(
          async () => {
            const seen = await look(page);
            return { ...seen, tooWide: Math.max(0, seen.tooWide) };
          },
          { message: `${path}, ${width} px` },
        )
        .toEqual({ stolen: undefined, elements: 0, hrefs: [], tooWide: 0 });
    }
  }
});

/**
 * Waits until nothing is loading. A name without letters makes a heading that is there and cannot be seen; a failure has one too.
 */
async function answersShown(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('portal-inscripcion-publica, portal-cliente')].every(
      ({ shadowRoot }) =>
        shadowRoot?.querySelector('h1, h2') && !shadowRoot.querySelector('[aria-busy=true]'),
    ),
  );
}

/** Another one gives other answers. */
const SEED = Number(process.env.RANDOM_SEED ?? 1);

/** Each screen is shown this many times, each time with other answers. */
const ROUNDS = Number(process.env.RANDOM_ROUNDS ?? 1);

test('random answers that fit the OpenAPI document break no screen', async ({ journey }) => {
  const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
  const screens = await screensOf(journey.url, ownSite().token);
  const document = (await (await page.request.get('/api/openapi.json')).json()) as OpenApi;
  let asked = '';
  await intercept(page, '**/api/**', (route) => {
    const url = new URL(route.request().url());
    // The request decides, not its turn: answers come in any order.
    const answer =
      route.request().method() === 'GET'
        ? randomAnswer(document, url.pathname, `${asked} ${url.pathname}${url.search}`)
        : undefined;
    return answer === undefined ? route.fallback() : route.fulfill({ json: answer });
  });
  // An answer names pictures that nobody has, and a browser tells each one that it does not get as a failure.
  await intercept(page, '**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fallback(),
  );
  const broken: string[] = [];
  for (let round = SEED; round < SEED + ROUNDS; round += 1) {
    for (const [path] of screens) {
      asked = `RANDOM_SEED=${round} ${path}`;
      await page.goto(`/portal${path}`);
      await answersShown(page);
      if (await page.getByRole('button', { name: 'Reintentar' }).count()) broken.push(asked);
    }
  }
  expect(broken).toEqual([]);
});
