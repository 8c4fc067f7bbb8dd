/**
 * The files that calls answer by Accept, each as a call of its own: a generated client gives an operation one type of answer, and
 * a plain link sends no Accept. The portal asks by Accept, so a server need not have these.
 */
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

type MediaType = NonNullable<Endpoint['media']>[number];

/** A call that answers the file of one type which `of` answers by Accept. */
export interface FileEndpoint extends Endpoint {
  of: Endpoint;
  media: readonly [MediaType];
}

const extensions: Readonly<Record<MediaType, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/calendar': 'ics',
};

/** True for calls that never answer JSON, but a file of the one type in `media`. */
export const isFile = ({ response }: Endpoint): boolean => response.type === 'string';

/** Returns the calls for the files of a call; none for a call without files, or that answers nothing else. */
export function filesOf(of: Endpoint): FileEndpoint[] {
  if (isFile(of)) return [];
  return (of.media ?? []).map((type) => {
    const { auth, summary, status, query } = of;
    // A list is `facturas.csv`. One record has a segment more, because `{id}.pdf` would also fit `{id}`.
    const path = `${of.path}${of.path.endsWith('}') ? '/archivo' : ''}.${extensions[type]}` as const;
    const rest = {
      method: 'GET',
      auth,
      summary: `${summary}: the file`,
      status,
      response: v.string(),
    } as const;
    return { of, path, media: [type], ...rest, ...(query && { query: filtersOf(query, type) }) };
  });
}

/** A file has every match of the filters, so there are no pages; only a CSV has two forms. */
function filtersOf(query: v.GenericSchema, type: MediaType) {
  const {
    limite: _,
    cursor: _next,
    csv,
    ...filters
  } = (query as v.StrictObjectSchema<v.ObjectEntries, undefined>).entries;
  return v.strictObject(type === 'text/csv' && csv ? { ...filters, csv } : filters);
}
