/** Describes a database in lines: two databases with the same lines have the same schema. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../demo/api/db/db.ts';
import { rows } from '../../../demo/api/db/rows.ts';

/** The lines are sorted. Leaves out the order of columns, which depends on when each was added, and drizzle's table. */
export async function describeSchema({ db }: Database): Promise<string[]> {
  const found = await rows(
    db,
    sql`
    select format('column %s.%s %s%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        concat_ws(' ', a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid))) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s on %s: %s', conname, coalesce(conrelid::regclass::text, contypid::regtype::text),
        pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('domain %s %s', typname, format_type(typbasetype, typtypmod))
      from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd'`,
  );
  return found.map(({ line }) => String(line)).toSorted();
}
