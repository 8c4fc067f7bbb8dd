/** An error and its causes, from the outside in: the drivers' errors are inside those of drizzle and of this API. */
export function* causesOf(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}
