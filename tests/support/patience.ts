/**
 * Milliseconds that a test waits for what must come. The wait ends as soon as it comes, so the limit is long: machines that are
 * busy with other things may need many times what a quiet one does.
 */
export const PATIENCE_MS = 30_000;
