/** Runs in a page: stores a session's token as the portal does if its API is at the page's own origin. */
export function storeToken(token: string): void {
  sessionStorage.setItem('accessToken', token);
  sessionStorage.setItem('accessToken.base', location.origin);
}
