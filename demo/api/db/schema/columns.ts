/** The column types and checks that tables share. Names are camelCase in TypeScript and snake_case in SQL. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, foreignKey, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Money in minor units: the SQL domain `dinero` of release 1.0, never negative and exact in a JavaScript number. */
export const dinero = customType<{ data: number; driverData: number | string }>({
  dataType: () => 'dinero',
  fromDriver: Number,
});

/** ISO 4217: the SQL domain `moneda` of release 1.0. */
export const moneda = customType<{ data: string }>({ dataType: () => 'moneda' });

export const instante = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A percentage with two decimals. */
export const porcentaje = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

interface Owned {
  clienteId: AnyPgColumn;
  moneda: AnyPgColumn;
}

/** A reference to a document of the same client and currency; the database refuses any other. */
export const ofSameOwner = (own: Owned, column: AnyPgColumn, document: Owned, key: AnyPgColumn) =>
  foreignKey({
    columns: [column, own.clienteId, own.moneda],
    foreignColumns: [key, document.clienteId, document.moneda],
  });

/** Checks an identification by identificacion_valida() of release 1.0. `tipo` and `numero` are SQL. */
export const identificacionCheck = (name: string, tipo: string, numero: string) =>
  check(name, sql.raw(`identificacion_valida(${tipo}, ${numero})`));

/** Checks the identification of the person in a JSON column; null is allowed. */
export const personaCheck = (name: string, column: string) =>
  identificacionCheck(name, `${column} ->> 'tipoIdentificacion'`, `${column} ->> 'identificacion'`);

/** Restricts a text column to these values; a nullable column may also be null. */
export const oneOf = (name: string, column: string, values: readonly string[]) =>
  check(name, sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`));
