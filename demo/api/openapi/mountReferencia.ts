/** Serves the contract: OpenAPI at /api/openapi.json, and a page for people at /api/referencia. */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { ApiEnv } from '../http/context.ts';
import { buildDocument } from './buildDocument.ts';
import { renderPage } from './renderPage.ts';

const style = readFileSync(new URL('./referencia.css', import.meta.url), 'utf8');
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function mountReferencia(app: Hono<ApiEnv>): void {
  // Built at the first request, because all routes are mounted by then.
  let built: { json: string; page: string } | undefined;
  const build = async (): Promise<{ json: string; page: string }> => {
    const document = await buildDocument(app);
    built ??= { json: JSON.stringify(document), page: String(await renderPage(document)) };
    return built;
  };

  app.get('/api/openapi.json', async (c) => {
    const { json } = await build();
    return c.body(json, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  app.get('/api/referencia', async (c) => {
    const { page } = await build();
    c.header('Content-Security-Policy', pagePolicy);
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
  app.get('/api/referencia/estilo.css', (c) => {
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
  });
  app.get('/api', (c) => c.redirect('/api/referencia', 302));
  app.get('/api/', (c) => c.redirect('/api/referencia', 302));
}
