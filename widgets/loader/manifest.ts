// The loader knows this of the build. A start is a screen with which a tag may begin (widgets/tags.ts). The build fills it in
// (widgets/build). Chunks that come later are not in it: the code that asks for one says what it needs. A file is its path and,
// behind a space, its hash (loader/sums.ts).

export interface LoaderManifest {
  /** Lists for each start the chunk that registers its tag, first, and all that is needed with it. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** The folder of the texts, of an area or of a start: `<folder>/<idioma>/<area or start>.js`. */
  readonly texts: string;
  /** The folder of what the tags start with: `<folder>/<idioma>/<start>.js`, the texts of the first screen included. */
  readonly starts: string;
  /** Gives for each start with a file of its own the hashes of that file in all languages, in the languages' order. */
  readonly sums: Readonly<Record<string, string>>;
  /** Files that cannot be named with a hash where they are asked for, because they ask for the file that asks for them. */
  readonly circular: readonly string[];
  /** Lists for each tag inside the composing one the areas of texts that it starts with beyond that one's. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** Scripts that few pages need. */
  readonly tools: Readonly<Record<'compat' | 'diagnostico', string>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
