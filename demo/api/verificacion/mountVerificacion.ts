/** Serves the page behind the link that confirms a mailbox, and handles its form. */
import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isIdioma } from '../../../src/domain/idiomas.ts';
import { repeat } from '../db/lostConnection.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { mountTypeface } from '../http/mountTypeface.ts';
import { portalPage } from '../http/pages.ts';
import { readIdioma } from '../http/readIdioma.ts';
import { renderVerificacionPage } from './renderVerificacionPage.ts';
import { lookAtVerificacion, type Verificacion, verifyCorreo } from './verifyCorreo.ts';

const path = '/api/correo/verificar';
const stylePath = '/api/correo/pagina.css';
const style = readFileSync(new URL('./pagina.css', import.meta.url), 'utf8');
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const status: Record<Verificacion['estado'], ContentfulStatusCode> = {
  pendiente: 200,
  hecha: 200,
  usada: 200,
  anulada: 410,
  vencida: 410,
  invalida: 404,
};

export function mountVerificacion(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  app.get(path, async (c) => {
    const token = c.req.query('token') ?? '';
    return answer(c, token, c.req.query('idioma'), await lookAtVerificacion(db, token, services.now()));
  });
  app.post(path, async (c) => {
    const { token, idioma } = await c.req.parseBody();
    const text = typeof token === 'string' ? token : '';
    // A second try finds the mailbox confirmed, and says so.
    return answer(c, text, idioma, await repeat(() => verifyCorreo(db, text, services.now())));
  });
  const sheet = `${mountTypeface(app, '/api/correo/letras')}\n${style}`;
  app.get(stylePath, (c) => {
    return c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
  });

  async function answer(
    c: Context<ApiEnv>,
    token: string,
    asked: unknown,
    verificacion: Verificacion,
  ): Promise<Response> {
    const fallback = isIdioma(asked) ? asked : readIdioma(c.req.header('accept-language'));
    const idioma = 'idioma' in verificacion ? verificacion.idioma : fallback;
    const { institucion, config } = services;
    const page = await renderVerificacionPage(verificacion, {
      idioma,
      institucion,
      token,
      portal: (path) => portalPage(config, path),
    });
    // With no-referrer browsers would send the form without its Origin, which the API checks.
    return c.html(String(page), status[verificacion.estado], {
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
}
