import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const guides = join(import.meta.dirname, '..', '..', '..', 'demo', 'docs');

/** Puts each component of a guide into a file of an app, which is compiled with it. @param folder the app's sources. Returns how many. */
export function writeGuideCode(guide: string, language: 'tsx' | 'vue', folder: string): number {
  const text = readFileSync(join(guides, guide), 'utf8');
  const pieces = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  for (const [at, [, code = '']] of pieces.entries())
    writeFileSync(join(folder, `Guide${at + 1}.${language}`), code);
  return pieces.length;
}
