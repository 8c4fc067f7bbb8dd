/** Listens to the database's avisar_cambio_publico(): something that everybody may see has changed. */
import type { EventEmitter } from 'node:events';
import type { Client } from 'pg';

export const publicChannel = 'cambio_publico';

/** Milliseconds until a connection that broke is opened again. */
const againMs = 1000;

/** Passes on a server's notifications, on a connection of its own. Returns a function that stops it. Throws if it cannot connect. */
export async function listenToServer(
  newClient: () => Client,
  changes: EventEmitter,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen().catch(again), againMs);
    timer.unref();
  };
  async function listen(): Promise<void> {
    client = newClient();
    client.on('error', again);
    await client.connect();
    client.once('end', again);
    client.on('notification', () => void changes.emit('change'));
    await client.query(`listen ${publicChannel}`);
    // Changes may have been missed while there was no connection.
    changes.emit('change');
  }
  await listen();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
