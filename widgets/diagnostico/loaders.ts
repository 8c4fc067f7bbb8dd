// The loader on the page.
/** What the running loader exposes (widgets/portal.ts). */
export interface RunningLoader {
  readonly version: string;
  readonly url: string;
  /** The address of a file of the bundle, by its path there. */
  urlOf(path: string): string;
  /** The files with which a tag begins in a language, by path, with the hash of each. */
  filesOf?(tag: string, idioma: string): ReadonlyMap<string, string>;
  /** Counts the failures of each file, by its path. */
  readonly failures?: ReadonlyMap<string, number>;
}

/** Undefined if none has run. */
export function runningLoader(): RunningLoader | undefined {
  const slots: unknown = Reflect.get(globalThis, Symbol.for('portal-clientes/1'));
  return slots instanceof Map ? (slots.get('loader') as RunningLoader | undefined) : undefined;
}

const fileName = /\/portal\.js$/;

/** A script that may be meant as one: named like a loader and no other file of the bundle, or in the bundle's folder. */
export const likeLoader = (): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) =>
    /\/(?:portal(?!-(?:diagnostico|compat)\.js)[\w.-]*|widgets\/(?!configurar)\w+)\.m?js$/i.test(
      src.replace(/[?#].*/, ''),
    ),
  );

/** The scripts of the page that name a loader, as the page wrote them. */
export const loaderScripts = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) => src !== '' && fileName.test(new URL(src).pathname));

/** Returns the address of the loader in the bundle, as far as the page says it. */
export const loaderAddress = (): string | undefined => runningLoader()?.url ?? loaderScripts()[0]?.src;
