// Shows the page's settings on a tag as custom states (`:host(:state(dark))`), so that themes are one sheet of
// rules and the host page's attributes and classes are left alone.
import type { ReadableAtom } from 'nanostores';
import { $ajustes } from '../../state/ajustes.ts';
import type { Options } from './PortalShell.ts';

const presets = ['cyan', 'blue', 'orange', 'red', 'default'] as const;

/** Keeps the states of `internals` equal to the settings and to the tag's `font`. Returns what stops it. */
export function watchTheme(
  internals: ElementInternals | undefined,
  $options: ReadableAtom<Options>,
): () => void {
  if (!internals) return () => undefined;
  const set = (name: string, on: boolean): void => {
    if (on) internals.states.add(name);
    else internals.states.delete(name);
  };
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { themeMode, themeContrast, themeColorPresets } = $ajustes.get();
    set('dark', themeMode === 'system' ? darkDevice.matches : themeMode === 'dark');
    set('bold', themeContrast === 'bold');
    for (const preset of presets) set(`preset-${preset}`, themeColorPresets === preset);
  };
  darkDevice.addEventListener('change', show);
  const stops = [
    $ajustes.subscribe(show),
    $options.subscribe(({ font }) => set('font-inherit', font === 'inherit')),
    () => darkDevice.removeEventListener('change', show),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
