/** Makes records of rows. How each column is read is looked up once: for each row it would take longer than the reading. */
import { Column, type DriverValueDecoder, is, SQL } from 'drizzle-orm';
import { mapResultRow, type SelectedField } from 'drizzle-orm/utils';

declare module 'drizzle-orm/utils' {
  // Drizzle exports these, and leaves them out of its types.
  interface SelectedField {
    path: string[];
    field: unknown;
  }
  function orderSelectedFields(fields: Record<string, unknown>): SelectedField[];
  function mapResultRow<T>(
    fields: readonly SelectedField[],
    row: readonly unknown[],
    joinsNotNullableMap: Record<string, boolean> | undefined,
  ): T;
}

type Row = readonly unknown[];
type Decoder = DriverValueDecoder<unknown, unknown>;

/** @param joins says which tables of an outer join may lack */
export function rowReader(
  fields: readonly SelectedField[],
  joins: Readonly<Record<string, boolean>> = {},
): (row: Row) => Record<string, unknown> {
  // A record of such a join may be null as a whole.
  if (Object.values(joins).includes(false) && fields.some(({ path }) => path.length > 1)) {
    return (row) => mapResultRow(fields, row, joins);
  }
  const columns = fields.map(({ path, field }, i) => ({
    parents: path.slice(0, -1),
    name: path.at(-1) ?? '',
    i,
    decoder: decoderOf(field),
  }));
  const groups = [...Map.groupBy(columns, ({ parents }) => parents.join('.')).values()].map((group) => ({
    parents: group[0]?.parents ?? [],
    group,
  }));
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const { parents, group } of groups) {
      let inner = record;
      for (const name of parents) {
        inner[name] ??= {};
        inner = inner[name] as Record<string, unknown>;
      }
      for (const { name, i, decoder } of group) {
        const value = row[i];
        inner[name] = value === null || decoder === undefined ? value : decoder.mapFromDriverValue(value);
      }
    }
    return record;
  };
}

/** Undefined if the value stays as the driver gives it. */
function decoderOf(field: unknown): Decoder | undefined {
  const decoder = is(field, Column)
    ? field
    : ((is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown as { decoder: Decoder }).decoder;
  return decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : decoder;
}
