/** Brings back what the page put inside the tag, usually a link to the same thing, while a failure leaves nothing else to do. */
import { useEffect } from 'react';
import { useHost } from './host.ts';

/** @param needed while the browser is offline no link leads anywhere either: then it changes nothing */
export function useFallbackContent(needed: boolean): void {
  const { showFallback } = useHost();
  useEffect(() => {
    if (!needed || navigator.onLine === false) return;
    showFallback(true);
    return () => showFallback(false);
  }, [needed, showFallback]);
}
