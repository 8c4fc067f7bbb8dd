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
  const groups = [...Map.groupBy(columns, ({ parents }) => parents.join('.')).values()];
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const group of groups) {
      let inner = record;
      for (const name of group[0]?.parents ?? []) {
        inner[name] ??= {};
        inner = inner[name] as Record<string, unknown>;
      }
      for (const { name, i, decoder } of group) {
        inner[name] = row[i] === null ? null : decoder.mapFromDriverValue(row[i]);
      }
    }
    return record;
  };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown as {
    decoder: Decoder;
  };
  return decoder;
}
