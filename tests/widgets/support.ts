/// <reference types="mocha" />
// Shared by the widget tests: pages in iframes, waiting for conditions, and the rule that unexpected console messages,
// errors and policy violations fail a test.
import { config, expect } from 'chai';
import { PATIENCE_MS } from '../support/patience.ts';

// Failures show both values completely.
config.truncateThreshold = 0;

const set = await (await fetch('/prueba/set')).text();
const noTest = (() => undefined) as unknown as Mocha.TestFunction;
/**
 * `it` for a test whose subject is the engine: events, focus, selection, styles, shadow DOM, fonts, navigation, storage, what the browser
 * refuses and what it keeps. In the set `engine` there are only these, in `rest` only the others (runner/sets.ts).
 */
export const inEveryEngine = set === 'rest' ? noTest : it;
if (set === 'engine') globalThis.it = noTest;

export interface PortalEvent {
  name: string;
  detail: Record<string, unknown>;
  composed: boolean;
  tag: string;
}

/** The window of a test page, with the records of watcher.js. */
export interface TestWindow extends Window {
  watched: string[];
  advice: string[];
  longTimers: { delay: number; fire(): void }[];
  portalEvents: PortalEvent[];
}

export interface TestPage {
  window: TestWindow;
  document: Document;
  frame: HTMLIFrameElement;
  /** Allows messages with this text. */
  allow(part: string | RegExp): void;
  /** Waits for an element with this selector, also in open shadow roots. */
  find(selector: string): Promise<HTMLElement>;
  /** Waits for an element with `selector` in the shadow root of the first `tag`. */
  inside(tag: string, selector: string): Promise<HTMLElement>;
  /** Waits until `check` returns something. */
  until<T>(what: string, check: () => T | undefined | null | false): Promise<T>;
  text(selector: string): string;
}

export interface PageOptions {
  head?: string;
  body?: string;
  csp?: string;
  lang?: string;
  htmlAttributes?: string;
  /** The address of the loader; '' leaves it out. */
  loader?: string;
  /** Opens this path instead of a page with `body`. */
  path?: string;
  width?: number;
}

/** The policy under which everything must render without a violation. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'";

interface Opened extends TestPage {
  allowed: (string | RegExp)[];
}

const opened: Opened[] = [];

/** Of a promise of the test's own page that nobody waited for. */
const rejected: string[] = [];
addEventListener('unhandledrejection', ({ reason }) => void rejected.push(`nobody waited for: ${reason}`));

/** Searches a tree and its open shadow roots in document order. */
export function deep(root: ParentNode, selector: string): HTMLElement | null {
  const here = root.querySelector<HTMLElement>(selector);
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const inside = element.shadowRoot && deep(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}

/** Returns the visible text of an element, including shadow roots. */
export function visibleText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const element = node as Element;
  const children = element.shadowRoot ? element.shadowRoot.childNodes : node.childNodes;
  return [...children].map(visibleText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Resolves after the present work and its microtasks, but waits for no timer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Polls every 16 ms until `check` returns something. Fails with `what`. */
export async function until<T>(
  what: string | (() => string),
  check: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  limit = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (performance.now() > end) {
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

/** `text` for an address, which no server takes longer than 16 kB. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return encodeURIComponent(btoa(String.fromCharCode(...bytes)));
}

/** Opens a page in an iframe and waits for its document. */
export async function open({
  loader = '/widgets/portal.js',
  path,
  width = 800,
  head = '',
  ...options
}: PageOptions): Promise<TestPage> {
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '700';
  const script = loader && `<script type="module" src="${loader}"></script>`;
  frame.src = path ?? `/prueba/pagina?z=${await packed(JSON.stringify({ ...options, head: head + script }))}`;
  document.body.append(frame);
  // Does not wait for the load event, because a hanging script delays it.
  await until('the page', () => {
    const page = frame.contentDocument;
    return page && page.URL !== 'about:blank' && page.readyState !== 'loading';
  });
  const window = frame.contentWindow as unknown as TestWindow;
  const page: Opened = {
    window,
    get document() {
      return frame.contentDocument as Document;
    },
    frame,
    allowed: [],
    allow: (part) => page.allowed.push(part),
    until: (what, check) =>
      until(
        () =>
          `${what}; the page shows: ${visibleText(page.document.body).slice(0, 400)}; noted: ${window.watched}`,
        check,
      ),
    find: (selector) => page.until(selector, () => deep(page.document, selector)),
    inside: (tag, selector) =>
      page.until(`${selector} in ${tag}`, () => {
        const { shadowRoot } = page.document.querySelector(tag) ?? {};
        return shadowRoot && deep(shadowRoot, selector);
      }),
    text: (selector) => visibleText(deep(page.document, selector) ?? page.document.createTextNode('')),
  };
  opened.push(page);
  return page;
}

// All files run in one tab, and Firefox restores a session that frames of the file before had cleared.
before(() => sessionStorage.clear());

const allowed = (page: Opened, line: string): boolean =>
  page.allowed.some((part) => (typeof part === 'string' ? line.includes(part) : part.test(line)));

/** Sends what the pages show to the runner, which keeps it for whoever mends the failure. */
async function leavePages(title: string, pages: readonly Opened[]): Promise<void> {
  const shown = pages.map(({ window, document }) => ({
    url: document.URL,
    html: document.documentElement.getHTML?.({ shadowRoots: rootsIn(document) }) ?? '',
    noted: window.watched ?? [],
  }));
  await fetch('/prueba/failure', { method: 'POST', body: JSON.stringify({ title, pages: shown }) });
}

/** The open shadow roots of a tree, those inside of others too. */
function rootsIn(root: ParentNode): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : [],
  );
}

/** What the pages of a test, and its own page, noted and nobody allowed. */
const unexpected = (): string[] => [
  ...rejected,
  ...opened.flatMap((page) => page.window.watched?.filter((line) => !allowed(page, line)) ?? []),
];

// It belongs to the test: after a hook that fails, mocha leaves out the rest of the file.
beforeEach(function () {
  const test = this.currentTest;
  const run = test?.fn as Mocha.AsyncFunc | undefined;
  if (!test || !run) return;
  test.fn = async function (this: Mocha.Context) {
    await run.call(this);
    // The page hears of a promise that nobody waited for in a later task than a timer's.
    await nextTask();
    await nextTask();
    expect(unexpected(), 'console, errors and policy violations').to.deep.equal([]);
  };
});

afterEach(async function () {
  const test = this.currentTest;
  if (test?.state === 'failed') await leavePages(test.fullTitle(), opened);
  // A form writes its draft as its page ends.
  for (const { frame } of opened) frame.remove();
  opened.length = 0;
  rejected.length = 0;
  sessionStorage.clear();
  localStorage.clear();
});

export interface Fault {
  path: string;
  as: string;
  times: number;
  fields?: Record<string, unknown>;
  after?: Pick<Fault, 'as' | 'fields'>;
}

/** Sets how requests below `/fallo/<name>/` fail (see runner/middleware.ts). */
export async function breakAt(name: string, faults: Fault[]): Promise<void> {
  await fetch(`/fallo/${name}/faults`, { method: 'POST', body: JSON.stringify(faults) });
}

/** Continues the held requests below `/fallo/<name>/`. */
export async function releaseAt(name: string): Promise<void> {
  await fetch(`/fallo/${name}/release`, { method: 'POST' });
}

/** Returns the requested paths below `/fallo/<name>/`. */
export async function requestsAt(name: string): Promise<string[]> {
  return (await fetch(`/fallo/${name}/requests`)).json();
}

/** Focuses an input and inserts a text so that React notices it. */
export function type(input: HTMLElement, value: string): void {
  if (!(input instanceof (input.ownerDocument.defaultView as unknown as typeof globalThis).HTMLInputElement))
    throw new Error('Not an input.');
  input.focus();
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Waits until the app of a tag has taken the place of what the loader drew of it. */
export async function ready(page: TestPage, tag = 'portal-login'): Promise<void> {
  await page.until(`the app of ${tag}`, () =>
    page.window.portalEvents.some((event) => event.name === 'portal-ready' && event.tag === tag),
  );
}

/** The code of an open course that costs something. @param letters that its name has at least */
export async function findPaidCurso(letters = 0): Promise<string> {
  const answer = await fetch('/api/cliente/cursos?estado=abierto&limite=20');
  const { resultados } = (await answer.json()) as {
    resultados: { identificacion: string; nombre: string; precio: number }[];
  };
  const fits = resultados.find(({ nombre, precio }) => precio > 0 && nombre.length >= letters);
  return fits?.identificacion ?? '';
}

/** The fields of the sign-in form, and what the demo client types into them. */
export const usuario = 'input[name=username]';
export const clave = 'input[name=password]';
export const CORREO = 'demo@portal.test';
export const CLAVE = 'demostracion-2026';

/** Sends the sign-in form of the page, filled in for the demo client. */
export async function submitLogin(page: TestPage): Promise<void> {
  type(await page.find(usuario), '1714307103');
  type(await page.find(clave), CLAVE);
  (await page.find('form button[type=submit]')).click();
}

/** Signs the demo client in through the sign-in form of the page. */
export async function signIn(page: TestPage): Promise<void> {
  await submitLogin(page);
  await page.until('a signed-in session', () => page.window.sessionStorage.getItem('accessToken'));
}
