// `npm run format`: writes the guides that are generated from the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenGuides } from './writtenGuides.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
for (const [path, text] of Object.entries(writtenGuides())) writeFileSync(join(root, path), text);
