/** Marks an element with `data-scrolled` once a sentinel has left the screen, without rendering anything again. */
import { type RefObject, useEffect, useRef } from 'react';

export function useScrolledPast(): [
  sentinel: RefObject<HTMLDivElement | null>,
  marked: RefObject<HTMLDivElement | null>,
] {
  const sentinel = useRef<HTMLDivElement>(null);
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      // A sentinel below the screen (a tag further down the page) has not been scrolled past.
      const past = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      marked.current?.toggleAttribute('data-scrolled', past);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return [sentinel, marked];
}
