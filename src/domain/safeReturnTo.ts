/**
 * Decides where to go after signing in. Only addresses inside the portal are followed: paths that name no
 * origin (design.md 5).
 */

/** Characters that some part of a browser, proxy or normalisation takes for a slash or a backslash. */
const slashLike = /[\\\u2044\u2215\u2216\u2571\u2572\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]/u;

/** Controls, white space, direction overrides and other invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** URL parsers drop tabs and line ends anywhere, and headers end at them. */
const control = /[\p{Cc}\u2028\u2029]/u;

/** The number of decodings to check. Nobody needs more layers; an attacker might use them. */
const layers = 3;

/**
 * Returns `value` if it is a path inside the portal, else undefined. It is checked after each decoding too, since a router
 * or a server on the way may decode once more than expected.
 */
export function safeReturnTo(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  let form = value;
  for (let layer = 0; layer <= layers; layer += 1) {
    if (!isInternal(form)) return undefined;
    const decoded = decode(form);
    if (decoded === undefined) return undefined;
    if (decoded === form) return value;
    form = decoded;
  }
  return undefined;
}

/** Checks the text as it is and after normalisation: ‥ becomes two dots, ／ becomes a slash. */
function isInternal(text: string): boolean {
  return isPlain(text) && isPlain(text.normalize('NFKC'));
}

function isPlain(text: string): boolean {
  if (control.test(text) || slashLike.test(text)) return false;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (invisible.test(path) || !path.startsWith('/') || path.includes('//')) return false;
  // A dot segment could climb out of the base path of the portal, into another part of the same site.
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}

/** Decodes each run of escapes by itself, so that a stray `%` does not hide the others. Undefined if one is not UTF-8. */
function decode(text: string): string | undefined {
  try {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decodeURIComponent(run));
  } catch {
    return undefined;
  }
}
