/**
 * The settings of spec.md 3, kept in local storage under `settings` and followed by every tag and tab. Values that are
 * not ours (an older version, another script's `settings`) are ignored one by one, not thrown away together.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { pageSlot } from './pageSlot.ts';
import { createAlmacen, onStorageChange } from './safeStorage.ts';

/** Every setting with its values; the first is the default. */
export const opcionesAjustes = {
  themeMode: ['light', 'dark'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['mini', 'vertical', 'horizontal'],
  themeColorPresets: ['purple', 'cyan', 'blue', 'orange', 'red', 'default'],
  themeStretch: [false, true],
} as const;

export type Ajuste = keyof typeof opcionesAjustes;

export type Ajustes = { readonly [ajuste in Ajuste]: (typeof opcionesAjustes)[ajuste][number] };

const key = 'settings';
const nombres = Object.keys(opcionesAjustes) as Ajuste[];

export const ajustesDefault: Ajustes = readAjustes(undefined);

interface AjustesDeLaPagina {
  $ajustes: ReadableAtom<Ajustes>;
  set: <A extends Ajuste>(ajuste: A, value: Ajustes[A]) => void;
  reset: () => void;
}

function pageAjustes(): AjustesDeLaPagina {
  return pageSlot('ajustes', () => {
    const almacen = createAlmacen(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
    const $ajustes = atom(readAjustes(almacen.read(key)));
    onStorageChange(key, () => $ajustes.set(readAjustes(almacen.read(key))));
    return {
      $ajustes,
      set(ajuste, value) {
        const next = { ...$ajustes.get(), [ajuste]: value };
        almacen.write(key, JSON.stringify(next));
        $ajustes.set(next);
      },
      reset() {
        almacen.write(key, undefined);
        $ajustes.set(readAjustes(undefined));
      },
    };
  });
}

export const $ajustes: ReadableAtom<Ajustes> = pageAjustes().$ajustes;

export function setAjuste<A extends Ajuste>(ajuste: A, value: Ajustes[A]): void {
  pageAjustes().set(ajuste, value);
}

/** Back to the defaults; nothing is left in storage. */
export function resetAjustes(): void {
  pageAjustes().reset();
}

function readAjustes(stored: string | undefined): Ajustes {
  const given = parse(stored);
  const entries = nombres.map((nombre) => {
    const opciones: readonly unknown[] = opcionesAjustes[nombre];
    const value = given[nombre];
    return [nombre, opciones.includes(value) ? value : opciones[0]];
  });
  return Object.fromEntries(entries) as Ajustes;
}

function parse(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
