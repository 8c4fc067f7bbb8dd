/** Brings back what the page put inside the tag, usually a link to the same thing, while a failure leaves nothing else to do. */
import { useEffect } from 'react';
import { useHost } from './host.ts';

export function useFallbackContent(needed: boolean): void {
  const { showFallback } = useHost();
  useEffect(() => {
    if (!needed) return;
    showFallback(true);
    return () => showFallback(false);
  }, [needed, showFallback]);
}
