// The error of a chunk that failed or took too long. Named and shaped like that of bundlers (spec.md 8), so that a
// host page's monitoring recognizes it.

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'ChunkLoadError';
  /** The chunk's address. */
  declare readonly request: string;
  /** Says whether it failed or timed out. */
  declare readonly type: 'error' | 'timeout';
  /** The message in Spanish, for the site's administrator. */
  readonly advice: string;

  constructor(request: string, type: 'error' | 'timeout' = 'error') {
    super(`Loading chunk ${request} failed (${type}).`);
    this.request = request;
    this.type = type;
    this.advice =
      type === 'error' ? `no llegó el archivo ${request}` : `tardó demasiado el archivo ${request}`;
  }
}
