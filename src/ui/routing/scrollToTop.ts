/**
 * Scrolls to where another screen begins: the top of the page, or of a tag that stands further down than half the window, because
 * its page has contents of its own above it. `behavior: 'instant'`, because the page may have asked for smooth scrolling everywhere.
 */
export function scrollToTop(host: HTMLElement, ownsPage: boolean): void {
  const fromTop = host.getBoundingClientRect().top + window.scrollY;
  if (ownsPage && fromTop < innerHeight / 2) window.scrollTo({ top: 0, behavior: 'instant' });
  if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start', behavior: 'instant' });
}
