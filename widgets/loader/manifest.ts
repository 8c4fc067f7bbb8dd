// What the loader knows of the build. A start is a screen with which a tag may begin (widgets/tags.ts). Filled in at build time (widgets/build). Chunks that come later are not in it: the
// code that asks for one says what it needs.

export interface LoaderManifest {
  /** For each start the chunk that registers its tag, first, and all that is needed with it; without `chunks/` and `.js`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** The folder of the texts, of an area or of a start: `<folder>/<idioma>/<area or start>.js`. */
  readonly texts: string;
  /** The folder of what the tags start with: `<folder>/<idioma>/<start>.js`, the texts of the first screen included. */
  readonly starts: string;
  /** For each tag inside the one that composes them, the areas of texts that it starts with beyond that one's. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
