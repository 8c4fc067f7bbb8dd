/** Brings back what the page put inside the tag, usually a link to the same thing, while a failure leaves nothing else to do. */
import { useEffect } from 'react';
import { useHost } from './host.ts';

/** @param needed changes nothing while the browser is offline, because no link leads anywhere either */
export function useFallbackContent(needed: boolean): void {
  const { showFallback } = useHost();
  useEffect(() => {
    if (!needed || navigator.onLine === false) return;
    showFallback(true);
    return () => showFallback(false);
  }, [needed, showFallback]);
}
