import type { ClientBase } from 'pg';
import { expect, it } from 'vitest';
import { createNames } from '../../../demo/api/db/createNames.ts';

it('a repeated statement is a named prepared statement on every connection, and their number is limited, whatever callers send', () => {
  const seen: (string | undefined)[] = [];
  const connect = () => ({
    query: (sent: { name?: string }, _values?: unknown) => void seen.push(sent.name),
  });
  const giveNames = createNames();
  const [one, other] = [connect(), connect()];
  for (const client of [one, other]) giveNames(client as unknown as ClientBase);
  const text = 'select $1::int';
  for (let n = 0; n < 5; n += 1) one.query({ text } as object, [n]);
  other.query({ text } as object, [6]);
  const [first, , , , fifth, sixth] = seen;
  expect([first, fifth === undefined, sixth]).toEqual([undefined, false, fifth]);
  other.query({ text: 'begin' } as object);
  other.query({ text, name: 'its own' } as object, [7]);
  expect(seen.slice(6)).toEqual([undefined, 'its own']);
  for (let n = 0; n < 2000; n += 1) one.query({ text: `select $1::int + ${n % 200}` } as object, [n]);
  expect(new Set(seen.filter((name) => name !== undefined && name !== 'its own')).size).toBe(150);
});
