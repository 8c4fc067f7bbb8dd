/** Answers records and lists as PDF or CSV instead of JSON. */
import { dayOf } from '../../../src/domain/fechas.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import { clientScope, type OwnRecords } from '../db/clientScope.ts';
import { known } from '../db/known.ts';
import type { Acceso, Services } from '../http/context.ts';
import type { MediaFile } from '../http/mediaFileResponse.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { PaperContext, PaperFile } from './openPaper.ts';
import type { ListHeader } from './renderList.ts';

interface RecordCall {
  who: Acceso;
  now: Date;
  c: { req: { header(name: string): string | undefined } };
}

interface ListCall extends RecordCall {
  query: { desde?: string | undefined; hasta?: string | undefined };
}

interface ListFormats<C, L> {
  /** Reads all matches of the filters in one snapshot. */
  read: (call: C, services: Services) => Promise<L>;
  csv: (list: L) => string;
  pdf: (list: L, header: ListHeader, context: PaperContext) => Promise<PaperFile>;
}

/** Returns the functions that write a list as PDF and CSV files of that name. */
export function listFiles<C extends ListCall, L>(name: string, { read, csv, pdf }: ListFormats<C, L>) {
  return {
    'application/pdf': async (call: C, services: Services): Promise<MediaFile> => {
      const own = clientScope(services.database.db, call.who.clienteId);
      const context = await paperContextOf(own, call, services);
      const list = await read(call, services);
      return {
        ...(await pdf(list, await listHeaderOf(own, call, services), context)),
        name: `${name}.pdf`,
      };
    },
    'text/csv': async (call: C, services: Services): Promise<MediaFile> => ({
      body: csv(await read(call, services)),
      name: `${name}.csv`,
      idioma: 'es',
    }),
  };
}

/** Takes the language from the request, else from the client's record. */
export async function paperContextOf(
  own: OwnRecords,
  { c, now }: RecordCall,
  { institucion }: Services,
): Promise<PaperContext> {
  const asked = c.req.header('accept-language');
  const idioma = asked ? readIdioma(asked) : known(idiomas, (await own.cliente()).idioma);
  return { institucion, idioma, now, monedas: await own.monedas() };
}

async function listHeaderOf(
  own: OwnRecords,
  { query: { desde, hasta }, now }: ListCall,
  { institucion }: Services,
): Promise<ListHeader> {
  const { nombres, apellidos, identificacion } = await own.cliente();
  return {
    cliente: { nombre: `${nombres} ${apellidos}`, identificacion: identificacion ?? undefined },
    desde,
    hasta: hasta ?? dayOf(now, institucion.zonaHoraria),
  };
}
