/** Notices of the triggers of migration 0005: something that everybody may see has changed. */
import type { EventEmitter } from 'node:events';

export const publicChannel = 'cambio_publico';

/** @returns how to stop */
export function listenTo(changes: EventEmitter, changed: () => void): () => void {
  changes.on('change', changed);
  return () => void changes.off('change', changed);
}
