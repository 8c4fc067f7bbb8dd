/**
 * Returns the API's base without a trailing slash, or undefined if `value` is not an address to send a credential to. `value`
 * is absolute (http, https) or a path of the page's origin; '' is the origin itself.
 */
export function parseApiBase(value: string, pageOrigin: string): string | undefined {
  const text = value.trim();
  // A relative `not a url` would resolve against the page and look valid.
  if (!/^(?:$|https?:\/\/|\/(?![/\\]))/i.test(text) || !URL.canParse(text, pageOrigin)) return undefined;
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text, pageOrigin);
  if (!/^https?:$/.test(protocol) || username + password + search + hash !== '') return undefined;
  return (origin + pathname).replace(/\/+$/, '');
}
