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
import { type Accion, acciones, isWaiting, renderPagina, type Vista } from './renderPagoPage.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const estilo = readFileSync(join(import.meta.dirname, 'estilo.css'), 'utf8');
const tarde = 15_000;
/** Seconds after which a page that waits looks again; there is no script to do it. */
const espera = 3;

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

  app.get('/pagar/estilo.css', (c) => c.body(estilo, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/pagar/:codigo', async (c) => {
    c.set('ruta', '/pagar/{codigo}');
    const hecha = c.req.query('hecha');
    return page(c, services, cobros, hecha !== undefined && isAccion(hecha) ? hecha : undefined);
  });

  app.post('/pagar/:codigo', async (c) => {
    c.set('ruta', '/pagar/{codigo}');
    const codigo = c.req.param('codigo');
    const { accion } = await c.req.parseBody();
    if (typeof accion !== 'string' || !isAccion(accion)) return page(c, services, cobros, undefined);
    const address = clientAddress(c, services.config.trustProxy);
    try {
      const { referencia } = await cobros.start(codigo, address);
      await act(pasarela, referencia, accion);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'demasiados_intentos') return tooMany(c, services, error);
      // Whatever else stands in the way is what the page says of the link.
      return page(c, services, cobros, undefined);
    }
    // So that loading the page again pays nothing again.
    return c.redirect(`/pagar/${encodeURIComponent(codigo)}?hecha=${accion}`, 303);
  });
}

async function act(pasarela: MuestraPasarela, referencia: string, accion: Accion): Promise<void> {
  if (accion === 'abandonar') return pasarela.avisar(referencia, 'anulado');
  if (accion === 'rechazar') return pasarela.avisar(referencia, 'fallido');
  await pasarela.avisar(referencia, 'confirmado', accion === 'tarde' ? tarde : 0);
  if (accion === 'dos_veces') await pasarela.avisar(referencia, 'confirmado');
}

function isAccion(text: string): text is Accion {
  return (acciones as readonly string[]).includes(text);
}

async function page(
  c: Context<ApiEnv, '/pagar/:codigo'>,
  services: Services,
  cobros: Cobros,
  hecha: Accion | undefined,
) {
  const cobro = await cobros.read(c.req.param('codigo'));
  return cobro ? answer(c, services, { cobro, hecha }) : answer(c, services, { desconocido: true }, 404);
}

function tooMany(c: Context<ApiEnv>, services: Services, { extra }: ProblemError) {
  const segundos = extra.headers?.['retry-after'] ?? '60';
  c.header('retry-after', segundos);
  return answer(c, services, { segundos: Number(segundos) }, 429);
}

function answer(
  c: Context<ApiEnv>,
  { institucion, config }: Services,
  vista: Vista,
  status: 200 | 404 | 429 = 200,
) {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  c.header('vary', 'Accept-Language');
  // Not no-referrer: browsers would then send the form without the origin that it is checked by.
  c.header('referrer-policy', 'same-origin');
  const idioma = readIdioma(c.req.header('accept-language'));
  const { nombre, zonaHoraria: zona } = institucion;
  if (isWaiting(vista)) c.header('refresh', String(espera));
  const portal = portalPage(config, '/cliente/cartera?ver=pagos');
  return c.html(renderPagina(vista, { institucion: nombre, zona, idioma, portal }), status);
}
