// The error of a chunk that failed or took too long. Named and shaped as bundlers have it (spec.md 8), so that a
// host page's monitoring knows it.

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'ChunkLoadError';
  /** The chunk's address. */
  declare readonly request: string;
  /** Says whether it failed or ran into the time limit. */
  declare readonly type: 'error' | 'timeout';

  constructor(request: string, type: 'error' | 'timeout' = 'error') {
    super(`Loading chunk ${request} failed (${type}).`);
    this.request = request;
    this.type = type;
  }
}
