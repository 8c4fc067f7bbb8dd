import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import type { Db } from '../../../demo/api/db/db.ts';
import { prepareRead, readRows } from '../../../demo/api/db/readAtOnce.ts';

it('what is read at once is a prepared statement with a name of its text, and their number is limited, whatever callers send', async () => {
  const seen: { name: string; text: string }[] = [];
  const client = {
    query: async (sent: (typeof seen)[number]) => {
      seen.push(sent);
      return { rows: [[[]]] };
    },
  };
  const db = drizzle(client as unknown as PoolClient) as unknown as Db;
  const read = (what: SQL<number>) =>
    prepareRead(db, {
      first: readRows({ what }, (fields) => db.select(fields).from(sql`(select 1) uno`)),
      others: () => ({}),
    }).execute();
  for (let n = 0; n < 3; n += 1) await read(sql<number>`${n}::int`);
  const [first, ...others] = seen.map(({ name }) => name);
  expect([first === '', ...others]).toEqual([false, first, first]);
  for (let n = 0; n < 200; n += 1) await read(sql<number>`${sql.raw(String(n))}`);
  const named = seen.filter(({ name }) => name !== '');
  expect(new Set(named.map(({ name }) => name)).size).toBe(150);
  expect(new Set(named.map(({ text }) => text)).size).toBe(150);
});
