/** Chooses the element of a tag's main content: a page with its own `<main>` must not get a second one. */
import { useHost } from '../hooks/host.ts';

/** Returns the value for styled-components' `as`. */
export function useMainTag(): 'main' | 'div' {
  const { host, ownsPage } = useHost();
  return ownsPage && !host.closest('main, [role=main]') ? 'main' : 'div';
}
