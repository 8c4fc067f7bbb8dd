/// <reference types="vite/client" />

import latinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2?url';
import type { FontSubset } from '../../src/element/shell/loadFonts.ts';
import { fontRanges } from '../fontRanges.ts';

/** The typeface as files that the program's bundler finds. */
export const fontSubsets: readonly FontSubset[] = [
  [latin, fontRanges.latin],
  [latinExt, fontRanges['latin-ext']],
  [vietnamese, fontRanges.vietnamese],
];
