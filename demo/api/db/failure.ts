/** Finds the database's own error inside the errors of drizzle and of either driver. */
import { causesOf } from './causesOf.ts';

export interface DatabaseFailure {
  /** PostgreSQL's error code of five characters. */
  sqlstate: string;
  constraint: string | undefined;
  table: string | undefined;
  /** The function of PostgreSQL that refused. */
  routine: string | undefined;
}

/** Undefined if the error does not come from the database. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const cause of causesOf(error)) {
    const { code: sqlstate, constraint, table, routine } = cause as Error & Record<string, unknown>;
    if (typeof sqlstate === 'string' && /^[0-9A-Z]{5}$/.test(sqlstate)) {
      return { sqlstate, constraint: text(constraint), table: text(table), routine: text(routine) };
    }
  }
  return undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** True if the unique index or primary key of that name refused the row. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.sqlstate === '23505' && failure.constraint === constraint;
}
