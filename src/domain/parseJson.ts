/** Undefined if the text is not JSON. Does not throw: the parser's message quotes the text, which may contain a password or a token. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
