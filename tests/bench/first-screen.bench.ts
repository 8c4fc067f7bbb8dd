// Measures the time until the first screen of the public tags can be used on a slow phone, and until their app has hydrated
// it, beside yardsticks that anybody could write: a form in HTML, a 5 kB script that draws one, and a React page with one
// input; and the form of a course without its styles, which shows how much of the time its fields alone take.
import type { Browser } from 'playwright-core';
import { startServer } from '../../demo/server.ts';
import { heapAfterCollection, launchBrowser, median, scriptTime, slowPage } from './browser.ts';
import { layPages, type Pages } from './layPages.ts';
import type { Bench } from './run.ts';

const ROUNDS = 3;

/** Plain HTML may vary by this factor between the rounds; more means that the machine was busy. */
const STEADY = 1.3;

interface Subject {
  readonly title: string;
  readonly path: string;
  /** Selects an element that is there once the page can be used. */
  readonly target: string;
  /** The tag whose app hydrates. */
  readonly tag?: string;
  /** The goal: the title of the subject to compare with, and how many times as long it may take. */
  readonly goal?: readonly [title: string, times: number];
}

const HTML = 'form in HTML';
const SCRIPT = 'script of 5 kB draws a form';
const LIST = 'the same fetches a list';
const REACT = 'React and one input';

/** @param curso the code of a course */
function subjectsIn({ pathOf, layTag, layInstant, layBare }: Pages, curso: string): Subject[] {
  const [login, publica] = ['portal-login', 'portal-inscripcion-publica'];
  const signIn = { tag: login, target: 'input[name=username]', goal: [SCRIPT, 1.45] } as const;
  const list = { tag: publica, target: 'input[type=search]', goal: [SCRIPT, 1.45] } as const;
  const form = {
    tag: publica,
    target: 'input[name="participante.identificacion"]',
    goal: [SCRIPT, 1.45],
  } as const;
  const instant = { goal: [HTML, 1.15] } as const;
  return [
    { title: HTML, path: pathOf('html'), target: 'input' },
    { title: SCRIPT, path: pathOf('script'), target: 'input' },
    { title: LIST, path: pathOf('cursos'), target: 'li' },
    { title: REACT, path: pathOf('react'), target: 'input' },
    {
      title: '  form of a course, bare',
      path: layBare('html', publica, { curso }),
      target: form.target,
      ...instant,
    },
    {
      title: '  the same by a script',
      path: layBare('script', publica, { curso }),
      target: form.target,
      goal: form.goal,
    },
    { title: login, path: layTag(login), ...signIn },
    { title: '  instant snippet', path: layInstant(login), ...signIn, ...instant },
    { title: '    with a sheet', path: layInstant(login, {}, 'aparte'), ...signIn, ...instant },
    { title: publica, path: layTag(publica), ...list },
    {
      title: '  with a course',
      path: layTag(publica, `curso="${curso}"`),
      ...form,
    },
    {
      title: '  with a course, instant',
      path: layInstant(publica, { curso }),
      ...form,
      ...instant,
    },
  ];
}
/** "The app has taken over", as a multiple of React and one input. */
const TAKEN_OVER = 1.7;
const REQUESTS = 6;

interface Figures {
  /** Milliseconds from the navigation. */
  readonly usable: number;
  readonly over: number;
  /** Files and data requested until then, except the page. */
  readonly requests: number;
  /** Milliseconds of script until then. */
  readonly script: number;
  /** Bytes. */
  readonly heap: number;
}

/** Looks at each frame. Runs in the page. */
function watch({ target, tag }: Pick<Subject, 'target' | 'tag'>): void {
  const find = (root: Document | ShadowRoot): HTMLElement | undefined => {
    for (const found of root.querySelectorAll<HTMLElement>(target))
      if (found.getClientRects().length > 0) return found;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  const { promise, resolve, reject } = Promise.withResolvers<{ usable: number; over: number }>();
  setTimeout(() => reject(new Error(`${target} did not come.`)), 60_000);
  let usable: number | undefined;
  const look = (): void => {
    const found = usable === undefined ? find(document) : undefined;
    if (found) {
      usable = performance.now();
      found.focus();
    }
    const isOver = tag === undefined || document.querySelector(tag)?.hasAttribute('listo');
    if (usable !== undefined && isOver) resolve({ usable, over: performance.now() });
    else requestAnimationFrame(look);
  };
  look();
  Reflect.set(window, 'measured', promise);
}

async function measure(browser: Browser, url: string, { target, tag }: Subject): Promise<Figures> {
  const { page, cdp, close } = await slowPage(browser);
  await cdp.send('Performance.enable');
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type !== 'Document' && !request.url.startsWith('data:')) requests += 1;
  });
  await page.addInitScript(watch, { target, ...(tag !== undefined && { tag }) });
  await page.goto(url, { waitUntil: 'commit' });
  // Directly through the protocol, because the script that the driver injects to wait would count too.
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression: 'measured',
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.exception?.description}`);
  const asked = requests;
  const script = await scriptTime(cdp);
  const { usable, over } = result.value as Pick<Figures, 'usable' | 'over'>;
  const heap = await heapAfterCollection(cdp);
  await close();
  return { usable, over, requests: asked, script, heap };
}

export const bench: Bench = {
  title: 'First screen at 150 ms RTT, 1.6 Mb/s, CPU ×4, empty cache (medians of 3, in turns)',
  async run() {
    const pages = await layPages();
    const server = await startServer({ port: 0, memory: true, seed: 'demo', bundleDir: pages.folder });
    const answer = await fetch(`${server.url}/api/cliente/cursos?estado=abierto&limite=1`);
    const { resultados } = (await answer.json()) as { resultados: { identificacion: string }[] };
    const subjects = subjectsIn(pages, resultados[0]?.identificacion ?? '');
    const browser = await launchBrowser();
    const rounds = new Map<string, Figures[]>(subjects.map(({ title }) => [title, []]));
    // A round before the first, in which browser and server are cold, is not counted.
    for (let round = -1; round < ROUNDS; round += 1)
      for (const subject of subjects) {
        const figures = await measure(browser, server.url + subject.path, subject);
        if (round >= 0) rounds.get(subject.title)?.push(figures);
      }
    await browser.close();
    await server.close();
    pages.remove();

    const of = (title: string, what: keyof Figures): number =>
      median((rounds.get(title) ?? []).map((figures) => figures[what]));
    const plain = (rounds.get(HTML) ?? []).map(({ usable }) => usable);
    const variation = Math.max(...plain) / Math.min(...plain);
    const steady = variation <= STEADY;
    return [
      `${'ms'.padEnd(32)}${heads.map((head) => head.padStart(15)).join('')}`,
      ...subjects.map((subject) => line(subject, of, steady)),
      `The form in HTML varied by ${Math.round((variation - 1) * 100)} % between the rounds${
        steady ? '.' : ': too much to compare with. Run it again on a quiet machine.'
      }`,
    ];
  },
};

const heads = ['usable', '× HTML', 'goal', 'taken over', '× React', 'requests', 'script', 'heap, MiB'];

/** Without comparisons if `steady` is false. */
function line(
  { title, tag, goal }: Subject,
  of: (title: string, what: keyof Figures) => number,
  steady: boolean,
): string {
  const times = (value: number, most = Number.POSITIVE_INFINITY): string =>
    steady ? `${value.toFixed(2)}${value > most ? ' !' : ''}` : '?';
  const cells = [
    String(Math.round(of(title, 'usable'))),
    times(of(title, 'usable') / of(HTML, 'usable')),
    goal ? `${times(of(title, 'usable') / of(goal[0], 'usable'), goal[1])} ≤ ${goal[1]}` : '',
    tag === undefined ? '' : String(Math.round(of(title, 'over'))),
    tag === undefined ? '' : times(of(title, 'over') / of(REACT, 'usable'), TAKEN_OVER),
    `${of(title, 'requests')}${of(title, 'requests') > REQUESTS ? ' !' : ''}`,
    String(Math.round(of(title, 'script'))),
    (of(title, 'heap') / 1_048_576).toFixed(1),
  ];
  return `${title.padEnd(32)}${cells.map((cell) => cell.padStart(15)).join('')}`;
}
