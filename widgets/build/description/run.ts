// `npm run format`: writes the files of this repository that are generated from the description of the tags.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writtenFiles } from './writtenFiles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
for (const [path, text] of Object.entries(writtenFiles())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
