// Acts as a person in Firefox or WebKit: looks, presses and types. The two drivers (puppeteer and WebDriver) only move the
// mouse, press keys and run scripts; the script below finds elements in the page's DOM.
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from '../support/patience.ts';

/** The functions of a browser driver. */
export interface Driver {
  /** Opens an address and waits until the document is parsed. */
  navigate(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result must be JSON values. */
  run<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<R>;
  /** Presses the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element, a key for each character; a line break is Enter. */
  type(text: string): Promise<void>;
  /** Holds Control and presses a key. */
  shortcut(key: string): Promise<void>;
  /** A picture of what is in sight, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * The ways in which a person names an element: by the label of a field, the words of a button or a link, a heading, or any
 * text.
 */
export type Kind = 'field' | 'button' | 'link' | 'heading' | 'checkbox' | 'text';

export interface Visitor {
  open(path: string): Promise<void>;
  /** Waits until the element is visible. `name` is the whole name, or a regular expression between slashes. */
  see(kind: Kind, name: string): Promise<void>;
  /** Waits until no element of that name is visible. */
  seeGone(kind: Kind, name: string): Promise<void>;
  press(kind: Kind, name: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses a value in a `<select>`. */
  choose(label: string, value: string): Promise<void>;
  /** Returns the page's uncaught errors, console errors and policy violations. */
  faults(): Promise<string[]>;
}

interface Found {
  x: number;
  y: number;
}

/** Runs in the page. Searches open shadow roots, scrolls the element into view and returns its middle. */
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
    // Prefers the innermost of nested elements, and elements of an open dialog to those behind it.
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

/** Runs in the page: records errors from now on. */
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
      // What the portal says to the site's administrator of calls and files that fail on purpose.
      if (!/^Portal: (?:<[\w-]+>: |no llegó el archivo )/.test(String(words[0])))
        faults.push(`console ${level}: ${words.join(' ')}`);
      own.apply(console, words);
    };
  }
}

/** Runs in the page: returns the recorded errors. */
const noted = (): string[] => (Reflect.get(window, '__faults') as string[] | undefined) ?? [];

/** Runs in the page: chooses a value in the `<select>` that was found last. */
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
    const end = Date.now() + PATIENCE_MS;
    let before: Found | null = null;
    for (;;) {
      const found = await driver.run(find, kind, name);
      // Waits until the element stops moving, so that the press hits it.
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
      const end = Date.now() + PATIENCE_MS;
      while (await driver.run(find, kind, name)) {
        await wait(100);
        if (Date.now() > end) throw new Error(`The ${kind} "${name}" did not go away.`);
      }
    },
    async press(kind, name) {
      const { x, y } = await look(kind, name);
      // Moves each press, because two presses at one place within half a second count as a double click.
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
