/** The tables as the code knows them are the tables as the migrations make them. */
import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '../../demo/api/db/db.ts';
import { MigrationConflict, migrate } from '../../demo/api/db/migrate.ts';
import * as clientes from '../../demo/api/db/schema/clientes.ts';
import * as cobros from '../../demo/api/db/schema/cobros.ts';
import * as cuentas from '../../demo/api/db/schema/cuentas.ts';
import * as cursos from '../../demo/api/db/schema/cursos.ts';
import * as facturas from '../../demo/api/db/schema/facturas.ts';
import * as inscripciones from '../../demo/api/db/schema/inscripciones.ts';
import * as institucion from '../../demo/api/db/schema/institucion.ts';
import * as libro from '../../demo/api/db/schema/libro.ts';
import * as muestra from '../../demo/api/db/schema/muestra.ts';
import * as senuelos from '../../demo/api/db/schema/senuelos.ts';
import * as servicio from '../../demo/api/db/schema/servicio.ts';
import * as solicitudes from '../../demo/api/db/schema/solicitudes.ts';
import * as tokens from '../../demo/api/db/schema/tokens.ts';
import { openCopy } from './support/copias.ts';

let database: Database;

beforeAll(async () => {
  database = await openCopy('vacia');
});
afterAll(() => database.close());

const tables = [
  institucion,
  clientes,
  cuentas,
  tokens,
  cursos,
  inscripciones,
  solicitudes,
  facturas,
  cobros,
  senuelos,
  libro,
  muestra,
  servicio,
]
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, Table));

it('has the same tables, columns, types and nullability in TypeScript and in SQL', async () => {
  const found = await rows(
    database.db,
    sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name <> 'migraciones'`,
  );
  const inSql = found.map(
    (c) => `${c.table_name}.${c.column_name} ${c.data_type} ${c.is_nullable === 'YES' ? 'null' : 'not null'}`,
  );
  const inCode = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => {
      return `${getTableName(table)}.${column.name} ${typeOf(column.getSQLType())} ${column.notNull ? 'not null' : 'null'}`;
    }),
  );
  expect(inCode.toSorted()).toEqual(inSql.toSorted());
});

it('applies migrations once', async () => {
  expect(await migrate(database)).toEqual([]);
});

it('refuses a database that was made by other files, and says which', async () => {
  await database.script((run) =>
    run(`insert into migraciones (nombre, huella) values ('9999-futuro.sql', 'x')`),
  );
  await expect(migrate(database)).rejects.toThrow(/9999-futuro\.sql/);
  await database.script((run) => run(`delete from migraciones where nombre = '9999-futuro.sql'`));
  await database.script((run) =>
    run(`update migraciones set huella = 'x' where nombre = '0001-personas.sql'`),
  );
  await expect(migrate(database)).rejects.toBeInstanceOf(MigrationConflict);
});

/** Drizzle tells precision and scale too. */
function typeOf(type: string): string {
  return type.replace(/^numeric.*/, 'numeric');
}
