/** Searches compare texts without the marks of letters, in the database and in the browser alike. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { foldSearch } from '../../src/domain/searchWords.ts';
import { json, openApiForTest } from './support/api.ts';
import { openCopy } from './support/copies.ts';

let database: Database;
beforeAll(async () => {
  database = await openCopy('empty');
});
afterAll(() => database.close());

/** The letters of European languages, Vietnamese, Hebrew and Arabic, and the marks that any of them may carry. */
const letters = [
  [0x20, 0x17f],
  [0x300, 0x36f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x590, 0x66f],
  [0x1e00, 0x1ef9],
  [0x2070, 0x209f],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

it('the database folds each letter as the browser does', async () => {
  const inDatabase = await rows(
    database.db,
    sql`select letter, sin_tildes(letter) as folded from json_array_elements_text(${JSON.stringify(letters)}::json) letter`,
  );
  expect(inDatabase).toEqual(letters.map((letter) => ({ letter, folded: foldSearch(letter) })));
});

it.each(['NFC', 'NFD'])(
  'a course whose name is in %s is found however its letters are written',
  async (form) => {
    const api = await openApiForTest();
    const find = async (q: string) =>
      (await json<ListPage<{ id: string }>>(await api.get(`/api/cliente/cursos?q=${encodeURIComponent(q)}`)))
        .resultados;
    const [curso] = await find('ceramica');
    const nombre = 'Nguyễn, Gonçalves, François, Ørsted y Łódź: Ђорђе, CO₂ y χ²'.normalize(form);
    await api.database.db
      .update(cursos)
      .set({ nombre })
      .where(eq(cursos.id, curso?.id ?? ''));
    const words = [
      'nguyen',
      'GONCALVES',
      'francois',
      'orsted',
      'lodz',
      'ЂОРЂЕ',
      'CO2',
      'Χ2',
      'Nguyễn',
      'łódź',
    ];
    for (const q of words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]))
      expect([q, (await find(q)).map(({ id }) => id)]).toEqual([q, [curso?.id]]);
  },
);
