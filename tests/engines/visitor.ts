// A person at a browser that is not Chromium: looks, presses and types. The two drivers (Firefox by puppeteer, WebKit by
// WebDriver) share only the mouse, the keyboard and a script in the page; what is where is found by the page's own DOM.
import { setTimeout as wait } from 'node:timers/promises';

/** What each driver has to bring. */
export interface Driver {
  /** Opens an address and waits until the document is read. */
  navigate(url: string): Promise<void>;
  /** Runs a function in the page, with arguments and an answer that JSON can hold. */
  run<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<R>;
  /** A press of the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus, a key for each character. */
  type(text: string): Promise<void>;
  /** Holds Control and presses a key. */
  shortcut(key: string): Promise<void>;
  close(): Promise<void>;
}

/** What a person calls a thing by: the label of a field, the words on a button or a link, a heading, any text. */
export type Kind = 'field' | 'button' | 'link' | 'heading' | 'checkbox' | 'text';

export interface Visitor {
  open(path: string): Promise<void>;
  /** Waits until it is there to be seen. `name` is the whole of it, or a regular expression's source between slashes. */
  see(kind: Kind, name: string): Promise<void>;
  /** Waits until nothing of that name is to be seen any more. */
  seeGone(kind: Kind, name: string): Promise<void>;
  press(kind: Kind, name: string): Promise<void>;
  /** Replaces what stands in a field. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses in a native list. */
  choose(label: string, value: string): Promise<void>;
  /** The errors that the page had: uncaught ones, those written to the console, violations of its policy. */
  faults(): Promise<string[]>;
}

/** How long a person waits for what should come, in milliseconds. */
const patience = 20_000;

interface Found {
  x: number;
  y: number;
}

/** Runs in the page. Looks through open shadow roots; gives the middle of what was found, scrolled into view. */
function find(kind: Kind, name: string): Found | null {
  const selectors: Record<Kind, string> = {
    field: 'input, select, textarea',
    button: 'button, [role=button], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    checkbox: 'input[type=checkbox], input[type=radio]',
    text: 'p, span, dd, dt, li, strong, h1, h2, h3, td, div',
  };
  const wanted = /^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name;
  const isWanted = (text: string | null | undefined): boolean => {
    const read = (text ?? '')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return typeof wanted === 'string' ? read === wanted : wanted.test(read);
  };
  const all: Element[] = [];
  const walk = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selectors[kind])) all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const namesOf = (element: Element): (string | null | undefined)[] => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const labelledby = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id === '' ? '' : (root.getElementById(id)?.textContent ?? '')))
      .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    return [element.getAttribute('aria-label'), labelledby, ...labels, element.textContent];
  };
  const found = all
    .filter((element) => namesOf(element).some(isWanted))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // Of nested ones the innermost; of an open dialog and what lies behind it, the dialog's.
    .toReversed();
  const target = found.find((element) => element.closest('dialog[open]')) ?? found.at(-1);
  if (!target) return null;
  const innermost = kind === 'text' ? (found.find((element) => target.contains(element)) ?? target) : target;
  innermost.scrollIntoView({ block: 'center', behavior: 'instant' });
  Reflect.set(window, '__found', innermost);
  const box = innermost.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Runs in the page: notes what goes wrong from now on. */
function listen(): void {
  if (Reflect.has(window, '__faults')) return;
  const faults: string[] = [];
  Reflect.set(window, '__faults', faults);
  window.addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy: ${effectiveDirective} refused ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const own = console[level];
    console[level] = (...words: unknown[]) => {
      faults.push(`console ${level}: ${words.join(' ')}`);
      own.apply(console, words);
    };
  }
}

/** Runs in the page: what was noted, and nothing where nobody listened. */
const noted = (): string[] => (Reflect.get(window, '__faults') as string[] | undefined) ?? [];

/** Runs in the page: chooses in the list that was found last, as the keyboard would. */
function choose(value: string): boolean {
  const list: unknown = Reflect.get(window, '__found');
  if (!(list instanceof HTMLSelectElement)) return false;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.value === value;
}

export function createVisitor(driver: Driver, base: string): Visitor {
  const seen: string[] = [];
  let aside = 0;
  const look = async (kind: Kind, name: string): Promise<Found> => {
    const end = Date.now() + patience;
    let before: Found | null = null;
    for (;;) {
      const found = await driver.run(find, kind, name);
      // Where it was a look ago too: what still moves cannot be pressed.
      if (found && before && found.x === before.x && found.y === before.y) return found;
      before = found;
      await wait(100);
      if (Date.now() > end) throw new Error(`No ${kind} "${name}" came into sight.`);
    }
  };
  return {
    async open(path) {
      await driver.navigate(new URL(path, base).href);
      await driver.run(listen);
    },
    async see(kind, name) {
      await look(kind, name);
    },
    async seeGone(kind, name) {
      const end = Date.now() + patience;
      while (await driver.run(find, kind, name)) {
        await wait(100);
        if (Date.now() > end) throw new Error(`The ${kind} "${name}" did not go away.`);
      }
    },
    async press(kind, name) {
      const { x, y } = await look(kind, name);
      // Two presses at one place count as a double click for half a second, which the portal's buttons take as one.
      aside = aside === 0 && kind !== 'checkbox' ? 6 : 0;
      await driver.click(x + aside, y);
    },
    async fill(label, text) {
      const { x, y } = await look('field', label);
      await driver.click(x, y);
      await driver.shortcut('a');
      await driver.type(text);
    },
    async choose(label, value) {
      await look('field', label);
      if (!(await driver.run(choose, value))) throw new Error(`"${label}" has no ${value}.`);
    },
    faults: async () => [...seen, ...(await driver.run(noted))],
  };
}
