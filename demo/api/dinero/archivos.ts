/** Records and lists as documents: PDF of invoice, receipt, statement and lists; CSV of the lists. */
import type { getFactura, listFacturas } from '../../../src/contract/factura.ts';
import type { listMovimientos } from '../../../src/contract/movimiento.ts';
import type { getRecibo, listRecibos } from '../../../src/contract/recibo.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import { known } from '../db/known.ts';
import { openPropio, type Propio } from '../db/propio.ts';
import { readTogether } from '../db/snapshot.ts';
import { everyFactura, findFactura } from '../facturas/listFacturas.ts';
import { renderFactura } from '../facturas/renderFactura.ts';
import type { Acceso, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { Archivos, Call } from '../http/serve.ts';
import { readEstado } from '../movimientos/readEstado.ts';
import { renderEstado } from '../movimientos/renderEstado.ts';
import { type Cabecera, renderFacturas, renderRecibos } from '../pdf/listado.ts';
import { type ConsultaDeRecibos, everyRecibo, findRecibo } from '../recibos/listRecibos.ts';
import { renderRecibo } from '../recibos/renderRecibo.ts';
import { csvOfFacturas, csvOfMovimientos, csvOfRecibos } from './tablas.ts';

export const archivosFactura: Archivos<typeof getFactura> = {
  'application/pdf': async ({ who, params, now, c }, services) => {
    const propio = openPropio(services.database.db, who.clienteId);
    const factura = await findFactura(propio, params.id, hoyOf(now, services));
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
    body: csvOfMovimientos(
      (await estadoOf(call, services)).cuentas.flatMap(({ movimientos }) => movimientos),
    ),
    nombre: 'movimientos.csv',
    idioma: 'es',
  }),
};

export const archivosRecibos: Archivos<typeof listRecibos> = {
  'application/pdf': async (call, services) => {
    const { who, query, c, now } = call;
    const propio = openPropio(services.database.db, who.clienteId);
    const contexto = await contextoOf(propio, c, now, services);
    const cabecera = await cabeceraOf(propio, call, services);
    return {
      ...(await renderRecibos(await recibosOf(who, query, services), cabecera, contexto)),
      nombre: 'recibos.pdf',
    };
  },
  'text/csv': async ({ who, query }, services) => ({
    body: csvOfRecibos((await recibosOf(who, query, services)).resultados),
    nombre: 'recibos.csv',
    idioma: 'es',
  }),
};

export const archivosFacturas: Archivos<typeof listFacturas> = {
  'application/pdf': async (call, services) => {
    const { who, c, now } = call;
    const propio = openPropio(services.database.db, who.clienteId);
    const contexto = await contextoOf(propio, c, now, services);
    const cabecera = await cabeceraOf(propio, call, services);
    return {
      ...(await renderFacturas(await facturasOf(call, services), cabecera, contexto)),
      nombre: 'facturas.pdf',
    };
  },
  'text/csv': async (call, services) => ({
    body: csvOfFacturas((await facturasOf(call, services)).resultados),
    nombre: 'facturas.csv',
    idioma: 'es',
  }),
};

function estadoOf({ who, query, now }: Call<typeof listMovimientos>, services: Services) {
  return readEstado(services.database.db, who.clienteId, query, hoyOf(now, services));
}

function recibosOf({ clienteId }: Acceso, query: ConsultaDeRecibos, { database }: Services) {
  return readTogether(database.db, (tx) => everyRecibo(openPropio(tx, clienteId), query));
}

function facturasOf({ who, query, now }: Call<typeof listFacturas>, services: Services) {
  return readTogether(services.database.db, (tx) =>
    everyFactura(openPropio(tx, who.clienteId), query, hoyOf(now, services)),
  );
}

async function cabeceraOf(
  propio: Propio,
  {
    query: { desde, hasta },
    now,
  }: { query: { desde?: string | undefined; hasta?: string | undefined }; now: Date },
  services: Services,
): Promise<Cabecera> {
  const { nombres, apellidos, identificacion } = await propio.cliente();
  return {
    cliente: { nombre: `${nombres} ${apellidos}`, identificacion: identificacion ?? undefined },
    desde,
    hasta: hasta ?? hoyOf(now, services),
  };
}

function hoyOf(now: Date, { institucion }: Services): string {
  return dayOf(now, institucion.zonaHoraria);
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
