// Adds Public Sans to the document once, through the FontFace API: @font-face inside a shadow root registers nothing.
// The browser fetches a subset only when a character of it is shown. A font that fails is reported, never shown.
import { pageSlot } from '../../state/pageSlot.ts';
import { emit } from './emit.ts';

/** A part of the typeface: its address, and the characters that it has, in hexadecimal: `20-7E,F1`. */
export type FontSubset = readonly [url: string, characters: string];

/** Says of what the typeface consists, which comes with what the first tag starts with. Another call changes nothing. */
export let provideFonts: (subsets: readonly FontSubset[]) => void;

const subsets = new Promise<readonly FontSubset[]>((resolve) => {
  provideFonts = resolve;
});

/** A face that cannot be loaded raises `portal-error` on the tag that asked first. */
export function loadFonts(element: HTMLElement): void {
  if (typeof FontFace === 'undefined') return;
  // A face whose characters are never shown waits as long as the page is there; the tag may go.
  const tag = new WeakRef(element);
  void pageSlot('fonts', async () => {
    for (const [url, characters] of await subsets) {
      const face = new FontFace('Public Sans', `url("${url}") format("woff2")`, {
        unicodeRange: characters.replace(/^|,/g, '$&U+'),
        weight: '100 900',
        display: 'swap',
      });
      document.fonts.add(face);
      face.loaded.catch(() => {
        const message = `Loading font ${url} failed (error).`;
        const asked = tag.deref();
        if (asked) emit(asked, 'portal-error', { code: 'CSS_CHUNK_LOAD_FAILED', message });
      });
    }
  });
}
