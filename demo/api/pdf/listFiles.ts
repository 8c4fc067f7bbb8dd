/** Answers records and lists as PDF or CSV instead of JSON. */

import { dayOf } from '../../../src/domain/fechas.ts';
import { idiomas, institutionIdioma, localeOf } from '../../../src/domain/idiomas.ts';
import { clientScope, type OwnRecords } from '../db/clientScope.ts';
import { known } from '../db/known.ts';
import type { Acceso, Services } from '../http/context.ts';
import type { MediaFile } from '../http/mediaFileResponse.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { PaperContext, PaperFile } from './openPaper.ts';
import { partyOf } from './party.ts';
import type { ListHeader } from './renderList.ts';
import type { CsvPerson } from './toCsv.ts';

interface RecordCall {
  who: Acceso;
  now: Date;
  c: { req: { header(name: string): string | undefined } };
}

interface ListCall extends RecordCall {
  query: { desde?: string | undefined; hasta?: string | undefined; csv?: 'datos' | undefined };
}

interface CsvFormat<C, L> {
  /** Reads all matches of the filters in one snapshot. */
  read: (call: C, services: Services) => Promise<L>;
  csv: (list: L, person?: CsvPerson) => string;
}

interface ListFormats<C, L> extends CsvFormat<C, L> {
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
    ...csvFile(name, { read, csv }),
  };
}

/** Returns the function that writes a list as a CSV file of that name, for the person who asks, or for programs. */
export function csvFile<C extends ListCall, L>(name: string, { read, csv }: CsvFormat<C, L>) {
  return {
    'text/csv': async (call: C, services: Services): Promise<MediaFile> => {
      const own = clientScope(services.database.db, call.who.clienteId);
      const person = call.query.csv === 'datos' ? undefined : await paperContextOf(own, call, services);
      return {
        body: csv(await read(call, services), person),
        name: `${name}.csv`,
        idioma: localeOf(person?.idioma ?? institutionIdioma),
      };
    },
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
  const cliente = await own.cliente();
  return {
    cliente: partyOf(cliente),
    desde,
    hasta: hasta ?? dayOf(now, institucion.zonaHoraria),
  };
}
