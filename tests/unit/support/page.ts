/** A page without DOM: its storage, its window as an event target, and no portal on it yet. */
import { afterEach, vi } from 'vitest';
import { fakeStorage } from './fakeStorage.ts';

export interface Page {
  localStorage: Storage;
  sessionStorage: Storage;
  window: EventTarget;
  /** Another tab of the site writes to local storage, or clears it. */
  writeFromElsewhere: (key: string, value: string | null) => void;
  clearFromElsewhere: () => void;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Modules that are imported after this find the page as new: no registry, no module of a bundle before. */
export function openPage(initial: Readonly<Record<string, string>> = {}): Page {
  Reflect.deleteProperty(globalThis, Symbol.for('portal-clientes/1'));
  vi.resetModules();
  const window = new EventTarget();
  const page: Page = {
    localStorage: fakeStorage(initial),
    sessionStorage: fakeStorage(),
    window,
    writeFromElsewhere(key, value) {
      if (value === null) page.localStorage.removeItem(key);
      else page.localStorage.setItem(key, value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    clearFromElsewhere() {
      page.localStorage.clear();
      window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('sessionStorage', page.sessionStorage);
  return page;
}

/** Loads what a second copy of the bundle on the same page would have: modules of its own, the registry of the page. */
export function loadAnotherCopy(): void {
  vi.resetModules();
}
