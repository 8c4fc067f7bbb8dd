/** The page's one API: its base, its credential and the client bound to both. A second base is refused. */
import { atom, type ReadableAtom } from 'nanostores';
import { type Client, type ClientDeps, createClient } from '../client/createClient.ts';
import { parseApiBase } from '../client/parseApiBase.ts';
import { withoutSecrets } from '../client/withoutSecrets.ts';
import { localeOf } from '../domain/idiomas.ts';
import { currentIdioma } from './currentIdioma.ts';
import { pageSlot } from './pageSlot.ts';
import { takeRead } from './takeRead.ts';
import { usualApiBase } from './usualApiBase.ts';

/** Thrown for a base that is refused. */
export class ApiBaseError extends Error {
  override readonly name = 'ApiBaseError' as const;
  readonly reason: 'invalid' | 'conflict';
  /** The message in Spanish, for whoever set up the page. */
  readonly advice: string;

  constructor(reason: 'invalid' | 'conflict', message: string, advice: string) {
    super(message);
    this.reason = reason;
    this.advice = advice;
  }
}

export interface PageApi {
  $base: ReadableAtom<string | undefined>;
  configure: (base: string) => void;
  /** Returns the base in force. If no tag has set one, the first call fixes it to the origin of the loader. */
  base: () => string;
  client: Client;
  /** A promise while the person is asked to sign in again in place; calls wait for it. */
  credential: string | undefined | Promise<string | undefined>;
  /** Returns the credential with which to retry a call that was refused (401) with the given one. */
  onUnauthorized: ClientDeps['onUnauthorized'] | undefined;
  /** Receives the server's time of each answer, in milliseconds. */
  onDate: ((instant: number) => void) | undefined;
}

/** Called only in src/state: screens use `api`, and only the session sets the credential. */
export function pageApi(): PageApi {
  return pageSlot('api', createPageApi);
}

function createPageApi(): PageApi {
  const $base = atom<string | undefined>(undefined);
  const configure = (value: string) => {
    const base = parseApiBase(value, pageOrigin());
    if (base === undefined) {
      throw new ApiBaseError(
        'invalid',
        `api-base is not an http(s) address or a path of this site: "${withoutSecrets(value)}"`,
        `api-base no es una dirección http(s) ni una ruta de este sitio: "${withoutSecrets(value)}".`,
      );
    }
    const known = $base.get();
    if (known !== undefined && known !== base) {
      throw new ApiBaseError(
        'conflict',
        `This page already uses the API at "${known}"; "${base}" is another one`,
        `la página ya usa la API de "${known}", y esta etiqueta nombra otra: "${base}".`,
      );
    }
    $base.set(base);
  };
  const base = () => {
    if ($base.get() === undefined) configure(usualApiBase());
    return $base.get() ?? '';
  };
  const page: PageApi = {
    $base,
    configure,
    base,
    credential: undefined,
    onUnauthorized: undefined,
    onDate: undefined,
    client: createClient({
      base,
      credential: () => page.credential,
      onUnauthorized: (credential, repeated) => page.onUnauthorized?.(credential, repeated),
      onDate: (instant) => page.onDate?.(instant),
      fetch: (url, init) => takeRead(url, init) ?? fetch(url, init),
      language: () => localeOf(currentIdioma()),
    }),
  };
  return page;
}

/** Undefined until a tag has set it or the first call was made. */
export const $apiBase: ReadableAtom<string | undefined> = pageApi().$base;

/**
 * Sets the API's base. The first one wins for the life of the page; '' is the page's own origin.
 * @throws {ApiBaseError} `invalid`, or `conflict` with the base that the page has.
 */
export function configureApi(base: string): void {
  pageApi().configure(base);
}

export const apiOrigin = (): string => new URL(pageApi().base()).origin;

/** The client of this page: `await api('GET /api/cliente/cursos/{id}', { params: { id } })`. */
export const api: Client = pageApi().client;

function pageOrigin(): string {
  if (typeof location === 'undefined') return 'http://localhost';
  // about:blank and srcdoc pages have the origin "null"; the base address is that of the page which made them.
  return location.origin === 'null' ? new URL(document.baseURI).origin : location.origin;
}
