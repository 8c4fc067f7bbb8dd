// What the loader knows of the build. Filled in at build time (widgets/build). Chunks that come later are not in it: the
// code that asks for one says what it needs.

export interface LoaderManifest {
  /** For each tag the chunk that registers it, first, and all that this chunk needs; without `chunks/` and `.js`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The folder of the texts, of an area or of a tag's first screen: `<folder>/<idioma>/<area or tag>.js`. */
  readonly texts: string;
  /** The folder of what the tags start with: `<folder>/<idioma>/<tag>.js`, the texts of the first screen included. */
  readonly starts: string;
  /** For each tag, the areas of texts that its first screen shows. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
