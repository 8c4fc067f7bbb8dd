/**
 * Gives the API's base without a slash at the end, or undefined where `value` is no address to send a credential to. `value`
 * is absolute (http, https) or a path of the page's origin; '' is the origin itself.
 */
export function parseApiBase(value: string, pageOrigin: string): string | undefined {
  const text = value.trim();
  // A relative `not a url` would resolve against the page and look valid.
  if (text !== '' && !/^https?:\/\//i.test(text) && !/^\/(?![/\\])/.test(text)) return undefined;
  if (!URL.canParse(text, pageOrigin)) return undefined;
  const url = new URL(text, pageOrigin);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
