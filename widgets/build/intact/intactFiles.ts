// The bundle's second copy, for pages that have changed JavaScript's own objects: the same code, which uses the browser's own
// functions (guardCode.ts). A loader that meets such a page hands over to the loader of that copy.
import { minifySync } from 'vite';
import { handOver } from '../../intact/handOver.ts';
import { isPatched } from '../../intact/isPatched.ts';
import { sumOf } from '../integrity/integrityOf.ts';
import { compiledAhead } from '../loaderModules.ts';
import { guardCode } from './guardCode.ts';

/** The folder of the copy, beside the loader. */
export const folder = 'intact/';

/** The names that guarded code must not take from the page. */
const names =
  'AbortController,CustomEvent,Element,Event,IntersectionObserver,Intl,JSON,Map,MutationObserver,Promise,Reflect,Request,ResizeObserver,Set,Symbol,TextEncoder,URL,URLSearchParams,WeakMap,WeakSet,fetch,queueMicrotask';

/** The browser's own class: the page may have put another one in its place. */
const symbol = 'Object.getOwnPropertySymbols(Array.prototype)[0].constructor';

/** Adds the functions that guarded code asks for by these names. */
const withIntact = (code: string): string =>
  `(({call:__call,method:__method,read:__read,keys:__keys,${names}})=>{${code}
})(globalThis[${symbol}.for("portal-clientes/1")].get("intact/4"));
`;

/** The code that makes what guarded code asks for. */
export const intactRuntime = (code: string): string => `(Symbol=>{${code}})(${symbol});\n`;

/** The copy shares the fonts, the sheets, the tools and the page of help. */
const shareAssets = (code: string): string =>
  code.replace(/(["'`])(assets\/|ayuda\.html|[\w.-]+\/portal-(?:diagnostico|compat)\.js)/g, '$1../$2');

/** A chunk's code, or that of any other script, for the copy. */
export const intactScript = (code: string): string => withIntact(shareAssets(guardCode(code)));

/** The expression by which the loader finds its files (loader/chunks.ts). */
export const folderExpression = 'new URL(`.`,import.meta.url)';

/**
 * The loader of the copy, to all that ask the one that the page has.
 * @param runtime what makes `intact`
 * @param files where the copy's files are, as an expression
 */
export function intactLoader(file: string, code: string, runtime: string, files = folderExpression): string {
  const parts = shareAssets(guardCode(code)).split(folderExpression);
  if (parts.length !== 2) throw new Error(`${file} finds its files in another way: see intactFiles.ts.`);
  const body = parts.map((part) => part.replaceAll('import.meta.url', '__address')).join(files);
  return runtime + withIntact(`const __address=new URL("../${file}",import.meta.url).href;\n${body}`);
}

const expression = (code: string): string => minifySync('guard.js', code).code.replace(/;\s*$/, '');

/** The loader, which hands over to its copy where it has to. @param copy the code of that copy */
export function guardedLoader(file: string, code: string, copy: string): string {
  const [name, integrity] = [`./${folder}${file}`, `sha256-${sumOf(copy)}=`].map((text) =>
    JSON.stringify(text),
  );
  return `${compiledAhead}if(${expression(`(${isPatched})()`)})${expression(`(${handOver})(${name},${integrity})`)};else{${code}}\n`;
}
