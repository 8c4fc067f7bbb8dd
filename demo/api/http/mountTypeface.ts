/** The portal's typeface for pages that the API itself serves, at their own origin: their policies allow no other. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { ApiEnv } from './context.ts';

const faces = createRequire(import.meta.url).resolve('@fontsource-variable/public-sans/index.css');

/**
 * Serves the files under `folder` (`/pagar/letras`).
 * @returns the style sheet that names them
 */
export function mountTypeface(app: Hono<ApiEnv>, folder: `/${string}`): string {
  const sheet = readFileSync(faces, 'utf8').replaceAll('./files/', `${folder}/`);
  app.get(`${folder}/:file{public-sans-[a-z-]+\\.woff2}`, (c) => {
    // Serves only files that the style sheet names.
    const file = c.req.param('file') ?? '';
    if (!sheet.includes(`${folder}/${file}`)) return c.notFound();
    return c.body(readFileSync(join(dirname(faces), 'files', file)), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    });
  });
  return sheet;
}
