/** Serves the style sheets and the fonts of the payment page, because its policy allows none from other sites. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { ApiEnv } from '../../http/context.ts';

const faces = createRequire(import.meta.url).resolve('@fontsource-variable/public-sans/index.css');
const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const face = readFileSync(faces, 'utf8').replaceAll('./files/', '/pagar/letras/');
const sheets = {
  'estilo.css': [face, read('tokens.css'), read('estilo.css')].join('\n'),
  'oscuro.css': read('oscuro.css'),
};

export function mountStyle(app: Hono<ApiEnv>): void {
  for (const [name, sheet] of Object.entries(sheets)) {
    app.get(`/pagar/${name}`, (c) =>
      c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  }
  app.get('/pagar/letras/:file{public-sans-[a-z-]+\\.woff2}', (c) => {
    // Serves only files that the style sheet names.
    const file = c.req.param('file');
    if (!face.includes(`/pagar/letras/${file}`)) return c.notFound();
    return c.body(readFileSync(join(dirname(faces), 'files', file)), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    });
  });
}
