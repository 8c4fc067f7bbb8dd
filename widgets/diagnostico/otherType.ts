/** What the standard takes for JavaScript (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const javascript =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/**
 * What an answer says that it is, where no module may be that; undefined where it is JavaScript. Each engine judges so what it is to
 * run, but WebKit not what it preloads.
 */
export function otherType({ headers }: Response): string | undefined {
  // Of a header that came twice, the last counts.
  const [type = ''] = headers.get('content-type')?.split(',').at(-1)?.split(';') ?? [];
  return javascript.test(type.trim()) ? undefined : type.trim() || 'sin Content-Type';
}
