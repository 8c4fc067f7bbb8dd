/** A client that keeps its connections, as browsers and proxies do, and never sends a request twice. */
import { Agent, type IncomingMessage, request } from 'node:http';

export interface Asked {
  /** The answer's status, or the code of the failure, such as ECONNRESET. */
  result: number | string;
  /** The answer's header `Connection`. */
  connection?: string | undefined;
}

export interface KeptConnections {
  ask(path: string): Promise<Asked>;
  /** Each connection sends requests until one fails. Resolves with all of them when each connection has failed. */
  askUntilRefused(path: string): Promise<Asked[]>;
  close(): void;
}

/** @param max the most connections at once */
export function keepConnections(url: string, max: number): KeptConnections {
  const agent = new Agent({ keepAlive: true, maxSockets: max });
  const ask = async (path: string): Promise<Asked> => {
    const asked = Promise.withResolvers<IncomingMessage>();
    request(url + path, { agent }, asked.resolve)
      .on('error', asked.reject)
      .end();
    try {
      const answer = await asked.promise;
      for await (const _chunk of answer);
      return { result: answer.statusCode ?? 0, connection: answer.headers.connection };
    } catch (error) {
      return { result: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  };
  const askOn = async (path: string): Promise<Asked[]> => {
    const all: Asked[] = [];
    do all.push(await ask(path));
    while (typeof all.at(-1)?.result === 'number');
    return all;
  };
  return {
    ask,
    askUntilRefused: async (path) =>
      (await Promise.all(Array.from({ length: max }, () => askOn(path)))).flat(),
    close: () => agent.destroy(),
  };
}
