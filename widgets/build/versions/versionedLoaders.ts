// The loaders below an address with a version. They take their chunks from the folder that all releases share, one up.

/** A loader as it was built. */
export interface BuiltLoader {
  readonly fileName: string;
  readonly code: string;
}

/** Throws where `part` does not stand in the code exactly once: then the loader finds its files in another way. */
export function replaceOnce(code: string, part: string, by: string): string {
  const parts = code.split(part);
  if (parts.length !== 2)
    throw new Error(`The loader has “${part}” ${parts.length - 1} times instead of once.`);
  return parts.join(by);
}

/** The expression by which the loader finds its files (loader/urlOf.ts). */
export const folderExpression = 'new URL(`.`,import.meta.url)';

/** Finds the bundle's folder from a file in a folder inside it. */
export const folderAbove = 'new URL(`..`,import.meta.url)';

/** The files of one folder of a version, by their names in it. */
export const versionedLoaders = (loaders: readonly BuiltLoader[]): Record<string, string> =>
  Object.fromEntries(
    loaders.map(({ fileName, code }) => [fileName, replaceOnce(code, folderExpression, folderAbove)]),
  );
