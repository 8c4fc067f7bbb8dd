// Writes portal.js: the loader with what it knows of the build, and the first views in Spanish.
import type { CarriedViews } from '../loader/firstView/firstViewOf.ts';
import type { LoaderManifest } from '../loader/manifest.ts';
import { compiledAhead } from './definition.ts';

interface Parts {
  /** The chunks of the loader, in the order in which they run. */
  readonly chunks: Readonly<Record<string, string>>;
  readonly manifest: LoaderManifest;
  readonly views: CarriedViews;
  /** The folder of the bundle, relative to the file. */
  readonly folder: './' | '../';
}

/** The names that the loader's modules declare. */
export function portalFile({ chunks, manifest, views, folder }: Parts): string {
  const known = {
    __PORTAL_URL__: 'import.meta.url',
    __PORTAL_FOLDER__: JSON.stringify(folder),
    __PORTAL_MANIFEST__: JSON.stringify(manifest),
    __PORTAL_VIEWS__: JSON.stringify(views),
    __PORTAL_MODULES__: `{${Object.keys(chunks)
      .map((name) => `${JSON.stringify(name)}:{}`)
      .join()}}`,
  };
  const constants = Object.entries(known).map(([name, value]) => `${name}=${value}`);
  const runs = Object.entries(chunks).map(
    ([name, code]) =>
      `(function(require,exports){${code}\n})(path=>__PORTAL_MODULES__[path.slice(2,-3)],__PORTAL_MODULES__[${JSON.stringify(name)}]);\n`,
  );
  return `${compiledAhead}const ${constants.join()};\n${runs.join('')}`;
}
