/** A record or a list as a file instead of JSON, for calls with `media`. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';

export interface MediaFile {
  body: string | Uint8Array<ArrayBuffer>;
  /** File name: letters, digits, hyphens, and the extension. */
  name: string;
  /** BCP 47 tag of the file's language. */
  idioma: string;
}

export type MediaType = NonNullable<Endpoint['media']>[number];

const types: Readonly<Record<MediaType, string>> = {
  'application/pdf': 'application/pdf',
  'text/csv': 'text/csv; charset=utf-8; header=present',
  'text/calendar': 'text/calendar; charset=utf-8',
};

export function mediaFileResponse(mediaType: MediaType, { body, name, idioma }: MediaFile): Response {
  // Browsers can show a PDF; other files are downloaded.
  const disposition = mediaType === 'application/pdf' ? 'inline' : 'attachment';
  return new Response(body, {
    headers: {
      'content-type': types[mediaType],
      'content-disposition': `${disposition}; filename="${name}"`,
      'content-language': idioma,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
    },
  });
}
