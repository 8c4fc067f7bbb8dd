/**
 * The settings of spec.md 3, stored in local storage under `settings` and followed by every tag and tab. A stored value that
 * is not one of ours (an older version, another script's `settings`) gives that setting its default and affects no other.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { pageSlot } from './pageSlot.ts';
import { createSafeStorage, onStorageChange } from './safeStorage.ts';

/** Each setting with its values, the default first. */
export const ajusteOptions = {
  /** `system` follows the preference of the person's device, even when it changes. */
  themeMode: ['light', 'dark', 'system'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['mini', 'vertical', 'horizontal'],
  themeColorPresets: ['purple', 'cyan', 'blue', 'orange', 'red', 'default'],
  themeStretch: [false, true],
} as const;

export type Ajuste = keyof typeof ajusteOptions;

export type Ajustes = { readonly [ajuste in Ajuste]: (typeof ajusteOptions)[ajuste][number] };

const key = 'settings';
const names = Object.keys(ajusteOptions) as Ajuste[];

interface PageAjustes {
  $ajustes: ReadableAtom<Ajustes>;
  set: <A extends Ajuste>(ajuste: A, value: Ajustes[A]) => void;
  reset: () => void;
}

const page = pageSlot<PageAjustes>('ajustes', () => {
  const storage = createSafeStorage(() => globalThis.localStorage);
  const $ajustes = atom(readAjustes(storage.read(key)));
  onStorageChange(key, () => $ajustes.set(readAjustes(storage.read(key))));
  return {
    $ajustes,
    set(ajuste, value) {
      const next = { ...$ajustes.get(), [ajuste]: value };
      storage.write(key, JSON.stringify(next));
      $ajustes.set(next);
    },
    reset() {
      storage.write(key, undefined);
      $ajustes.set(readAjustes(undefined));
    },
  };
});

export const $ajustes = page.$ajustes;
export const setAjuste = page.set;
/** Goes back to the defaults and removes what is stored. */
export const resetAjustes = page.reset;

function readAjustes(stored: string | undefined): Ajustes {
  const given = parse(stored);
  const entries = names.map((name) => {
    const options: readonly unknown[] = ajusteOptions[name];
    const value = given[name];
    return [name, options.includes(value) ? value : options[0]];
  });
  return Object.fromEntries(entries) as Ajustes;
}

/** Parses what is stored. Anything without the properties of the settings counts as no settings. */
function parse(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return {};
  }
}
