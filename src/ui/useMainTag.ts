/** Which element holds a tag's main content: a page that has its own `<main>` must not get a second one inside it. */
import { useHost } from './host.ts';

/** For styled-components' `as`. */
export function useMainTag(): 'main' | 'div' {
  const { host, ownsPage } = useHost();
  return ownsPage && !host.closest('main, [role=main]') ? 'main' : 'div';
}
