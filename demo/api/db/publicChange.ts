/** Listens to the database's avisar_cambio_publico(): something that everybody may see has changed. */
import type { EventEmitter } from 'node:events';

export const publicChannel = 'cambio_publico';

/** Returns what ends the listening. */
export function listenTo(changes: EventEmitter, changed: () => void): () => void {
  changes.on('change', changed);
  return () => void changes.off('change', changed);
}
