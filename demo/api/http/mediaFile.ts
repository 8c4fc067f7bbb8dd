/** A record or a list as a document instead of JSON: what a call with `media` also offers. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';

export interface MediaFile {
  body: string | Uint8Array<ArrayBuffer>;
  /** File name: letters, digits, hyphens, and the extension. */
  nombre: string;
  /** BCP 47 tag of what is written in it. */
  idioma: string;
}

export type MediaType = NonNullable<Endpoint['media']>[number];

const types: Readonly<Record<MediaType, string>> = {
  'application/pdf': 'application/pdf',
  'text/csv': 'text/csv; charset=utf-8; header=present',
  'text/calendar': 'text/calendar; charset=utf-8',
};

export function mediaFileResponse(mediaType: MediaType, { body, nombre, idioma }: MediaFile): Response {
  // Browsers show a PDF in place; a spreadsheet opens the rest.
  const disposition = mediaType === 'application/pdf' ? 'inline' : 'attachment';
  return new Response(body, {
    headers: {
      'content-type': types[mediaType],
      'content-disposition': `${disposition}; filename="${nombre}"`,
      'content-language': idioma,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
    },
  });
}
