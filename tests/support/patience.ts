/**
 * Milliseconds that a test waits for what must come. None of it is lost where it comes, so it is long: machines that are busy
 * with other things may need many times what a quiet one does.
 */
export const PATIENCE_MS = 30_000;
