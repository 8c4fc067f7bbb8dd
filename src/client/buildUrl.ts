export type QueryValue =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | undefined
  | null;

/**
 * Builds the address of a call: fills `{name}` in its path and appends the query. Omits empty values, and repeats the name for
 * arrays. Returns undefined if a parameter is empty or a dot segment, because a URL drops those and would reach another call.
 */
export function buildUrl(
  base: string,
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): URL | undefined {
  let climbs = false;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    climbs ||= value === '' || value === '.' || value === '..';
    return encodeURIComponent(value);
  });
  if (climbs) return undefined;
  const url = new URL(`${base}${filled}`);
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') url.searchParams.append(name, String(each));
    }
  }
  return url;
}
