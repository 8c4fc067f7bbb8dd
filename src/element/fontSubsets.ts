/// <reference types="vite/client" />

import latinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2?url';

/**
 * The parts of the typeface: the address of each, and the characters that it is for, in hexadecimal: `20-7E,F1`. If two are for
 * the same character, the later one is used.
 */
export const fontSubsets: readonly (readonly [url: string, characters: string])[] = [
  [latinExt, '100-36F,1D00-1EFF,20A0-20C0,2C60-2C7F,A720-A7FF'],
  [vietnamese, '102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-329,1EA0-1EF9,20AB'],
  [latin, '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191-2215,FEFF,FFFD'],
];
