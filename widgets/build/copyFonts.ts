// Puts the files of the typeface beside the bundle, under names with a hash, and says which characters each has.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontSubset } from '../../src/element/shell/loadFonts.ts';

const ranges: Readonly<Record<string, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
};

const folder = join(dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/public-sans'))), 'files');

/** Their paths are relative to the loader. */
export function copyFonts(outDir: string): FontSubset[] {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  return Object.entries(ranges).map(([subset, unicodeRange]) => {
    const name = `public-sans-${subset}-wght-normal`;
    const bytes = readFileSync(join(folder, `${name}.woff2`));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const path = `assets/${name}-${hash}.woff2`;
    writeFileSync(join(outDir, path), bytes);
    return [path, unicodeRange];
  });
}
