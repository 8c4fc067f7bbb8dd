// The loaders below an address with a version. They take their chunks from the folder that all releases share, one up.
import { folder, guardedLoader, intactLoader, ownFolder } from '../intact/intactFiles.ts';

/** The code of a loader as it was built, by the name of its file. */
export type Loaders = readonly { readonly fileName: string; readonly code: string }[];

const diagnosis = 'portal-diagnostico.js';

/** Throws where `part` does not stand in the code exactly once: then the loader finds its files in another way. */
function replaceOnce(code: string, part: string, by: string): string {
  const parts = code.split(part);
  if (parts.length !== 2)
    throw new Error(`The loader has “${part}” ${parts.length - 1} times instead of once.`);
  return parts.join(by);
}

/**
 * The files of one folder of a version, by their names in it.
 * @param version whose panel a page with this loader opens, as another one knows other chunks
 * @param runtime what makes `intact`
 */
export function versionedLoaders(loaders: Loaders, version: string, runtime: string): Record<string, string> {
  const withPanel = (code: string): string => code.replaceAll(diagnosis, `${version}/${diagnosis}`);
  return Object.fromEntries(
    loaders.flatMap(({ fileName, code }) => {
      const shared = replaceOnce(code, ownFolder, 'new URL(`..`,import.meta.url)');
      const copies = `new URL(\`../../${folder}\`,import.meta.url)`;
      return [
        [fileName, guardedLoader(fileName, withPanel(shared))],
        [folder + fileName, withPanel(intactLoader(fileName, code, runtime, copies))],
      ];
    }),
  );
}
