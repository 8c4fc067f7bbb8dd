/** Stands between the API and PostgreSQL and does what networks and servers do on bad days. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Fault {
  /** `pass` passes everything on; `hold` takes connections and bytes and says nothing; `cut` resets every connection. */
  mode: 'pass' | 'hold' | 'cut';
  /** Milliseconds that every piece waits, each way. */
  delayMs?: number;
  /** The share of pieces, 0 to 1, at which the connection is reset instead. */
  resets?: number;
  /** The share of pieces after which one side is told that there is no more, while the other may go on. */
  halfCloses?: number;
  /** The first piece to the database that matches is passed on, and instead of its answer its connection is reset. */
  dropsAnswerTo?: RegExp;
}

export interface FaultProxy {
  /** The address of the database, by way of the proxy. */
  url: string;
  /** Takes effect at once. What `hold` kept is lost when it ends, as after a network that was down. */
  set(fault: Fault): void;
  /** How many answers `dropsAnswerTo` has dropped since it was set: a test that counts on it asks, or it may be green without. */
  dropped(): number;
  close(): Promise<void>;
}

export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let fault: Fault = { mode: 'pass' };
  let dropped = 0;

  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const database = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    const pair = [caller, database] as const;
    const end = (): void => {
      pairs.delete(pair);
      caller.resetAndDestroy();
      database.destroy();
    };
    if (fault.mode === 'cut') return end();
    pairs.add(pair);
    let drops = false;
    relay(caller, database, end, (piece) => {
      if (!fault.dropsAnswerTo?.test(piece.toString('latin1'))) return false;
      fault = { mode: fault.mode };
      drops = true;
      return false;
    });
    relay(database, caller, end, () => {
      if (drops) dropped += 1;
      return drops;
    });
  });

  function relay(from: Socket, to: Socket, end: () => void, endsAt: (piece: Buffer) => boolean): void {
    let sent = Promise.resolve();
    from.on('error', end);
    from.on('close', end);
    from.on('end', () => void sent.then(() => to.end()));
    from.on('data', (piece) => {
      if (fault.mode !== 'pass') return;
      if (endsAt(piece) || Math.random() < (fault.resets ?? 0)) return end();
      const { delayMs, halfCloses = 0 } = fault;
      // One after the other: TCP keeps the order.
      sent = sent.then(async () => {
        if (delayMs !== undefined) await wait(delayMs);
        if (to.destroyed || to.writableEnded) return;
        if (Math.random() < halfCloses) to.end(piece);
        else to.write(piece);
      });
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: String(Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(address.port) })),
    set(next) {
      const before = fault.mode;
      fault = next;
      dropped = 0;
      if (next.mode === 'cut' || (before === 'hold' && next.mode === 'pass')) cutAll();
    },
    dropped: () => dropped,
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };

  function cutAll(): void {
    for (const [caller, database] of pairs) {
      caller.resetAndDestroy();
      database.destroy();
    }
    pairs.clear();
  }
}
