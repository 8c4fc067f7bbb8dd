// What the loader knows of the build: which files each chunk needs. Filled in at build time (widgets/build).

export interface LoaderManifest {
  /** The chunks of code, without `chunks/` and `.js`. The other fields speak of them by position. */
  readonly files: readonly string[];
  /** For each of them, those that it imports statically, directly or not. */
  readonly needs: readonly (readonly number[])[];
  /** The chunk that registers each tag. */
  readonly tags: Readonly<Record<string, number>>;
  /** The folder of the texts: `<folder>/<idioma>/<area>.js`. They need no other chunk. */
  readonly texts: string;
  /** For each tag, the areas of texts that its first screen shows. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
