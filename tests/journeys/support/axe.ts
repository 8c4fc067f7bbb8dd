// Runs axe-core in a page, through every open shadow root, and gives back what it objects to, in words.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** WCAG 2.2 AA and axe's own good practice. One line per element that fails. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so the page's policy neither stops it nor hears of it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const { violations } = await page.evaluate(async (): Promise<AxeResult> => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } };
    return axe.run({
      preload: false,
      // What passed is of no use here, and gathering it takes half of the time.
      resultTypes: ['violations'],
      // It asks frames by messages, which one without scripts, as a mail's, refuses with a warning.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} — ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}
