/** /pagar/{codigo}: the stand-in gateway's page, and what its buttons make it say to the API over HTTP, signed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { formatosDe } from '../../correo/formatos.ts';
import { clientAddress } from '../../http/address.ts';
import type { ApiEnv, Services } from '../../http/context.ts';
import { readCobro } from '../cobro.ts';
import { iniciarPago } from '../iniciar.ts';
import { cabeceraFirma, PasarelaDeMuestra } from './muestra.ts';
import { type Accion, acciones, renderNoEncontrado, renderPagina } from './pagina.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const estilo = readFileSync(join(import.meta.dirname, 'estilo.css'), 'utf8');
const tarde = 15_000;

/** Does nothing where another gateway took the stand-in's place. */
export function mountMuestra(app: Hono<ApiEnv>, services: Services): void {
  const { pasarela } = services;
  if (!(pasarela instanceof PasarelaDeMuestra)) return;
  pasarela.connect(async (body, firma) => {
    const headers = { 'content-type': 'application/json', [cabeceraFirma]: firma };
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
    return page(c, services, hecha !== undefined && isAccion(hecha) ? hecha : undefined);
  });

  app.post('/pagar/:codigo', async (c) => {
    c.set('ruta', '/pagar/{codigo}');
    const codigo = c.req.param('codigo');
    const { accion } = await c.req.parseBody();
    if (typeof accion !== 'string' || !isAccion(accion)) return page(c, services, undefined);
    const cobro = await readCobro(services.database.db, codigo, services.now().getTime());
    if (!cobro?.pagable) return page(c, services, undefined);
    const address = clientAddress(c, services.config.trustProxy);
    const { referencia } = await iniciarPago(services, codigo, address);
    await act(pasarela, referencia, accion);
    // So that loading the page again pays nothing again.
    return c.redirect(`/pagar/${encodeURIComponent(codigo)}?hecha=${accion}`, 303);
  });
}

async function act(pasarela: PasarelaDeMuestra, referencia: string, accion: Accion): Promise<void> {
  if (accion === 'abandonar') return;
  if (accion === 'rechazar') return pasarela.avisar(referencia, 'fallido');
  await pasarela.avisar(referencia, 'confirmado', accion === 'tarde' ? tarde : 0);
  if (accion === 'dos_veces') await pasarela.avisar(referencia, 'confirmado');
}

function isAccion(text: string): text is Accion {
  return Object.hasOwn(acciones, text);
}

async function page(c: Context<ApiEnv, '/pagar/:codigo'>, services: Services, hecha: Accion | undefined) {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  // Not no-referrer: browsers would then send the form without the origin that it is checked by.
  c.header('referrer-policy', 'same-origin');
  const cobro = await readCobro(services.database.db, c.req.param('codigo'), services.now().getTime());
  if (!cobro) return c.html(renderNoEncontrado(), 404);
  const { nombre, zonaHoraria } = services.institucion;
  return c.html(renderPagina(cobro, hecha, { institucion: nombre, f: formatosDe('es', zonaHoraria) }));
}
