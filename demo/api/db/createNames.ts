/**
 * Turns frequent statements into prepared statements by naming them: a PostgreSQL server parses and plans them once per connection.
 * It still replans a statement whose plan depends on its values.
 */
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** A statement gets a name when it is sent this many times: many are sent once. */
const comesMin = 5;
/** The server keeps every plan, and some texts depend on what callers send, so later statements get no name. */
const namesMax = 150;
/** The most texts counted at a time. */
const countedMax = 1000;

interface Sent {
  text?: unknown;
  name?: string | undefined;
}

/** @returns names the statements of a connection; all connections share the names */
export function createNames(): (client: ClientBase) => void {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesMax) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < comesMin) {
      if (counts.size >= countedMax) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
  return (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (first: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const sent = first as Sent;
      // The driver's own statements and scripts have no values, and get no name.
      const isPlain =
        Object.getPrototypeOf(first) === Object.prototype && Array.isArray(values) && values.length > 0;
      if (!isPlain || typeof sent.text !== 'string' || sent.name) return query(first, values, ...rest);
      return query({ ...sent, name: nameOf(sent.text) }, values, ...rest);
    };
    Object.assign(client, { query: named });
  };
}
