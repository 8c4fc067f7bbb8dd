/**
 * Gives the API's base without a slash at the end, or undefined where `value` is no address to send a credential to. `value`
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
