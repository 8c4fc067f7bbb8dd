// Findings that several checks share.
import { type Finding, fault } from './Finding.ts';
import { loaderScripts } from './loaders.ts';
import { directiveWords, type Refusal, tellable } from './probe.ts';

/** Says what the page's policy must allow, for a file or a call. */
export const forbidden = (what: string, directive: string, address: string): Finding =>
  fault(
    `La política de la página (${directive} en Content-Security-Policy) no deja llegar ${what}.`,
    'Añada este origen a esa directiva.',
    `${directive} ${new URL(address, location.href).origin}`,
  );

/**
 * Returns the finding for a script, which a policy may also allow by a nonce: that changes with each answer of the server, and
 * no origin needs to be added.
 * @param refusal undefined if the browser does not report it
 */
export function forbiddenScript(what: string, refusal: Refusal | undefined, address: string): Finding {
  const directive = refusal?.directive ?? 'script-src';
  if (!(refusal ? knowsByNonce(refusal.policy) : [...document.scripts].some(({ nonce }) => nonce !== '')))
    return forbidden(what, directive, address);
  const loader = loaderScripts()[0]?.getAttribute('src') ?? 'https://…/portal.js';
  return fault(
    `La política de la página (${directive} con nonce en Content-Security-Policy) no deja llegar ${what}.`,
    'Ponga en el <script> de portal.js el nonce que su servidor da a los demás scripts en cada respuesta; el portal lo pasa a los que añade.',
    `<script type="module" nonce="…" src="${loader}"></script>`,
  );
}

/**
 * Returns whether a policy allows scripts by a nonce, so that no origin needs to be added: with `'strict-dynamic'` it would be
 * ignored. The most specific directive present decides.
 */
export function knowsByNonce(policy: string): boolean {
  const words = ['script-src-elem', 'script-src', 'default-src'].map((name) => directiveWords(policy, name));
  const nearest = words.find(({ length }) => length > 0) ?? [];
  return nearest.some((word) => /^'(?:nonce-.*|strict-dynamic)'$/i.test(word));
}

/** A file that the browser refuses, because it is not the one that the page or its loader was written for. */
export const changed = (address: string): Finding =>
  fault(
    `El archivo ${tellable(address)} no es el de esta versión, y el navegador no lo acepta.`,
    'Publique otra vez la carpeta dist/widgets entera. Si está bien publicada, algo cambia los archivos en el camino (un optimizador, una CDN, un proxy): excluya de él esa carpeta.',
  );

export const mixed = (what: string): Finding =>
  fault(`La página es https y ${what} es http: el navegador lo bloquea.`, 'Use la dirección https.');

/** A server that does not let pages of other origins read its file. @param before what else to check, up to a comma */
export const withoutCors = (address: string, before: string): Finding =>
  fault(
    `${tellable(address)} responde, pero sin CORS.`,
    `${before}, un script de otro origen necesita esta cabecera en el servidor de los archivos.`,
    'Access-Control-Allow-Origin: *',
  );

/** @param before what else to check, up to a verb: many servers send a web page if there is no file */
export const wrongType = (address: string, type: string, before: string): Finding =>
  fault(
    `${tellable(address)} responde ${type}, que no es JavaScript.`,
    `${before} el Content-Type del servidor: text/javascript.`,
  );
