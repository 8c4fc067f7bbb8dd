// On a phone 360 px wide, and at 320: nothing is cut off, targets are large enough.
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cutChoices } from '../browser/cutChoices.ts';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { whenStill } from '../browser/whenStill.ts';
import { ask } from '../journeys/support/ask.ts';
import { isInSight } from '../journeys/support/isInSight.ts';
import { ownSite } from '../journeys/support/site.ts';
import { expectHeading, openSignedIn } from '../journeys/support/steps.ts';
import { test as base, type Journey } from '../journeys/support/test.ts';

const test = base.extend({
  options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The texts of the main part that reach beyond the screen, or beyond the sheet that holds them. */
const spilling = (page: Page): Promise<string[]> =>
  page.locator('portal-cliente main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, p, time, small, li, dd, bdi')]
      .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((each) => each.textContent),
  );

/** A page at the portal's origin, signed in, that shows no screen yet. */
const openEmpty = ({ open }: Journey): Promise<Page> => open('/comun/logo.svg', { token: ownSite().token });

const chooseIdioma = (page: Page, idioma: string) => storeAsAnotherTab(page, { i18nextLng: idioma });

/** Changes the language of the open screen, and waits until it is laid out in it. */
async function changeIdioma(page: Page, idioma: string): Promise<void> {
  await chooseIdioma(page, idioma);
  await page.locator(`.root[lang|="${idioma}"] h1`).first().waitFor();
  await whenStill(page);
}

interface Curso {
  identificacion: string;
  nombre: string;
  sesiones: { lugar?: string }[];
}

/** The texts on the screen that have one of these words of the institution, and do not say that they are in Spanish. */
const unmarked = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.locator('portal-cliente main').evaluate((main, all) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = textContent ?? '';
      const lang = parentElement?.closest('[lang]')?.getAttribute('lang');
      if (lang !== 'es' && all.some((word) => text.includes(word))) found.push(text);
    }
    return found;
  }, words);

/** Returns what the empty boxes of the screen ask for, where there is less room than that takes. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.locator('portal-cliente main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...main.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((box) => {
      const look = getComputedStyle(box);
      if (!pen || !box.checkVisibility()) return [];
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      const room =
        box.clientWidth -
        Number.parseFloat(look.paddingInlineStart) -
        Number.parseFloat(look.paddingInlineEnd);
      return pen.measureText(box.placeholder).width > room ? [box.placeholder] : [];
    });
  });

/** The texts that a box inside it hides a part of. */
const cutTexts = (box: Locator): Promise<string[]> =>
  box.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((each) => each.checkVisibility() && each.clientHeight > 2)
      .filter((each) => getComputedStyle(each).overflow === 'hidden')
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 1,
      )
      .map((each) => each.textContent),
  );

const SCREENS = ['/cliente', '/cliente/cursos', '/cliente/inscripciones'] as const;

describe('360 px', () => {
  test('the screens fit, at 320 px as well', async ({ journey }) => {
    const page = await openEmpty(journey);
    for (const path of SCREENS) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/portal${path}`);
      await whenStill(page);
      expect(await overflow(page), path).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => overflow(page), { message: path }).toBe(0);
    }
  });

  test('the details fit at 320 px, with hours of another zone, in Spanish and in Arabic', async ({
    journey,
  }) => {
    const abroad = await journey.another({ timezoneId: 'UTC', viewport: { width: 320, height: 700 } });
    const first = async (listed: string): Promise<string> => {
      const { resultados } = await ask<{ resultados: { numero?: string; identificacion?: string }[] }>(
        journey,
        `/api/cliente/${listed}limite=1`,
      );
      return resultados[0]?.numero ?? resultados[0]?.identificacion ?? '';
    };
    const page = await openEmpty(abroad);
    for (const idioma of ['es', 'ar']) {
      await page.goto('/comun/logo.svg');
      await chooseIdioma(page, idioma);
      for (const path of [
        `inscripciones/${await first('inscripciones?estado=pendiente_pago&')}`,
        `cartera/factura/${await first('facturas?')}`,
        `cursos/${await first('cursos?')}`,
      ]) {
        await page.goto(`/portal/cliente/${path}`);
        await page.locator('portal-cliente main h2').nth(2).waitFor();
        await whenStill(page);
        expect(await overflow(page), `${path} in ${idioma}`).toBe(0);
        expect(await spilling(page), `${path} in ${idioma}`).toEqual([]);
      }
    }
  });

  test('a record is called by its course, in sight without scrolling, and by its number after it', async ({
    journey,
  }) => {
    interface Record {
      numero: string;
      curso?: string | { nombre: string };
      cursos?: string[];
    }
    const page = await openEmpty(journey);
    for (const [listed, to] of [
      ['inscripciones', 'inscripciones/'],
      ['facturas', 'cartera/factura/'],
      ['recibos', 'recibos?recibo='],
    ] as const) {
      const { resultados } = await ask<{ resultados: Record[] }>(journey, `/api/cliente/${listed}?limite=1`);
      const [{ numero, curso, cursos } = { numero: '' }] = resultados;
      const name = (typeof curso === 'object' ? curso.nombre : curso) ?? cursos?.[0];
      expect(name, listed).toBeTruthy();
      await page.goto(`/portal/cliente/${to}${numero}`);
      await expectHeading(page, numero);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.textContent()).toMatch(new RegExp(` ${numero}$`));
      const said = (await heading.textContent()) ?? '';
      expect(said.startsWith(name ?? ' '), said).toBe(true);
      const isTitle = (title: string) => title.startsWith(name ?? ' ') && title.includes(`· ${numero}`);
      await expect.poll(async () => isTitle(await page.title()), { message: numero }).toBe(true);
      await whenStill(page);
      const box = await heading.locator('bdi').first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), listed).toBeLessThanOrEqual(740);
    }
    // In another interface the name stays in the language in which the institution wrote it, and says so.
    await chooseIdioma(page, 'fr');
    await page.reload();
    await page.locator('portal-cliente h1 bdi[lang=es]').waitFor();
    const cursos = await ask<{ resultados: Curso[] }>(
      journey,
      '/api/cliente/cursos?limite=20&estado=abierto',
    );
    const words = cursos.resultados.flatMap(({ nombre, sesiones }) => [
      nombre,
      ...sesiones.flatMap(({ lugar }) => lugar || []),
    ]);
    for (const path of [
      '/cliente/cursos?estado=abierto',
      `/cliente/cursos/${cursos.resultados[0]?.identificacion}`,
    ]) {
      await page.goto(`/portal${path}`);
      await page.locator('portal-cliente main [lang=es]').first().waitFor();
      await whenStill(page);
      expect(await unmarked(page, words), path).toEqual([]);
    }
  });

  test('a row of a list is two lines: name and amount, state and day', async ({ journey }) => {
    const page = await openEmpty(journey);
    for (const path of ['/cliente/inscripciones', '/cliente/cartera', '/cliente/recibos']) {
      await page.goto(`/portal${path}`);
      const rows = page.locator('portal-cliente main table[aria-busy=false] tbody tr');
      // A credit note has no day on which it is due; its day of issue shows on wide screens alone.
      const row = rows.filter({ has: page.locator('time:visible') }).first();
      await row.waitFor();
      const cellsByLine = async () => {
        const tops = await row
          .locator(':is(td, th)')
          .evaluateAll((all) =>
            all
              .filter((cell) => cell.checkVisibility() && !cell.querySelector('input'))
              .map((cell) => Math.round(cell.getBoundingClientRect().top)),
          );
        return [...Map.groupBy(tops, (top) => top).values()].map((line) => line.length);
      };
      await expect.poll(cellsByLine, { message: path }).toEqual([2, 2]);
      await whenStill(page);
      const box = await row.boundingBox();
      // The name takes three lines of these at most.
      expect(box?.height, path).toBeLessThanOrEqual(130);
      // Some rows of the cartera have a box to choose them, and some have none.
      const starts = await rows
        .locator('th:has(> a)')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
      expect(new Set(starts).size, path).toBe(1);
    }
    await page.goto('/portal/cliente/cartera?ver=enlaces&estado=pagado');
    const enlace = page.locator('portal-cliente main li').filter({ hasText: 'Pagado' }).first();
    await enlace.waitFor();
    await whenStill(page);
    const heightOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top);
    const [name, amount] = [enlace.getByRole('link').first(), enlace.locator('strong')];
    expect(Math.abs((await heightOf(name)) - (await heightOf(amount)))).toBeLessThan(8);
    const [state, day] = [enlace.getByText('Pagado', { exact: true }), enlace.locator('time')];
    expect(Math.abs((await heightOf(state)) - (await heightOf(day)))).toBeLessThan(8);
    // An amount says whether it is owed, and where nothing is, nothing falls due.
    await page.goto('/portal/cliente/cartera?estado=anuladas');
    const anuladas = page.locator('portal-cliente main table[aria-busy=false] tbody tr');
    await anuladas.first().getByText('Anulada').waitFor();
    await anuladas
      .first()
      .getByText(/^Total/)
      .waitFor();
    expect(await anuladas.locator('time:visible').count()).toBe(0);
    await page.goto('/portal/cliente/cartera?estado=porPagar');
    await page
      .locator('portal-cliente main td:visible', { hasText: /^Saldo \$\d/ })
      .first()
      .waitFor();
    // A name that is cut says so, in Arabic too, where it runs the other way: no box hides the room of its ellipsis.
    await chooseIdioma(page, 'ar');
    await page.goto('/portal/cliente/cartera');
    const names = page.locator('portal-cliente main table[aria-busy=false] tbody th:has(> a) bdi');
    await names.first().waitFor();
    await whenStill(page);
    const cut = await names.evaluateAll((all) => {
      for (const name of all) name.textContent = `${name.textContent} `.repeat(4);
      return all
        .filter((name) => name.scrollHeight > name.clientHeight + 1)
        .map((name) => {
          const { right } = name.getBoundingClientRect();
          let hidden = false;
          for (let box = name.parentElement; box?.localName !== 'table'; box = box?.parentElement ?? null)
            hidden ||=
              box !== null &&
              getComputedStyle(box).overflowX !== 'visible' &&
              box.getBoundingClientRect().right < right;
          return hidden;
        });
    });
    expect(cut).toContain(false);
    expect(cut).not.toContain(true);
  });

  test('names are shown in full: of the signed-in person, of courses in lists, of kinds of identification', async ({
    journey,
  }) => {
    const { resultados } = await ask<{ resultados: Curso[] }>(
      journey,
      '/api/cliente/cursos?estado=abierto&limite=1',
    );
    const page = await openSignedIn(journey.open);
    await page.getByRole('button', { name: /^Cuenta de / }).tap();
    await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
    await whenStill(page);
    expect(await cutTexts(page.locator('portal-cliente header[part]'))).toEqual([]);
    for (const path of ['cartera', 'cartera?ver=movimientos']) {
      await page.goto(`/portal/cliente/${path}`);
      for (const idioma of ['fr', 'vi', 'es']) {
        await changeIdioma(page, idioma);
        await page.locator('portal-cliente main table[aria-busy=false] tbody tr').first().waitFor();
        expect(await cutTexts(page.locator('portal-cliente main')), `${path} in ${idioma}`).toEqual([]);
      }
    }
    await page.goto(`/portal/publico/inscripciones?curso=${resultados[0]?.identificacion}`);
    const kinds = page.locator('portal-inscripcion-publica select').first();
    await kinds.waitFor();
    for (const idioma of ['fr', 'vi', 'es']) {
      await changeIdioma(page, idioma);
      expect(await cutChoices(kinds), idioma).toEqual([]);
    }
  });

  test('the reason for cancelling stands in sight with what is kept, also in the longest words', async ({
    journey,
  }) => {
    const { resultados } = await ask<{
      resultados: { numero: string; estado: string; puedeAnular: boolean }[];
    }>(journey, '/api/cliente/inscripciones?limite=100');
    const page = await openEmpty(journey);
    await chooseIdioma(page, 'fr');
    for (const state of ['activa', 'pendiente_pago']) {
      const one = resultados.find(({ estado, puedeAnular }) => estado === state && puedeAnular);
      await page.goto(`/portal/cliente/inscripciones/${one?.numero}`);
      await page.getByRole('button', { name: 'Annuler l’inscription' }).first().tap();
      const dialog = page.getByRole('dialog');
      const reason = dialog.getByLabel(/^Motif/);
      await expect.poll(() => reason.evaluate(isInSight), { message: state }).toBe(true);
      const heading = dialog.getByRole('heading', { name: 'Ce qui se passe si vous annulez' });
      await expect.poll(() => heading.evaluate(isInSight), { message: state }).toBe(true);
    }
  });

  test('the filters stand behind one button, which counts those that are on', async ({ journey }) => {
    const page = await openSignedIn(journey.open, '/cliente/inscripciones?estado=activa&estado=anulada');
    const button = page.getByRole('button', { name: 'Filtros (2)' });
    await button.waitFor();
    expect(await page.getByRole('group', { name: 'Estado de la inscripción' }).isVisible()).toBe(false);
    await button.tap();
    await page.getByRole('checkbox', { name: 'Anulada' }).click();
    await page.getByRole('button', { name: 'Filtros (1)' }).waitFor();
    await page.getByRole('button', { name: 'Fechas' }).tap();
    await page.getByRole('button', { name: 'Este año' }).tap();
    await page.getByRole('button', { name: 'Filtros (2)' }).waitFor();
    // The year of the person's clock, not of this machine's.
    const year = await page.evaluate(() => new Date().getFullYear());
    await expect.poll(() => new URL(page.url()).search).toContain(`desde=${year}-01-01&hasta=${year}-12-31`);
    await page.getByRole('button', { name: 'Este año: quitar el filtro' }).tap();
    await page.getByRole('button', { name: 'Filtros (1)' }).waitFor();
  });

  test('a search box says all that can be searched for', async ({ journey }) => {
    const page = await openEmpty(journey);
    // The longest ones.
    for (const [list, ...idiomas] of [
      ['inscripciones', 'es'],
      ['recibos', 'fr', 'vi'],
      ['cartera?ver=movimientos', 'vi'],
    ] as const) {
      await page.goto(`/portal/cliente/${list}`);
      for (const idioma of idiomas) {
        await changeIdioma(page, idioma);
        await page.locator('portal-cliente main input[placeholder]').first().waitFor();
        expect(await cutPlaceholders(page), `${list} in ${idioma}`).toEqual([]);
      }
    }
  });

  test('what is not seen of a table cannot be reached with the keyboard either', async ({ journey }) => {
    const page = await openSignedIn(journey.open, '/cliente/cartera');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.locator('portal-cliente main tbody tr').first().waitFor();
    const unseen = await page.locator('portal-cliente main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, input, select')]
        .filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => each.closest('thead'))
        .map((each) => each.textContent),
    );
    expect(unseen).toEqual([]);
  });

  test('the sign-in and the public page fit, and no field makes a phone zoom in: its text is 16 px', async ({
    journey,
  }) => {
    const page = await journey.context.newPage();
    for (const path of ['/portal/auth/login', '/portal/publico', '/cms/', '/']) {
      await page.goto(path);
      await whenStill(page);
      expect(await overflow(page), path).toBe(0);
      if (path !== '/portal/auth/login') continue;
      const field = page.getByLabel('Cédula, RUC, pasaporte o correo');
      const size = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
  });

  test('what one touches is at least 44 px, except links in text', async ({ journey }) => {
    const page = await openSignedIn(journey.open);
    await whenStill(page);
    const small = await page
      .locator('portal-cliente')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            name: button.getAttribute('aria-label') ?? button.textContent,
            box: button.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 39.5))
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      );
    expect(small).toEqual([]);
  });
});
