/** The column kinds that the tables share. The tables themselves are made by ../migrations; a test keeps both alike. */
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** Money in minor units, exact in a JavaScript number: the SQL domain `dinero` refuses what would not be. */
export const dinero = (name?: string) =>
  name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' });

/** ISO 4217, checked by the SQL domain `moneda`. */
export const moneda = () => text();

/** An instant. The column name is always given: names in TypeScript are camelCase, in SQL snake_case. */
export const instante = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
