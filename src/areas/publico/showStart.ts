/**
 * Scrolls the start of `part` into view if it is above the screen, and its heading if that is still below.
 * `behavior: 'instant'`, because the host page may have asked for smooth scrolling everywhere.
 */
export function showStart(part: HTMLElement, heading?: HTMLElement | null): void {
  const show = () => {
    if (part.getBoundingClientRect().top < 0) part.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (heading && heading.getBoundingClientRect().bottom > window.innerHeight)
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  show();
  // Right after `popstate` the browser scrolls to where the entry of the history was left: shows it again before it paints.
  requestAnimationFrame(show);
}
