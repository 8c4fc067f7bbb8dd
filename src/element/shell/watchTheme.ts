// Shows the page's settings and the tag's own look as custom states (`:host(:state(dark))`), so that themes are one sheet of
// rules and the host page's attributes and classes are left alone.
import { $ajustes } from '../../state/ajustes.ts';
import type { PortalShell } from './PortalShell.ts';
import { around, lookOfPage, type PageLook, watchPage } from './pageLook.ts';

/** The options whose values become states, such as `marco-ninguno`. */
const looks = ['font', 'marco', 'densidad', 'idiomas', 'ajustes'];

/** Returns how the box around the tag lays its contents out. */
function displayAround(shell: PortalShell): string {
  let at: Element | undefined = shell;
  let display: string;
  do {
    at = at.assignedSlot ?? around(at);
    if (!at) return '';
    ({ display } = getComputedStyle(at));
  } while (display === 'contents');
  return display;
}

/** Keeps the states of `shell` equal to the settings, its options and its place. Returns what stops it. */
export function watchTheme(shell: PortalShell): (() => void) | undefined {
  const { $options, states, shadowRoot } = shell;
  if (!states) return undefined;
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  /** Returns the `tema` that the page has set; a tag without a ground of its own has to look as the page does. */
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
  /** True if the page's accent is not a colour. */
  let isWrong: boolean | undefined;
  let isFlexItem = false;
  const readPage = (): void => {
    const { view } = shell;
    // The tag is back from another document without its view's sheets: a style computed now would transition to theirs.
    const isBare = shadowRoot.adoptedStyleSheets.length === 1 && view.hasChildNodes();
    if (isBare && isWrong !== undefined) return;
    isFlexItem = /flex/.test(displayAround(shell));
    const page = getComputedStyle(shell);
    view.style.setProperty('--_ink', $options.get().marco === 'ninguno' ? page.color : '');
    const accent = page.getPropertyValue('--portal-accent');
    isWrong = accent !== '' && !CSS.supports('color', accent);
  };
  const show = (): void => {
    const { themeContrast, themeColorPresets } = $ajustes.get();
    const { isDark, ground = '' } = lookOf();
    // Texts on this ground keep their contrast with it (src/ui/theme/frameCss.ts).
    shell.view.style.setProperty('--_ground', `${ground}`);
    const options = $options.get();
    readPage();
    // The typeface state is set elsewhere.
    for (const state of [...states]) if (state !== 'typeface') states.delete(state);
    for (const look of looks) states.add(`${look}-${options[look]}`);
    states.add(`preset-${themeColorPresets}`);
    if (themeContrast === 'bold') states.add('bold');
    if (isDark) states.add('dark');
    if (isWrong) states.add('no-accent');
    if (isFlexItem) states.add('flex-item');
  };
  let stopPage: (() => void) | undefined;
  const follow = (): void => {
    stopPage?.();
    stopPage = temaOf() === 'auto' ? watchPage(shell, show) : undefined;
    show();
  };
  // The view inherits the page's colours: a transition's end says that they changed, whatever the reason (src/ui/theme/baseCss.ts).
  const onOwn = ({ target }: Event): void => {
    if (target === shell.view) show();
  };
  shadowRoot.addEventListener('transitionend', onOwn);
  // Some pages have a matchMedia of their own, without it.
  darkDevice.addEventListener?.('change', show);
  const stops = [
    $ajustes.listen(show),
    $options.subscribe(follow),
    () => darkDevice.removeEventListener?.('change', show),
    () => shadowRoot.removeEventListener('transitionend', onOwn),
  ];
  return () => {
    for (const stop of stops) stop();
    stopPage?.();
  };
}
