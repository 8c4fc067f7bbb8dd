/** What a database said when it refused, through the wrappers of drizzle and of either driver. */

export interface DatabaseFailure {
  /** Five characters, as PostgreSQL defines them. */
  sqlstate: string;
  constraint: string | undefined;
}

/** Undefined for an error that no database raised. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    // PGlite says `constraint`, postgres.js `constraint_name`.
    const { code, constraint, constraint_name } = current as Error & Record<string, unknown>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      const name = constraint ?? constraint_name;
      return { sqlstate: code, constraint: typeof name === 'string' ? name : undefined };
    }
  }
  return undefined;
}

/** Whether a unique index or primary key of that name stood against it. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.sqlstate === '23505' && failure.constraint === constraint;
}
