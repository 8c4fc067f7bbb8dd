// `npm run bench -- mounts`: what a page retains of removed tags. Each tag is inserted and removed a thousand times; from the
// hundredth on, what stays after a garbage collection must not grow: nodes, listeners, sheets and rules not by one, the heap
// not by more than what engines keep for themselves. Ends with exit code 1 if it does.
import type { CDPSession, Page } from 'playwright-core';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { startServer } from '../../demo/server.ts';
import { tags } from '../../widgets/tags.ts';
import { heapAfterCollection, launchBrowser, signIn } from './browser.ts';
import type { Bench } from './run.ts';

const MOUNTS = 1000;
/** Tags on the page at a time. */
const AT_ONCE = 10;
/** Mounts until caches are full and code is compiled. */
const WARM = 100;
/** Bytes of heap for each mount, as an engine's own tables grow a little. */
const LIMIT = 100;

interface Kept {
  readonly mounts: number;
  readonly heap: number;
  /** These must stay exactly as they are. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Runs in the page: inserts tags, waits until each shows a screen, removes them, and waits until nothing of them is left. Counts
 * the sheets while they are there.
 */
async function mount({ tag, times }: { tag: string; times: number }): Promise<Record<string, number>> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const made = Array.from({ length: times }, () => document.createElement(tag));
  for (const one of made) {
    one.setAttribute('routing', 'memory');
    document.body.append(one);
  }
  const isShown = (one: Element): boolean =>
    Boolean(one.getAttribute('listo') && one.shadowRoot?.querySelector('h1, h2, slot'));
  while (!made.every(isShown)) await frame();
  const sheets = new Set(made.flatMap((one) => one.shadowRoot?.adoptedStyleSheets ?? []));
  const counts = {
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length + sheets.size,
    rules: [...sheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    fonts: document.fonts.size,
  };
  for (const one of made) one.remove();
  while (made.some((one) => one.shadowRoot?.querySelector('.root'))) await frame();
  return counts;
}

/** Collects garbage until two counts agree, because one collection may not remove what ended just now. */
async function measure(
  page: Page,
  cdp: CDPSession,
  mounts: number,
  sheets: Record<string, number>,
): Promise<Kept> {
  let before: string | undefined;
  for (;;) {
    // React and the browser defer some of their cleanup until they are idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const heap = await heapAfterCollection(cdp);
    const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters');
    const counts = { nodes, listeners: jsEventListeners, documents, ...sheets };
    const now = JSON.stringify(counts);
    if (now === before) return { mounts, heap, counts };
    before = now;
  }
}

async function wear(page: Page, cdp: CDPSession, tag: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (let mounts = AT_ONCE; mounts <= MOUNTS; mounts += AT_ONCE) {
    const sheets = await page.evaluate(mount, { tag, times: AT_ONCE });
    if (mounts % WARM === 0) kept.push(await measure(page, cdp, mounts, sheets));
  }
  return kept;
}

/** The slope of the line through the points, by least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const x = mean(points.map(([one]) => one));
  const y = mean(points.map(([, one]) => one));
  return (
    points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) /
    points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  );
}

/** Says what grew from the hundredth mount to the end, and by how much. */
function growthOf(kept: readonly Kept[]): string[] {
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last) return ['nothing was measured'];
  const grown = Object.entries(last.counts).flatMap(([name, now]) => {
    const more = now - (first.counts[name] ?? 0);
    return more > 0 ? [`${more} ${name} more`] : [];
  });
  const slope = slopeOf(kept.map(({ mounts, heap }) => [mounts, heap]));
  return slope > LIMIT ? [...grown, `${Math.round(slope)} bytes for each mount (limit: ${LIMIT})`] : grown;
}

const line = ({ mounts, heap, counts }: Kept): string =>
  `${String(mounts).padStart(6)}  ${(heap / 1e6).toFixed(3)} MB  ${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`;

export const bench: Bench = {
  title: `What a page keeps of ${MOUNTS} removed tags (from ${WARM} on: nothing, and ≤ ${LIMIT} bytes each)`,
  async run() {
    await ensureBundle();
    const server = await startServer({ port: 0, memory: true, seed: 'demo' });
    // Compiled code comes and goes as the engine likes: without compilers the heap is what the tags keep.
    const browser = await launchBrowser('--no-opt', '--no-sparkplug', '--no-maglev', '--no-flush-bytecode');
    const wanted = process.argv.slice(3).filter((word) => tags.some((tag) => tag === word));
    const lines: string[] = [];
    for (const tag of wanted.length > 0 ? wanted : tags) {
      const context = await browser.newContext({ locale: 'es-EC' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      if (tag === 'portal-cliente' || tag === 'portal-completo') await signIn(page, server.url);
      const address = `${server.url}/montajes`;
      const html = `<!doctype html><html lang="es"><title>Montajes</title><script type="module" src="/widgets/portal.js"></script><body>`;
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto(address);
      const kept = await wear(page, cdp, tag);
      const growth = growthOf(kept);
      if (growth.length > 0) process.exitCode = 1;
      lines.push(
        `${growth.length > 0 ? '✗' : '✓'} <${tag}> ${growth.join(', ') || 'nothing is kept'}`,
        ...kept.map(line),
      );
      await context.close();
    }
    await browser.close();
    await server.close();
    return lines;
  },
};
