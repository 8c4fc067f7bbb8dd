/** Finds the database's own error inside the errors of drizzle and of either driver. */

export interface DatabaseFailure {
  /** PostgreSQL's error code of five characters. */
  sqlstate: string;
  constraint: string | undefined;
}

/** Undefined if the error does not come from the database. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & Record<string, unknown>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { sqlstate: code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
  }
  return undefined;
}

/** True if the unique index or primary key of that name refused the row. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.sqlstate === '23505' && failure.constraint === constraint;
}
