/** Hands out what was read ahead. The loader, which begins those reads, does not need it. */
import type { CallInit } from '../client/exchange.ts';
import { readsAhead } from './readsAhead.ts';

/** Milliseconds for which an answer may wait; as long as one counts as fresh (consultas). */
const MOST = 30_000;

/** The answer to a call, perhaps still on its way; undefined if it was not read ahead, or for somebody else, or too long ago. */
export function takeRead(url: string, { method, headers }: CallInit): Promise<Response> | undefined {
  const ahead = readsAhead().get(url);
  if (!ahead || method !== 'GET' || (headers.authorization ?? null) !== ahead.authorization) return undefined;
  readsAhead().delete(url);
  return performance.now() - ahead.at < MOST ? ahead.response : undefined;
}
