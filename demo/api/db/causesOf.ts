/** An error and what caused it, from the outside in: the drivers' errors stand inside those of drizzle and of this API. */
export function* causesOf(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}
