/** /pagar/{codigo}: the stand-in gateway's page, and what its buttons make it say to the API over HTTP, signed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { clientAddress } from '../../http/clientAddress.ts';
import type { ApiEnv, Services } from '../../http/context.ts';
import { portalPage } from '../../http/pages.ts';
import { ProblemError } from '../../http/problem.ts';
import { readIdioma } from '../../http/readIdioma.ts';
import type { Cobros, PasarelaServices } from '../pasarela.ts';
import { MuestraPasarela, signatureHeader } from './MuestraPasarela.ts';
import { type Action, actions, isWaiting, renderPagoPage, type View } from './renderPagoPage.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const style = readFileSync(join(import.meta.dirname, 'estilo.css'), 'utf8');
/** Milliseconds that a late notice takes. */
const lateMs = 15_000;
/** Seconds after which a page that waits looks again; there is no script to do it. */
const refreshSeconds = 3;

/** Does nothing where another gateway took the stand-in's place. */
export function mountMuestra(app: Hono<ApiEnv>, services: PasarelaServices, cobros: Cobros): void {
  const { pasarela } = services;
  if (!(pasarela instanceof MuestraPasarela)) return;
  pasarela.connect(async (body, firma) => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: firma };
    const answer = await app.request(`/api/pasarela/${pasarela.nombre}/avisos`, {
      method: 'POST',
      headers,
      body,
    });
    return answer.ok;
  });

  app.get('/pagar/estilo.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/pagar/:codigo', async (c) => {
    const hecha = c.req.query('hecha');
    return page(c, services, cobros, hecha !== undefined && isAction(hecha) ? hecha : undefined);
  });

  app.post('/pagar/:codigo', async (c) => {
    const codigo = c.req.param('codigo');
    const { accion: action } = await c.req.parseBody();
    if (typeof action !== 'string' || !isAction(action)) return page(c, services, cobros, undefined);
    const address = clientAddress(c, services.config.trustProxy);
    try {
      const { referencia } = await cobros.start(codigo, address);
      await act(pasarela, referencia, action);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'demasiados_intentos') return tooMany(c, services, error);
      // Whatever else stands in the way is what the page says of the link.
      return page(c, services, cobros, undefined);
    }
    // So that loading the page again pays nothing again.
    return c.redirect(`/pagar/${encodeURIComponent(codigo)}?hecha=${action}`, 303);
  });
}

async function act(pasarela: MuestraPasarela, referencia: string, action: Action): Promise<void> {
  if (action === 'abandonar') return pasarela.notify(referencia, 'anulado');
  if (action === 'rechazar') return pasarela.notify(referencia, 'fallido');
  await pasarela.notify(referencia, 'confirmado', action === 'tarde' ? lateMs : 0);
  if (action === 'dos_veces') await pasarela.notify(referencia, 'confirmado');
}

function isAction(text: string): text is Action {
  return (actions as readonly string[]).includes(text);
}

async function page(
  c: Context<ApiEnv, '/pagar/:codigo'>,
  services: Services,
  cobros: Cobros,
  hecha: Action | undefined,
) {
  const cobro = await cobros.read(c.req.param('codigo'));
  return cobro ? answer(c, services, { cobro, hecha }) : answer(c, services, { desconocido: true }, 404);
}

function tooMany(c: Context<ApiEnv>, services: Services, { extra }: ProblemError) {
  const seconds = extra.headers?.['retry-after'] ?? '60';
  c.header('retry-after', seconds);
  return answer(c, services, { segundos: Number(seconds) }, 429);
}

function answer(
  c: Context<ApiEnv>,
  { institucion, config }: Services,
  view: View,
  status: 200 | 404 | 429 = 200,
) {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  c.header('vary', 'Accept-Language');
  // Not no-referrer: browsers would then send the form without the origin that it is checked by.
  c.header('referrer-policy', 'same-origin');
  const idioma = readIdioma(c.req.header('accept-language'));
  const { nombre, zonaHoraria: zona } = institucion;
  if (isWaiting(view)) c.header('refresh', String(refreshSeconds));
  const portal = portalPage(config, '/cliente/cartera?ver=pagos');
  return c.html(renderPagoPage(view, { institucion: nombre, zona, idioma, portal }), status);
}
