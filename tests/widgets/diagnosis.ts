// Opens pages with the panel that tells a web administrator why a tag does not work.
import { expect } from 'chai';
import { breakAt, open, type TestPage, visibleText } from './support.ts';

const panelScript = '<script src="/widgets/portal-diagnostico.js"></script>';
export const tag = '<portal-login></portal-login>';
/** The panel waits this many milliseconds for a tag that does not show itself (widgets/diagnostico/whenShown.ts). */
const patience = 8_000;
let place = 0;

export interface Mistake {
  head?: string;
  body?: string;
  csp?: string;
  /** The language of the page, if not Spanish. */
  lang?: string;
  /** The address of the loader; '' leaves it out. */
  loader?: string;
  /** All of the page, with the panel, instead of what is made of the others. */
  whole?: string;
  /** The page's own console says this besides. */
  noise?: (string | RegExp)[];
  /** The tag never shows itself, so that the panel waits for it as long as it ever does. */
  neverShown?: boolean;
}

/** Opens a page with the panel on it, and waits for its verdict. */
export async function diagnose({
  noise = [],
  head = '',
  neverShown,
  whole,
  ...page
}: Mistake): Promise<TestPage> {
  const path = whole && `/host-pages/pagina?d=${encodeURIComponent(JSON.stringify({ whole }))}`;
  const opened = await open(path ? { path } : { ...page, head: head + panelScript });
  for (const part of noise) opened.allow(part);
  await verdict(opened, neverShown);
  return opened;
}

/** @param neverShown see {@link Mistake} */
async function verdict(page: TestPage, neverShown = false): Promise<void> {
  if (neverShown) {
    // Shortens only the panel's own timers: with the loader's, which may be set before, the code would be given up.
    const waits = await page.until('the end of its patience', () => {
      const own = page.window.longTimers.filter(({ delay }) => delay === patience);
      return own.length > 0 && own;
    });
    for (const { fire } of waits) fire();
  }
  await page.until('the verdict', () => rowsOf(page).length > 0);
}

export const rootOf = (page: TestPage): ShadowRoot | null | undefined =>
  page.document.getElementById('portal-diagnostico-panel')?.shadowRoot;

export const rowsOf = (page: TestPage): string[] =>
  [...(rootOf(page)?.querySelectorAll('li') ?? [])].map((row) => `${row.className} ${visibleText(row)}`);

export const faultsOf = (page: TestPage): string[] => rowsOf(page).filter((row) => row.startsWith('fault'));

export const wrongOf = (page: TestPage): string[] => rowsOf(page).filter((row) => !row.startsWith('ok'));

/** Mistakes by what they are: the page that makes each, and what the panel says of it. */
export type Mistakes = Readonly<Record<string, [page: () => Promise<Mistake> | Mistake, told: RegExp]>>;

/**
 * A test for each mistake: the panel tells it.
 * @param test registers them: {@link inEveryEngine} where each engine refuses in its own way
 */
export function tellsEach(mistakes: Mistakes, test = it): void {
  for (const [mistake, [make, told]] of Object.entries(mistakes)) {
    test(`reports ${mistake}`, async () => {
      const page = await diagnose(await make());
      expect(wrongOf(page).join('\n')).to.match(told);
    });
  }
}

/** Puts the panel on a page that stands. */
export async function diagnoseNow(page: TestPage, neverShown = false): Promise<void> {
  const script = page.document.createElement('script');
  script.src = '/widgets/portal-diagnostico.js';
  page.document.head.append(script);
  await verdict(page, neverShown);
}

/** A place of the server, as a path, below which the answers with this path go wrong in this way. */
export async function brokenPlace(path: string, as: string): Promise<string> {
  const name = `diagnostico-${Date.now()}-${++place}`;
  await breakAt(name, [{ path, as, times: 100 }]);
  return `/fallo/${name}`;
}

/** An API below a place of its own that goes wrong in this way, as an attribute. */
export async function brokenApi(as: string, origin = ''): Promise<string> {
  return `api-base="${origin}${await brokenPlace('/api/', as)}"`;
}

/** A bundle below a place of its own whose code goes wrong in this way; its loader is right. */
export async function brokenBundle(as: string, origin = ''): Promise<Mistake> {
  return {
    loader: `${origin}${await brokenPlace('/chunks/', as)}/widgets/portal.js`,
    noise: [/MIME|integrity|digest|hash|resource|CORS|request failed|script/i],
    neverShown: true,
  };
}

export const withIntegrity = (folder: string, integrity: string): string =>
  `<script type="module" src="/widgets/${folder}portal.js" integrity="${integrity}" crossorigin></script>`;

/** The hash of another file. */
export const foreignHash = `sha384-${'A'.repeat(64)}`;

export const otherOrigin = (): string =>
  location.origin.replace(location.hostname, location.hostname === 'localhost' ? '127.0.0.1' : 'localhost');
