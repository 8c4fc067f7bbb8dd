/** Matches what the standard takes for JavaScript (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const javascript =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/**
 * Returns the type of an answer that may not run as a module; undefined if it is JavaScript. All engines check this for what they
 * run, but WebKit not for what it preloads.
 */
export function otherType({ headers }: Response): string | undefined {
  // If a header came twice, the last one counts.
  const [type = ''] = headers.get('content-type')?.split(',').at(-1)?.split(';') ?? [];
  return javascript.test(type.trim()) ? undefined : type.trim() || 'sin Content-Type';
}
