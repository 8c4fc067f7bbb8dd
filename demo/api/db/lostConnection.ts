/** Retries after a connection to the database broke, if that can do nothing twice. It does not wait for a server that is away. */
import { setTimeout as wait } from 'node:timers/promises';
import { causesOf } from './causesOf.ts';

const lost = new Set(['ECONNRESET', 'EPIPE']);
/** The messages of pg, which have no code, about a connection that broke. */
const broke = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;
const triesMax = 4;
/** Milliseconds before the second try; twice as many before the next one. */
const againMs = 20;

/** True if a connection broke. Its last statement may or may not have been carried out. */
export function isLostConnection(error: unknown): boolean {
  for (const { message, code } of causesOf(error)) {
    if (broke.test(message) || lost.has(String(code))) return true;
  }
  return false;
}

/** The connection of a transaction broke before its commit was sent: nothing of it is in the database. */
export class NothingCommitted extends Error {
  constructor(cause: unknown) {
    super('The connection to the database broke before the commit.', { cause });
  }
}

/**
 * Runs `work` again after failures for which `mayRepeat` returns true. By default if its connection broke: for work that may be
 * carried out twice without harm.
 */
export async function repeat<T>(work: () => Promise<T>, mayRepeat = isLostConnection): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= triesMax || !mayRepeat(error)) throw error;
      await wait(againMs * 2 ** (tries - 1));
    }
  }
}
