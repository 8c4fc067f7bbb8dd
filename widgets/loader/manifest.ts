// What the loader knows of the build: which files each chunk needs. Filled in at build time (widgets/build).

export interface ChunkManifest {
  /** Every JavaScript chunk, relative to the loader. The other fields speak of it by position. */
  readonly files: readonly string[];
  /** For each file, the files that it imports statically, directly or not. */
  readonly needs: readonly (readonly number[])[];
  /** The chunk that registers each tag. */
  readonly tags: Readonly<Record<string, number>>;
  /** For each language, the chunk of each area of texts. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** For each tag, the areas that its first screen shows. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

declare const __PORTAL_MANIFEST__: ChunkManifest;

export const manifest: ChunkManifest = __PORTAL_MANIFEST__;
