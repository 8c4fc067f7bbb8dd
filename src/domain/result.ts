/** The outcome of a domain rule: a value, or a stable code that says why not. Rules never throw for what people do. */
export type Result<T, C extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: C };

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function reject<C extends string>(code: C): { readonly ok: false; readonly code: C } {
  return { ok: false, code };
}
