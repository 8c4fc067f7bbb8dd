/** Serves the stand-in gateway's page at /pagar/{codigo}. Its buttons make the gateway send signed notices to the API. */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { documentoFile } from '../../../../src/domain/documentoFile.ts';
import { isIdioma } from '../../../../src/domain/idiomas.ts';
import type { ApiConfig } from '../../config.ts';
import { clientAddress } from '../../http/clientAddress.ts';
import type { ApiEnv, Services } from '../../http/context.ts';
import { formatsOf } from '../../http/formatsOf.ts';
import { mountTypeface } from '../../http/mountTypeface.ts';
import { portalPage } from '../../http/pages.ts';
import { ProblemError } from '../../http/problem.ts';
import { readIdioma } from '../../http/readIdioma.ts';
import type { Cobros, PasarelaServices } from '../pasarela.ts';
import { MuestraPasarela, signatureHeader } from './MuestraPasarela.ts';
import { type Action, actions, type PageQuery, readPageQuery } from './pageQuery.ts';
import { isWaiting, renderPagoPage, type View } from './renderPagoPage.ts';

/** Seconds after which a waiting page reloads, because it has no script. */
const refreshSeconds = 3;

/** The id that each form brings for the attempt that it begins. */
const IntentoId = v.pipe(v.string(), v.uuid());

type PageContext = Context<ApiEnv, '/pagar/:codigo'>;

/** Does nothing if the API has another gateway. */
export function mountMuestra(app: Hono<ApiEnv>, services: PasarelaServices, cobros: Cobros): void {
  const { pasarela } = services;
  if (!(pasarela instanceof MuestraPasarela)) return;
  pasarela.connect(async (body, signature) => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const answer = await app.request(`/api/pasarela/${pasarela.nombre}/avisos`, {
      method: 'POST',
      headers,
      body,
    });
    return answer.ok;
  });
  mountStyle(app);

  app.get('/pagar/:codigo/recibo.pdf', async (c) => {
    const { pago } = queryOf(c, services);
    const found = pago && (await cobros.receipt(c.req.param('codigo'), pago));
    if (!found) throw new ProblemError('no_encontrado');
    return c.body(await found.print(idiomaOf(c, services)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${documentoFile('recibo', found.recibo.numero)}"`,
      'cache-control': 'no-store',
    });
  });

  app.get('/pagar/:codigo', (c) => show(c, services, cobros));

  app.post('/pagar/:codigo', async (c) => {
    const codigo = c.req.param('codigo');
    const { accion: pressed, otra: another, intento } = await c.req.parseBody();
    const action = actions.find((one) => one === pressed);
    if (!action) return show(c, services, cobros);
    const address = clientAddress(c, services.config.trustProxy);
    const id = v.is(IntentoId, intento) ? intento : randomUUID();
    const { volver, next } = queryOf(c, services);
    // After a refused payment the person stays here to try again. The redirect prevents a reload from paying twice.
    const goesBack = volver !== undefined && action !== 'rechazar';
    const goOn = () =>
      c.redirect(
        goesBack ? volver : `/pagar/${encodeURIComponent(codigo)}${next({ done: action, pago: id })}`,
        303,
      );
    try {
      const started = await cobros.start(codigo, { address, again: another === '1', id });
      // Another payment of the same debt is undecided. The page says so and asks whether to pay again.
      if (started === 'undecided') return show(c, services, cobros);
      // The second press of a button ends where the first one does.
      if (started !== 'begun') await act(pasarela, started.referencia, action, services.config);
      return goOn();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'demasiados_intentos') return tooMany(c, services, error);
      // The page shows why the link cannot be paid.
      return show(c, services, cobros);
    }
  });
}

/** Shows people a page instead of a JSON problem if the API cannot answer now. It wraps the middleware that answers so. */
export function showWhileAway(services: Services): MiddlewareHandler<ApiEnv, '/pagar/:codigo'> {
  return async (c, next) => {
    await next();
    if (c.res.status !== 503) return;
    // These headers describe the problem's body, which the page replaces.
    for (const name of ['content-encoding', 'content-length']) c.res.headers.delete(name);
    c.res = await answer(c, services, { down: true }, 503);
  };
}

async function act(
  pasarela: MuestraPasarela,
  referencia: string,
  action: Action,
  { pasarelaLate }: ApiConfig,
): Promise<void> {
  if (action === 'abandonar') return pasarela.notify(referencia, 'anulado');
  if (action === 'rechazar') return pasarela.notify(referencia, 'fallido');
  await pasarela.notify(referencia, 'confirmado', action === 'tarde' ? pasarelaLate * 1000 : 0);
  if (action === 'dos_veces') await pasarela.notify(referencia, 'confirmado');
}

const queryOf = (c: Context<ApiEnv>, { config }: Services): PageQuery => readPageQuery(c.req.query(), config);

/** The language that the person chose in the portal, else the browser's. */
function idiomaOf(c: Context<ApiEnv>, services: Services) {
  const { idioma } = queryOf(c, services);
  return isIdioma(idioma) ? idioma : readIdioma(c.req.header('accept-language'));
}

async function show(c: PageContext, services: Services, cobros: Cobros) {
  const codigo = c.req.param('codigo');
  const cobro = await cobros.read(codigo);
  if (!cobro) return answer(c, services, { desconocido: true }, 404);
  const { done, pago } = queryOf(c, services);
  const paid = pago ? await cobros.receipt(codigo, pago) : undefined;
  return answer(c, services, { cobro, done, paid, codigo });
}

function tooMany(c: PageContext, services: Services, { extra }: ProblemError) {
  const seconds = extra.headers?.['retry-after'] ?? '60';
  c.header('retry-after', seconds);
  return answer(c, services, { seconds: Number(seconds) }, 429);
}

function answer(c: PageContext, services: Services, view: View, status: 200 | 404 | 429 | 503 = 200) {
  const { institucion, config } = services;
  const query = queryOf(c, services);
  c.header('content-security-policy', policyFor(query));
  c.header('cache-control', 'no-store');
  c.header('vary', 'Accept-Language');
  // With no-referrer browsers would send the form without its Origin, which the API checks.
  c.header('referrer-policy', 'same-origin');
  if (isWaiting(view)) c.header('refresh', String(refreshSeconds));
  const portal = query.volver ?? portalPage(config, '/cliente/cartera?ver=pagos');
  const recibo = (numero: string) =>
    portalPage(config, `/cliente/recibos?recibo=${encodeURIComponent(numero)}`);
  const idioma = idiomaOf(c, services);
  const f = formatsOf(idioma, institucion);
  const context = { institucion: institucion.nombre, f, idioma, portal, recibo, query };
  return c.html(renderPagoPage(view, context), status);
}

/** `form-action` names the site that the person returns to, because browsers apply it to redirects of a form too. */
function policyFor({ volver }: PageQuery): string {
  const back = volver === undefined ? '' : ` ${new URL(volver).origin}`;
  return `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
}

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Serves the style sheets and the fonts of the payment page, because its policy allows none from other sites. */
function mountStyle(app: Hono<ApiEnv>): void {
  const face = mountTypeface(app, '/pagar/letras');
  const sheets = {
    'estilo.css': [face, read('tokens.css'), read('estilo.css')].join('\n'),
    'oscuro.css': read('oscuro.css'),
  };
  for (const [name, sheet] of Object.entries(sheets)) {
    app.get(`/pagar/${name}`, (c) =>
      c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  }
}
