// Shows the page's settings on a tag as custom states (`:host(:state(dark))`), so that themes are one sheet of
// rules and the host page's attributes and classes are left alone.
import { $ajustes } from '../state/ajustes.ts';

const presets = ['cyan', 'blue', 'orange', 'red', 'default'] as const;

/** Keeps the states of `internals` equal to the settings. Returns what stops it. */
export function watchTheme(internals: ElementInternals | undefined, inheritsFont: () => boolean): () => void {
  if (!internals) return () => undefined;
  const { states } = internals;
  const set = (name: string, on: boolean): void => {
    if (on) states.add(name);
    else states.delete(name);
  };
  return $ajustes.subscribe((ajustes) => {
    set('dark', ajustes.themeMode === 'dark');
    set('bold', ajustes.themeContrast === 'bold');
    for (const preset of presets) set(`preset-${preset}`, ajustes.themeColorPresets === preset);
    set('font-inherit', inheritsFont());
  });
}
