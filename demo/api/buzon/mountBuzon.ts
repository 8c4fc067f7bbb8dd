/**
 * The outbox for people who try the demo: what would have been sent, since no SMTP server was given. It shows every
 * mail to everybody, links that open things included, so it is mounted only where the configuration says so.
 */
import type { Hono } from 'hono';
import type { ApiEnv, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { findCorreo, listCorreos } from './listCorreos.ts';

const base = '/api/buzon';

/** What somebody typed is in it: no script, nothing from elsewhere; links open in another tab, free of this policy. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function mountBuzon(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;

  app.get(base, async (c) => {
    c.set('ruta', base);
    const before = Number(c.req.query('antes') ?? Number.POSITIVE_INFINITY);
    return c.json(await listCorreos(db, before), 200, { 'cache-control': 'no-store' });
  });

  app.get(`${base}/:id`, async (c) => {
    c.set('ruta', `${base}/{id}`);
    const { html: _html, adjuntos, ...correo } = await found(c.req.param('id'));
    const files = adjuntos.map(({ nombre, contenido }) => ({ nombre, bytes: Buffer.byteLength(contenido) }));
    return c.json({ ...correo, adjuntos: files }, 200, { 'cache-control': 'no-store' });
  });

  app.get(`${base}/:id/html`, async (c) => {
    c.set('ruta', `${base}/{id}/html`);
    const { html } = await found(c.req.param('id'));
    // The frame that shows it may not navigate; its links leave it.
    return c.html(html.replace('<head>', '<head><base target="_blank">'), 200, {
      'content-security-policy': mailPolicy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
  });

  app.get(`${base}/:id/adjuntos/:n`, async (c) => {
    c.set('ruta', `${base}/{id}/adjuntos/{n}`);
    const { adjuntos } = await found(c.req.param('id'));
    const file = adjuntos[Number(c.req.param('n'))];
    if (!file) throw new ProblemError('no_encontrado');
    return c.body(file.contenido, 200, {
      'content-type': file.tipo,
      'content-disposition': `attachment; filename="${file.nombre}"`,
      'cache-control': 'no-store',
    });
  });

  async function found(id: string) {
    const correo = await findCorreo(db, id);
    if (!correo) throw new ProblemError('no_encontrado');
    return correo;
  }
}
