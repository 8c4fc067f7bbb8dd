// Shows the page's settings and the tag's own look as custom states (`:host(:state(dark))`), so that themes are one sheet of
// rules and the host page's attributes and classes are left alone.
import { $ajustes, ajusteOptions } from '../../state/ajustes.ts';
import type { PortalShell } from './PortalShell.ts';
import { lookOfPage, type PageLook, watchPage } from './pageLook.ts';

/** The options that are a state of their own, as option and value. */
const looks = ['font-inherit', 'marco-ninguno', 'densidad-compacta', 'idiomas-no', 'ajustes-no'];

interface ThemeWatch {
  /** The tag stands somewhere else by now. */
  moved(): void;
  stop(): void;
}

/** Keeps the states of `shell` equal to the settings and to its options. */
export function watchTheme(shell: PortalShell): ThemeWatch | undefined {
  const { $options, states } = shell;
  if (!states) return undefined;
  const set = (name: string, on: boolean): void => {
    if (on) states.add(name);
    else states.delete(name);
  };
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  /** What the page says of the look; without a ground of its own a tag has to be as the page is. */
  const temaOf = (): unknown => {
    const { tema, marco } = $options.get();
    return tema ?? (marco === 'ninguno' ? 'auto' : undefined);
  };
  const lookOf = (): PageLook => {
    const tema = temaOf();
    if (tema === 'auto') return lookOfPage(shell);
    const { themeMode } = $ajustes.get();
    const isDark = themeMode === 'system' ? darkDevice.matches : themeMode === 'dark';
    return { isDark: tema ? tema === 'oscuro' : isDark };
  };
  const show = (): void => {
    const { themeContrast, themeColorPresets } = $ajustes.get();
    const { isDark, ground = '' } = lookOf();
    // What is written on it keeps its distance (src/ui/theme/frameCss.ts).
    shell.view.style.setProperty('--_ground', `${ground}`);
    set('dark', isDark);
    set('bold', themeContrast === 'bold');
    for (const preset of ajusteOptions.themeColorPresets)
      set(`preset-${preset}`, themeColorPresets === preset);
  };
  let stopPage: (() => void) | undefined;
  const follow = (): void => {
    stopPage?.();
    const options = $options.get();
    for (const look of looks) {
      const [option = '', value] = look.split('-');
      set(look, options[option] === value);
    }
    stopPage = temaOf() === 'auto' ? watchPage(shell, show) : undefined;
    show();
  };
  // Some pages have a matchMedia of their own, without it.
  darkDevice.addEventListener?.('change', show);
  const stops = [
    $ajustes.listen(show),
    $options.subscribe(follow),
    () => darkDevice.removeEventListener?.('change', show),
  ];
  return {
    moved: follow,
    stop() {
      for (const stop of stops) stop();
      stopPage?.();
    },
  };
}
