// Shows Public Sans in a tag without a layout shift. It loads after the code, when people already read and press in the font of
// their device, whose letters are narrower or wider: a line that breaks elsewhere moves what is below.
import type { Idioma } from '../domain/idiomas.ts';
import { afterFrame } from '../state/afterFrame.ts';
import { pageSlot } from '../state/pageSlot.ts';
import { fontSubsets } from './fontSubsets.ts';
import { emit } from './shell/emit.ts';
import type { FirstView } from './shell/FirstView.ts';
import type { PortalShell } from './shell/PortalShell.ts';

/** The font as the functions of `document.fonts` take it. */
const typeface = '1em Public Sans';

/**
 * Fetches what texts in `idioma` need, and shows it at once if nothing in sight moves up or down, or else with the next screen.
 * @param drawn what the tag showed before its code had loaded
 */
export async function showTypeface(
  shell: PortalShell,
  idioma: Idioma,
  drawn: FirstView | undefined,
): Promise<void> {
  // First the app hydrates what is drawn, and lays out its first frame.
  if (drawn) {
    await shell.whenReady;
    await afterFrame();
  }
  const { states } = shell;
  const show = () => states?.add('typeface');
  const letters = idioma === 'vi' ? 'aạ' : 'a';
  try {
    pageSlot('fonts', addFonts);
    if (!drawn && !shell.hasAttribute('listo') && document.fonts.check(typeface, letters)) return void show();
    await document.fonts.load(typeface, letters);
  } catch {
    const message = 'Loading font Public Sans failed (error).';
    emit(shell, 'portal-error', { code: 'CSS_CHUNK_LOAD_FAILED', message });
    return;
  }
  if (changesNothing(shell, show)) return;
  states?.delete('typeface');
  let screen = shell.getAttribute('listo');
  new MutationObserver(() => {
    const next = shell.getAttribute('listo');
    if (screen && next !== screen) show();
    screen = next;
  }).observe(shell, { attributeFilter: ['listo'] });
}

/** Done once, and through the API: @font-face inside a shadow root registers nothing. */
function addFonts(): void {
  for (const [url, characters] of fontSubsets)
    document.fonts.add(
      new FontFace('Public Sans', `url("${url}")`, {
        unicodeRange: characters.replace(/^|,/g, '$&U+'),
        weight: '100 900',
        display: 'swap',
      }),
    );
}

/** Says whether every upper and lower edge of a box in sight stays where it is, to a pixel. */
function changesNothing(shell: PortalShell, change: () => void): boolean {
  // The box of an inline element is as tall as its font, but its line is not.
  const boxes = [shell, ...shell.view.querySelectorAll('*')].filter(({ clientHeight }) => clientHeight);
  const edges = (): number[] =>
    boxes.flatMap((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return [top, bottom];
    });
  const before = edges();
  change();
  return edges().every((edge, at) => {
    const was = before[at] ?? 0;
    return was < 0 || was > innerHeight || Math.abs(edge - was) <= 1;
  });
}
