// Answers come one after the other on a slow line. What a person is about to press stays where it is meanwhile.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { openSignedIn } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

const screens = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/inscripciones',
  '/cliente/recibos',
  '/cliente/cartera',
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** Pixels; a name that needs a line more moves what stands below by one. */
const LINE = 24;

/** Keeps the answers that the screen's own parts wait for. `next` lets one go, and says whether there was any. */
async function holdAnswers({ context }: Journey, page: Page) {
  const held: Route[] = [];
  await context.route('**/api/cliente/**', (route) => void held.push(route));
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
      await page.setViewportSize(size);
      const { held, next } = await holdAnswers(journey, page);
      await page.goto(`/portal${path}`);
      await page.locator('portal-cliente h1').first().waitFor();
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
