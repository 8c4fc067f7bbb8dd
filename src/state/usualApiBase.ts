/** The API's base if no tag names one: the origin that the loader came from. */
import { pageSlot } from './pageSlot.ts';

/** Returns '' (the page's own origin) if there is no loader, or one without an address. */
export function usualApiBase(): string {
  const { url } = pageSlot<{ url?: string }>('loader', () => ({}));
  const origin = url === undefined ? 'null' : new URL(url).origin;
  return origin === 'null' ? '' : origin;
}
