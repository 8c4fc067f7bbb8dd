// The loaders below an address with a version. They take their chunks from the folder that all releases share, one up.
import { folder, folderExpression, guardedLoader, intactLoader } from '../intact/intactFiles.ts';

/** A loader as it was built, and as the copy that hands it over to has it. */
export interface BuiltLoader {
  readonly fileName: string;
  readonly code: string;
  /** Its text with the hashes of the copy's files. */
  readonly copied: string;
}

/** Throws where `part` does not stand in the code exactly once: then the loader finds its files in another way. */
export function replaceOnce(code: string, part: string, by: string): string {
  const parts = code.split(part);
  if (parts.length !== 2)
    throw new Error(`The loader has “${part}” ${parts.length - 1} times instead of once.`);
  return parts.join(by);
}

/** Finds the bundle's folder from a file in a folder inside it. */
export const folderAbove = 'new URL(`..`,import.meta.url)';

/**
 * The files of one folder of a version, by their names in it.
 * @param runtime what makes `intact`
 */
export const versionedLoaders = (loaders: readonly BuiltLoader[], runtime: string): Record<string, string> =>
  Object.fromEntries(
    loaders.flatMap(({ fileName, code, copied }) => {
      const copies = `new URL(\`../../${folder}\`,import.meta.url)`;
      const copy = intactLoader(fileName, copied, runtime, copies);
      const shared = replaceOnce(code, folderExpression, folderAbove);
      return [
        [fileName, guardedLoader(fileName, shared, copy)],
        [folder + fileName, copy],
      ];
    }),
  );
