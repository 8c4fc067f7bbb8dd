// Several tags in one column of a page: none is drawn and then pushed down by one above it.
import { expect } from 'chai';
import { breakAt, deep, open, ready, releaseAt, type TestPage, type TestWindow } from './support.ts';

before(function () {
  // The other engines do not tell of layout shifts.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) this.skip();
});

/** Keeps what Chromium tells of layout shifts, which files have come, and the second for which a tag waits, which ends when a test says so. */
const head = `<style>body { margin: 0 }</style><script>
  seconds = [];
  const later = setTimeout;
  setTimeout = (run, delay, ...given) => delay === 1000 ? seconds.push(run) : later(run, delay, ...given);
  shifts = [];
  files = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => files.push(...list.getEntries().map(({ name }) => name)))
    .observe({ type: 'resource', buffered: true });
</script>`;

interface ColumnWindow extends TestWindow {
  shifts: number[];
  files: string[];
  /** Calling one is its time passing. */
  seconds: (() => void)[];
}

const windowOf = (page: TestPage) => page.window as ColumnWindow;

async function frames(page: TestPage, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
}

const tags = ['portal-login', 'portal-inscripcion-publica'] as const;
/** What the first view of each has. */
const first = { 'portal-login': 'input[name=username]', 'portal-inscripcion-publica': 'input[type=search]' };
type ColumnTag = (typeof tags)[number];

const isDrawn = ({ document }: TestPage, tag: ColumnTag): boolean =>
  Boolean(document.querySelector(tag)?.shadowRoot?.querySelector(first[tag]));

let place = 0;

/** A page on which the first view of `late` is held back: it is in another language, whose first views are a file of their own. */
async function hold(late: ColumnTag, body: (attributes: string) => string) {
  const name = `columna-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '/chunks/views-fr-', as: 'hold', times: 1 }]);
  const page = await open({
    loader: `/fallo/${name}/widgets/portal.js`,
    head,
    width: 768,
    body: body(`routing="memory" font="inherit" api-base="/fallo/${name}"`).replace(
      `<${late} `,
      `<${late} lang="fr" `,
    ),
  });
  await page.until('the code to be asked for', () =>
    windowOf(page).files.some((file) => file.includes('/chunks/base-')),
  );
  return { page, release: () => releaseAt(name) };
}

for (const upper of tags) {
  const lower = upper === 'portal-login' ? 'portal-inscripcion-publica' : 'portal-login';
  it(`${lower} waits for ${upper} above it, and nothing moves`, async () => {
    const { page, release } = await hold(
      upper,
      (attributes) => `<${upper} ${attributes}></${upper}><${lower} ${attributes}></${lower}>`,
    );
    await page.until('the lower one to wait', () => windowOf(page).seconds.length > 0);
    await release();
    for (const tag of tags) await ready(page, tag);
    await page.until('the rows', () => deep(page.document, 'article'));
    await frames(page, 3);
    expect(windowOf(page).shifts).to.deep.equal([]);
  });

  const apart: Readonly<Record<string, (one: string, other: string) => string>> = {
    beside: (one, other) =>
      `<div style="display: grid; grid-template-columns: 1fr 1fr"><div>${one}</div><div>${other}</div></div>`,
    below: (one, other) => other + one,
    'hidden above': (one, other) => `<div hidden>${one}</div>${other}`,
  };
  for (const [where, put] of Object.entries(apart))
    it(`${lower} does not wait for ${upper} ${where} it`, async () => {
      const { page, release } = await hold(upper, (attributes) =>
        put(`<${upper} ${attributes}></${upper}>`, `<${lower} ${attributes}></${lower}>`),
      );
      await page.until('the lower one', () => isDrawn(page, lower));
      await release();
      for (const tag of tags) await ready(page, tag);
    });

  it(`${lower} waits no longer than a second for ${upper}`, async () => {
    const { page, release } = await hold(
      upper,
      (attributes) => `<${upper} ${attributes}></${upper}><${lower} ${attributes}></${lower}>`,
    );
    const seconds = await page.until(
      'the lower one to wait',
      () => windowOf(page).seconds.length > 0 && windowOf(page).seconds,
    );
    expect(isDrawn(page, lower)).to.equal(false);
    for (const end of seconds) end();
    await page.until('the lower one', () => isDrawn(page, lower));
    expect(isDrawn(page, upper)).to.equal(false);
    await release();
    for (const tag of tags) await ready(page, tag);
  });
}
