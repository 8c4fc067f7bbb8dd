// What the loader knows of the build. Filled in at build time (widgets/build). Chunks that come later are not in it: the
// code that asks for one says what it needs.

export interface LoaderManifest {
  /** For each tag the chunk that registers it, first, and all that this chunk needs; without `chunks/` and `.js`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The folder of the texts: `<folder>/<idioma>/<area>.js`. They need no other chunk. */
  readonly texts: string;
  /** The folder of the first views that are not in Spanish: `<folder>/<idioma>/<tag>.js`. They need no other chunk. */
  readonly firstViews: string;
  /** For each tag, the areas of texts that its first screen shows. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
