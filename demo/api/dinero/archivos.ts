/** Records as documents: PDF of invoice, receipt and statement, CSV of the ledger. */
import type { getFactura } from '../../../src/contract/factura.ts';
import type { listMovimientos } from '../../../src/contract/movimiento.ts';
import type { getRecibo } from '../../../src/contract/recibo.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import { readIdioma } from '../correo/idioma.ts';
import { known } from '../data/known.ts';
import { openPropio, type Propio } from '../data/propio.ts';
import type { Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import type { Archivos, Call } from '../http/serve.ts';
import { renderEstado } from '../pdf/estado.ts';
import { renderFactura } from '../pdf/factura.ts';
import { renderRecibo } from '../pdf/recibo.ts';
import { renderCsv } from './csv.ts';
import { readEstado } from './estadoDeCuenta.ts';
import { findFactura } from './facturas.ts';
import { findRecibo } from './recibos.ts';

export const archivosFactura: Archivos<typeof getFactura> = {
  'application/pdf': async ({ who, params, now, c }, services) => {
    const propio = openPropio(services.database.db, who.clienteId);
    const factura = await findFactura(propio, params.id, dayOf(now, services.institucion.zonaHoraria));
    if (!factura) throw new ProblemError('no_encontrado');
    const hecho = await renderFactura(factura, await contextoOf(propio, c, now, services));
    return { ...hecho, nombre: `${factura.tipo.replace('_', '-')}-${factura.numero}.pdf` };
  },
};

export const archivosRecibo: Archivos<typeof getRecibo> = {
  'application/pdf': async ({ who, params, now, c }, services) => {
    const propio = openPropio(services.database.db, who.clienteId);
    const recibo = await findRecibo(propio, params.id);
    if (!recibo) throw new ProblemError('no_encontrado');
    const { nombres, apellidos, razonSocial, identificacion } = await propio.cliente();
    const de = {
      nombre: razonSocial ?? `${nombres} ${apellidos}`,
      identificacion: identificacion ?? undefined,
    };
    const hecho = await renderRecibo(recibo, de, await contextoOf(propio, c, now, services));
    return { ...hecho, nombre: `recibo-${recibo.numero}.pdf` };
  },
};

export const archivosMovimientos: Archivos<typeof listMovimientos> = {
  'application/pdf': async (call, services) => {
    const propio = openPropio(services.database.db, call.who.clienteId);
    const contexto = await contextoOf(propio, call.c, call.now, services);
    return {
      ...(await renderEstado(await estadoOf(call, services), contexto)),
      nombre: 'estado-de-cuenta.pdf',
    };
  },
  'text/csv': async (call, services) => ({
    body: renderCsv(await estadoOf(call, services)),
    nombre: 'movimientos.csv',
    idioma: 'es',
  }),
};

function estadoOf({ who, query, now }: Call<typeof listMovimientos>, services: Services) {
  return readEstado(services.database.db, who.clienteId, query, dayOf(now, services.institucion.zonaHoraria));
}

/** In the language that is asked for, else in that of the client's record. */
async function contextoOf(
  propio: Propio,
  c: { req: { header(name: string): string | undefined } },
  now: Date,
  { institucion }: Services,
) {
  const asked = c.req.header('accept-language');
  const idioma: Idioma = asked ? readIdioma(asked) : known(idiomas, (await propio.cliente()).idioma);
  return { institucion, idioma, now };
}
