// Names of the chunks: a hash each for code; for the texts one folder whose hash is that of all texts together, so that
// the loader need not carry sixty hashes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRules } from './buildRules.ts';

const locales = 'src/i18n/locales';
const textsModule = /\/src\/i18n\/locales\/([a-z]+)\/([a-z]+)\.json$/;

function textsHash(): string {
  const hash = createHash('sha256').update(buildRules);
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(locales, name)));
  return hash.digest('base64url').slice(0, 8);
}

const folder = `chunks/texts-${textsHash()}`;

/** Serves as rolldown's `chunkFileNames`. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, idioma, area] = textsModule.exec(facadeModuleId ?? '') ?? [];
  return idioma && area ? `${folder}/${idioma}/${area}.js` : 'chunks/[name]-[hash].js';
}
