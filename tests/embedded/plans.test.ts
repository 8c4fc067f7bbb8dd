/** The embedded database plans a statement once, which takes longer than to run it. */
import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { openApiForTest } from '../api/support/api.ts';

it('a long statement is planned once, and one that fails leaves the next as they are', async () => {
  const { database } = await openApiForTest({ base: 'empty' });
  const { $client: client } = database.db as unknown as { $client: PGlite };
  const long = `select 10 / $1::int as q, $2::text as t, $3::uuid as u, $4::timestamptz as w /*${'x'.repeat(1500)}*/`;
  const ask = async (by: number) => (await client.query(long, [by, "a'b", randomUUID(), new Date(0)])).rows;
  const plansOf = async () =>
    (await client.query('select 1 from pg_prepared_statements where statement = $1', [long])).rows.length;
  expect(await ask(2)).toEqual([{ q: 5, t: "a'b", u: expect.any(String), w: new Date(0) }]);
  await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
  expect(await Promise.all([1, 5].map(ask))).toMatchObject([[{ q: 10 }], [{ q: 2 }]]);
  expect(await plansOf()).toBe(1);
  await client.transaction(async (tx) => {
    expect((await tx.query(long, [1, null, null, null])).rows).toMatchObject([{ q: 10, t: null }]);
  });
});
