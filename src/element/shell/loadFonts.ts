// Adds Public Sans to the document once, through the FontFace API: @font-face inside a shadow root registers nothing.
// The browser fetches a subset only when a character of it is shown. A font that fails is reported, never shown.

import latinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2?url';
import { pageSlot } from '../../state/pageSlot.ts';
import { emit } from './emit.ts';

const subsets = [
  [
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
  [
    latinExt,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
  ],
  [
    vietnamese,
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  ],
] as const;

/** A face that cannot be loaded raises `portal-error` on the tag that asked first. */
export function loadFonts(element: HTMLElement): void {
  if (typeof FontFace === 'undefined') return;
  pageSlot('fonts', () => {
    for (const [url, unicodeRange] of subsets) {
      const face = new FontFace('Public Sans', `url("${url}") format("woff2")`, {
        unicodeRange,
        weight: '100 900',
        display: 'swap',
      });
      element.ownerDocument.fonts.add(face);
      face.loaded.catch(() => {
        const message = `The font ${url} could not be loaded; the page's own is used.`;
        emit(element, 'portal-error', { code: 'CSS_CHUNK_LOAD_FAILED', message });
      });
    }
    return true;
  });
}
