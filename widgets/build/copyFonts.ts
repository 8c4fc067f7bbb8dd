// Puts the files of the typeface beside the bundle, under names with a hash, and says which characters each has.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontSubset } from '../../src/element/shell/loadFonts.ts';
import { fontRanges } from '../fontRanges.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/public-sans'))), 'files');

/** Their paths are relative to the loader. */
export function copyFonts(outDir: string): FontSubset[] {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  return Object.entries(fontRanges).map(([subset, characters]) => {
    const file = join(folder, `public-sans-${subset}-wght-normal.woff2`);
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const path = `assets/${subset}-${hash}.woff2`;
    writeFileSync(join(outDir, path), bytes);
    return [path, characters];
  });
}
