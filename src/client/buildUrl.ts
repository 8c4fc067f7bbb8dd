/** From a path of the contract to an address. */

export type QueryValue =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | undefined
  | null;

/**
 * Fills `{name}` and appends the query; undefined values are left out, arrays repeated. Undefined as a whole where a
 * parameter is empty or a dot segment, which an URL would swallow and so reach another call.
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
