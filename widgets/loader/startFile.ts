// The file of what a tag starts with: one for each start and language (widgets/tags.ts).
import { type Idioma, idiomas } from '../../src/domain/idiomas.ts';
import { composer } from './composer.ts';
import { manifest } from './manifest.ts';
import { sums } from './sums.ts';

export const startFile = (start: string, idioma: Idioma): string =>
  `${manifest.starts}/${idioma}/${manifest.sums[start] ? start : composer}.js`;

/** The length of a hash. */
const length = 43;

for (const [start, all] of Object.entries(manifest.sums))
  idiomas.forEach((idioma, at) => {
    sums.set(startFile(start, idioma), all.slice(at * length, (at + 1) * length));
  });
