/** Checks the rules of every list: envelope, pages, filters, order and search. listFilters.ts says what matches each filter. */
import { isDeepStrictEqual } from 'node:util';
import type { QueryValue } from '../../../src/client/buildUrl.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import { limiteDefault, limiteMax } from '../../../src/contract/list.ts';
import { refuse, succeed, survive } from '../judge.ts';
import { type CheckRun, endpointOf } from '../run.ts';
import { serverDays } from '../serverDays.ts';
import { type ListCall, type ListFilter, listFilters } from './listFilters.ts';
import { isRepeatable, valuesOf } from './queryOptions.ts';
import { isExactOrder, sortValue } from './sortValue.ts';

export type ListRow = Record<string, unknown>;
type Query = Record<string, QueryValue>;

interface List {
  params?: Record<string, string>;
  token?: string | undefined;
  /** The field that `desde` and `hasta` limit. */
  day?: string;
  /** A field by whose words `q` finds its row. */
  words?: string;
}

/** A page of any list of the contract. */
export type PageOfRows = ListWithTotals<ListRow, ListRow>;

export const noRecords = 'the list has no records';
export const noRecordsOwed =
  'Lists without records were checked for their refusals only: use a server with test data, and a --user who has some';

/** Returns the first page, or undefined if the list itself is not right. */
export async function checkList(run: CheckRun, call: ListCall, list: List): Promise<PageOfRows | undefined> {
  const ask = async (query: Query) => run.send(call, { ...list, query });
  const read = async (query: Query) =>
    succeed(run, await ask(query), endpointOf(call).response) as PageOfRows | undefined;
  const answer = await ask({ limite: limiteMax });
  const first = succeed(run, answer, endpointOf(call).response) as PageOfRows | undefined;
  if (!first) return undefined;
  const rows = first.resultados;
  await judgeCount(run, call, first, read);
  await refuseWrong(run, call, ask);
  if (rows.length === 0) {
    for (const rule of ['paging', 'filters', 'order', 'search'] as const)
      run.skip(call, rule, noRecords, noRecordsOwed);
    return first;
  }
  const options = valuesOf(call);
  const filters = triedFilters(listFilters(serverDays(answer.headers))[call], rows);
  await walkPages(run, call, first, read);
  await walkInOrder(run, call, options.orden ?? [], read);
  await filterRows(run, call, { list, first, filters }, read);
  const isFiltered = !run
    .findings()
    .some((one) => one.call === call && one.rule === 'filters' && one.state === 'wrong');
  if (isFiltered) await filterTwice(run, call, { list, first, filters, hasSearch: 'q' in options }, read);
  await sortRows(run, call, options.orden ?? [], read);
  if (list.words !== undefined && 'q' in options) await searchRows(run, call, rows, list.words, read);
  return first;
}

type Read = (query: Query) => Promise<PageOfRows | undefined>;

/** Checks that a page has all records, or says that there are more; without `limite` it has as many as the contract says. */
async function judgeCount(run: CheckRun, call: EndpointKey, first: PageOfRows, read: Read): Promise<void> {
  const { total, siguiente, resultados } = first;
  const isWhole = siguiente === null;
  const plain = await read({});
  const right = Math.min(limiteDefault, resultados.length);
  run.judge(call, 'paging', [
    ...(isWhole === (total === resultados.length)
      ? []
      : [`siguiente is ${isWhole ? 'null' : 'given'} after ${resultados.length} of ${total}`]),
    ...(plain && plain.resultados.length !== right
      ? [`without limite it gives ${plain.resultados.length} records; expected ${right}`]
      : []),
  ]);
}

export const idOf = (row: ListRow): string => String(row.id ?? row.numero ?? row.secuencia);

async function refuseWrong(
  run: CheckRun,
  call: EndpointKey,
  ask: (query: Query) => ReturnType<CheckRun['send']>,
) {
  const options = valuesOf(call);
  refuse(run, await ask({ inventado: 'x' }), 'filtro_desconocido', {
    rule: 'filters',
    when: 'a filter that the contract does not have',
    pointer: '?inventado',
  });
  for (const limite of [0, -1, limiteMax + 1, 'x']) {
    refuse(run, await ask({ limite }), 'validacion', {
      rule: 'paging',
      when: `limite=${limite}`,
      pointer: '?limite',
    });
  }
  refuse(run, await ask({ cursor: 'inventado' }), 'cursor_invalido', {
    rule: 'paging',
    when: 'a cursor that the server never gave',
  });
  if ('q' in options) survive(run, await ask({ q: 'a\0b' }), 'search', 'a zero byte in q');
  const closed = Object.keys(options).find((name) => name !== 'orden' && (options[name]?.length ?? 0) > 0);
  for (const name of [closed, options.orden && 'orden']) {
    if (name === undefined) continue;
    refuse(run, await ask({ [name]: 'inventado' }), 'validacion', {
      rule: name === 'orden' ? 'order' : 'filters',
      when: `${name}=inventado`,
      pointer: `?${name}`,
    });
  }
  if (!('desde' in options)) return;
  refuse(run, await ask({ desde: '2026-02-30' }), 'validacion', {
    rule: 'filters',
    when: 'desde=2026-02-30, a day that no year has',
    pointer: '?desde',
  });
  refuse(run, await ask({ desde: '2026-02-02', hasta: '2026-02-01' }), 'rango_invertido', {
    rule: 'filters',
    when: 'hasta before desde',
  });
}

/** At most this many pages of a list are read. */
const pagesMax = 5;

async function walkPages(run: CheckRun, call: EndpointKey, whole: PageOfRows, read: Read): Promise<void> {
  const limite = Math.max(1, Math.ceil(Math.min(whole.resultados.length, 12) / 3));
  const seen: string[] = [];
  const problems: string[] = [];
  let cursor: string | undefined;
  let wasEmpty = false;
  for (let n = 1; n <= pagesMax; n += 1) {
    const page = await read({ limite, ...(cursor !== undefined && { cursor }) });
    if (!page) return;
    if (page.resultados.length > limite)
      problems.push(`limite=${limite} gives ${page.resultados.length} records`);
    if (page.total !== whole.total)
      problems.push(`total is ${page.total} on page ${n}, and was ${whole.total}`);
    seen.push(...page.resultados.map(idOf));
    wasEmpty = page.resultados.length === 0;
    cursor = page.siguiente ?? undefined;
    if (cursor === undefined) break;
  }
  const isWhole = cursor === undefined;
  if (isWhole !== seen.length >= whole.total)
    problems.push(
      isWhole ? `siguiente is null after ${seen.length} of ${whole.total}` : 'siguiente is never null',
    );
  if (isWhole && wasEmpty) problems.push('siguiente leads to a page without records');
  if (new Set(seen).size < seen.length) problems.push('a record comes on two pages');
  const expected = whole.resultados.slice(0, seen.length).map(idOf);
  if (seen.slice(0, expected.length).join() !== expected.join())
    problems.push('pages have other records, or another order, than the list as a whole');
  run.judge(call, 'paging', problems);
}

/** Checks that the next page continues the order of the first. */
async function walkInOrder(
  run: CheckRun,
  call: EndpointKey,
  orders: readonly string[],
  read: Read,
): Promise<void> {
  const orden = orders.at(-1);
  if (orden === undefined) return;
  const whole = await read({ orden, limite: limiteMax });
  const first = await read({ orden, limite: 1 });
  if (!whole || !first || first.siguiente === null) return;
  const second = await read({ orden, limite: 1, cursor: first.siguiente });
  if (!second) return;
  const got = [...first.resultados, ...second.resultados].map(idOf);
  const isRight = got.join() === whole.resultados.slice(0, 2).map(idOf).join();
  run.judge(
    call,
    'paging',
    isRight ? [] : [`the second page of orden=${orden} does not go on in that order`],
  );
}

/** A filter with a value to ask for, which one of the records matches and, if possible, others do not. */
interface TriedFilter extends ListFilter<ListRow> {
  name: string;
  value: string;
}

/** Returns the filters of the list, except those for which no record has a value. */
function triedFilters(filters: object, rows: readonly ListRow[]): TriedFilter[] {
  return Object.entries(filters as Readonly<Record<string, ListFilter<ListRow>>>).flatMap(
    ([name, filter]) => {
      const values = [...new Set(rows.flatMap((row) => filter.valuesOf(row)))];
      const value = values.find((one) => rows.some((row) => filter.leaves(row, one) === false)) ?? values[0];
      return value === undefined ? [] : [{ ...filter, name, value }];
    },
  );
}

async function filterRows(
  run: CheckRun,
  call: EndpointKey,
  { list, first, filters }: { list: List; first: PageOfRows; filters: readonly TriedFilter[] },
  read: Read,
): Promise<void> {
  const { resultados: rows, total } = first;
  for (const { name, value, valuesOf: each, leaves } of filters) {
    const page = await read({ [name]: value, limite: limiteMax });
    if (!page) continue;
    run.judge(
      call,
      'filters',
      differences(`${name}=${value}`, page, rows, (row) => leaves(row, value)),
    );
    const other = rows.find((row) => leaves(row, value) === false);
    const second = other && each(other)[0];
    if (second === undefined || !isRepeatable(call, name)) continue;
    const both = await read({ [name]: [value, second], limite: limiteMax });
    if (!both) continue;
    const ofBoth = (row: ListRow) => anyOf([leaves(row, value), leaves(row, second)]);
    run.judge(call, 'filters', differences(`${name}=${value}&${name}=${second}`, both, rows, ofBoth));
  }
  if (list.day === undefined) return;
  const { day } = list;
  const dayOf = (row: ListRow) => String(row[day]).slice(0, 10);
  const middle = rows.map(dayOf).sort()[Math.floor(rows.length / 2)] ?? '';
  // An instant may be on the next day in the institution's time zone, so instants are not judged by their day.
  const isInstant = String(rows[0]?.[day]).includes('T');
  for (const end of ['desde', 'hasta'] as const) {
    const page = await read({ [end]: middle, limite: limiteMax });
    if (!page) continue;
    const isOut = (row: ListRow) => (end === 'desde' ? dayOf(row) < middle : dayOf(row) > middle);
    const outside = page.resultados.filter((row) => !isInstant && isOut(row));
    const kept = rows.filter((row) => !isOut(row));
    const missing = rows.length === total && !isInstant && page.total !== kept.length;
    run.judge(call, 'filters', [
      ...(outside.length > 0 ? [`${end}=${middle} gives records of other days`] : []),
      ...(missing ? [`${end}=${middle} gives ${page.total} records; expected ${kept.length}`] : []),
    ]);
  }
}

/** Checks that several filters at once leave what matches all of them: also both ends of a range, and words with a filter. */
async function filterTwice(
  run: CheckRun,
  call: EndpointKey,
  {
    list,
    first,
    filters,
    hasSearch,
  }: { list: List; first: PageOfRows; filters: readonly TriedFilter[]; hasSearch: boolean },
  read: Read,
): Promise<void> {
  const rows = first.resultados;
  if (rows.length !== first.total) return;
  for (const [i, { name, value, leaves }] of filters.entries()) {
    const stranger = rows.find((row) => leaves(row, value) === false);
    const other = filters[i + 1];
    if (other !== undefined) {
      const wanted = (stranger && other.valuesOf(stranger)[0]) ?? other.value;
      const page = await read({ [name]: value, [other.name]: wanted, limite: limiteMax });
      const ofBoth = (row: ListRow) => allOf([leaves(row, value), other.leaves(row, wanted)]);
      if (page)
        run.judge(
          call,
          'filters',
          differences(`${name}=${value}&${other.name}=${wanted}`, page, rows, ofBoth),
        );
    }
    if (list.words === undefined || !hasSearch || stranger === undefined) continue;
    const q = wordsOf(stranger, list.words);
    const page = await read({ [name]: value, q, limite: limiteMax });
    const isOut = page?.resultados.some((row) => leaves(row, value) === false);
    run.judge(call, 'search', isOut ? [`q with ${name}=${value} gives records of another ${name}`] : []);
  }
  if (list.day === undefined) return;
  const { day } = list;
  const days = rows.map((one) => String(one[day])).sort();
  const middle = days[Math.floor(rows.length / 2)]?.slice(0, 10);
  const page = await read({ desde: middle, hasta: middle, limite: limiteMax });
  // An instant may be on the next day in the institution's time zone.
  if (!page || days[0]?.includes('T')) return;
  const isOfDay = (row: ListRow) => row[day] === middle;
  run.judge(call, 'filters', differences(`desde=${middle}&hasta=${middle}`, page, rows, isOfDay));
}

/** @param leaves whether a record matches the filter; undefined if that is unknown */
function differences(
  filter: string,
  page: PageOfRows,
  rows: readonly ListRow[],
  leaves: (row: ListRow) => boolean | undefined,
): string[] {
  const got = page.resultados;
  const isLast = page.siguiente === null;
  if (isLast && page.total !== got.length)
    return [`${filter} gives ${got.length} records, but the total is ${page.total}`];
  const ids = new Set(got.map(idOf));
  const kept = rows.filter((row) => leaves(row) === true);
  const wrong = got.filter((row) => leaves(row) === false).length;
  const missing = isLast ? kept.filter((row) => !ids.has(idOf(row))).length : 0;
  if (wrong > 0 || missing > 0)
    return [`${filter} gives ${wrong} records of another value and misses ${missing}`];
  return page.total < kept.length
    ? [`${filter} gives ${page.total} records; there are at least ${kept.length}`]
    : [];
}

type Answer = boolean | undefined;

const anyOf = (answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;

const allOf = (answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;

async function sortRows(
  run: CheckRun,
  call: EndpointKey,
  orders: readonly string[],
  read: Read,
): Promise<void> {
  const words = new Map<string, unknown[]>();
  for (const orden of orders) {
    const field = orden.replace('-', '');
    const page = await read({ orden, limite: limiteMax });
    if (!page) return;
    const places = page.resultados.map((row) => sortValue(row, field));
    const values = places.filter((value) => value !== undefined);
    if (!isExactOrder(field, values)) {
      if (page.siguiente === null) words.set(orden, values);
      continue;
    }
    const sign = orden.startsWith('-') ? -1 : 1;
    const isSorted =
      values.every((value, i) => i === 0 || sign * compare(values[i - 1], value) <= 0) &&
      places.slice(0, values.length).every((value) => value !== undefined);
    run.judge(call, 'order', isSorted ? [] : [`orden=${orden} is not sorted by ${field}`]);
  }
  for (const [orden, values] of words) {
    const back = words.get(`-${orden}`);
    if (back === undefined) continue;
    const isMirrored = isDeepStrictEqual(back.toReversed(), values);
    run.judge(call, 'order', isMirrored ? [] : [`orden=-${orden} is not the reverse of orden=${orden}`]);
  }
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

/** Returns the words by which `q` has to find a row. */
const wordsOf = (row: ListRow | undefined, words: string): string =>
  String((words === 'curso' ? (row?.curso as ListRow | undefined)?.nombre : row?.[words]) ?? '').slice(0, 60);

async function searchRows(
  run: CheckRun,
  call: EndpointKey,
  rows: ListRow[],
  words: string,
  read: Read,
): Promise<void> {
  const [row] = rows;
  const q = wordsOf(row, words);
  const found = await read({ q, limite: limiteMax });
  const none = await read({ q: 'zzqqxx9', limite: 1 });
  // Wildcards of SQL's LIKE.
  const signs = [`${q.slice(0, 2)}%${q.slice(-2)}`, `${q.slice(0, 1)}_${q.slice(2)}`];
  const wild: string[] = [];
  for (const text of q.length < 5 ? [] : signs) {
    const page = await read({ q: text, limite: limiteMax });
    if (page?.resultados.some((one) => idOf(one) === idOf(row ?? {}))) wild.push(text);
  }
  if (!found || !none || !row) return;
  run.judge(call, 'search', [
    ...(found.resultados.some((one) => idOf(one) === idOf(row))
      ? []
      : [`q does not find a record by its ${words}`]),
    ...wild.map((text) => `q=${text} finds ${q}: the signs % and _ are letters like others`),
    ...(none.total > 0 ? [`q finds ${none.total} records by letters that none has`] : []),
  ]);
}
