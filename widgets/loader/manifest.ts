// What the loader knows about the build, which writes it into portal.js (widgets/build/portalFile.ts). A start is a screen with
// which a tag may begin (widgets/tags.ts).

/** The hash of a chunk's file, SHA-256 in base64url, and the names of the chunks without which it cannot run. */
export type ChunkInfo = readonly [sum: string, ...needs: string[]];

/** What a start consists of. */
export interface StartInfo {
  /** The names of the chunks with its code; the first one registers the tag. */
  readonly code: readonly string[];
  /** The groups of its texts (src/i18n/textGroups.ts). */
  readonly texts: readonly string[];
}

export interface LoaderManifest {
  /** The chunks of the starts, by name. One of them registers the later ones. */
  readonly chunks: Readonly<Record<string, ChunkInfo>>;
  readonly starts: Readonly<Record<string, StartInfo>>;
  /** Scripts that few pages need: path and hash. */
  readonly tools: Readonly<Record<'compat' | 'diagnostico', readonly [path: string, sum: string]>>;
}

declare const __PORTAL_MANIFEST__: LoaderManifest;

export const manifest: LoaderManifest = __PORTAL_MANIFEST__;
