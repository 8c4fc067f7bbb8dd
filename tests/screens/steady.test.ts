// Answers come one after the other on a slow line. What a person is about to press stays where it is meanwhile.
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { signInDemo } from '../browser/signInDemo.ts';
import { ask } from '../journeys/support/ask.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

/** In braces stands the list, with its filters, whose first record is meant, and the way to the field of it. */
const screens = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/cursos/{cursos.identificacion}',
  '/cliente/inscripciones',
  '/cliente/inscripciones/{inscripciones.numero}',
  '/cliente/inscripciones/{inscripciones?estado=pendiente_pago.numero}',
  '/cliente/inscripciones/{inscripciones?estado=activa.numero}',
  '/cliente/inscripciones/{inscripciones?estado=finalizada.numero}',
  '/cliente/inscripciones/registro',
  '/cliente/inscripciones/registro?curso={cursos.identificacion}',
  '/cliente/recibos',
  '/cliente/recibos?recibo={recibos.numero}',
  '/cliente/recibos?recibo={recibos?medio=cheque.numero}',
  '/cliente/cartera',
  '/cliente/cartera?ver=movimientos',
  '/cliente/cartera?ver=pagos',
  '/cliente/cartera?ver=enlaces',
  '/cliente/cartera/factura/{facturas.numero}',
  '/cliente/perfil',
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
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

/** Keeps the answers that the screen's own parts wait for. `next` lets one go, and says whether there was any. */
async function holdAnswers({ context }: Journey, page: Page) {
  const held: Route[] = [];
  await intercept(context, /\/api\/cliente\b/, (route) => void held.push(route));
  return {
    held,
    next: async (route: Route) => {
      held.splice(held.indexOf(route), 1);
      await route.continue();
      await (await route.request().response())?.finished();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
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

for (const path of screens)
  for (const size of sizes)
    test(`nothing to press at ${path} moves under a finger while answers come, at ${size.width} px`, async ({
      journey,
    }) => {
      const page = await openSignedIn(journey.open);
      const address = await addressOf(journey, path);
      await page.setViewportSize(size);
      // So that nothing of this page is asked for any more.
      await page.goto('about:blank');
      const { held, next } = await holdAnswers(journey, page);
      await page.goto(`/portal${address}`);
      await page.locator('portal-cliente main').locator('h1, [data-outline]').first().waitFor();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await moved(page);
      const seen: string[] = [];
      // The last that was asked for comes first, and the balance at the very end.
      for (
        let route = held.at(-1);
        route;
        route = held.findLast((one) => !one.request().url().endsWith('/balance')) ?? held.at(-1)
      ) {
        await next(route);
        seen.push(
          ...(await moved(page)).map((line) => `${route.request().url().replace(/.*api/, '')}: ${line}`),
        );
      }
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

for (const [path, late] of lateAnswers)
  test(`nothing at ${path} moves on a phone when ${late.source} alone is late`, async ({ journey }) => {
    const page = await openSignedIn(journey.open);
    const address = await addressOf(journey, path);
    // All of the screen is in sight.
    await page.setViewportSize({ width: 360, height: 4000 });
    // So that nothing of this page is asked for any more.
    await page.goto('about:blank');
    const held: Route[] = [];
    const others = new Set<Request>();
    await intercept(journey.context, /\/api\/cliente\b/, (route) =>
      late.test(route.request().url()) ? void held.push(route) : route.continue(),
    );
    page.on('request', (request) => {
      if (/\/api\/cliente\b/.test(request.url()) && !late.test(request.url())) others.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => others.delete(request));
    await page.goto(`/portal${address}`);
    await page.locator('portal-cliente h1').first().waitFor();
    await expect.poll(() => held.length > 0 && others.size === 0).toBe(true);
    const outlines = page.locator('portal-cliente [data-outline]');
    await outlines.first().waitFor({ state: 'attached' });
    await stands(page);
    await moved(page);
    for (const route of held) await route.continue();
    await outlines.first().waitFor({ state: 'detached' });
    await stands(page);
    expect(await moved(page)).toEqual([]);
  });

for (const idioma of ['es', 'en', 'fr', 'vi', 'cn', 'ar'])
  for (const size of sizes)
    test(`the list of enrolments stands where it is as the people in it come, at ${size.width} px in ${idioma}`, async ({
      journey,
    }) => {
      const held: Route[] = [];
      await intercept(journey.context, /\/api\/cliente\/inscripciones/, (route) => void held.push(route));
      const page = await journey.open('/portal/cliente/inscripciones', {
        token: await signInDemo(journey.url),
        idioma,
      });
      await page.setViewportSize(size);
      const search = page.getByRole('searchbox');
      await search.waitFor();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await stands(page);
      const before = await search.boundingBox();
      for (const route of held) await route.continue();
      await page.locator('portal-cliente main h1 + span > span').first().waitFor();
      await stands(page);
      expect(await search.boundingBox()).toEqual(before);
    });
