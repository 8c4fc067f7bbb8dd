/** Brings back what the page put inside the tag, usually a link to the same thing, while a failure leaves nothing else to do. */
import { useEffect } from 'react';
import { isApiError } from '../client/apiError.ts';
import { useHost } from './host.ts';

export function useFallbackContent(needed: boolean): void {
  const { showFallback } = useHost();
  useEffect(() => {
    if (!needed) return;
    showFallback(true);
    return () => showFallback(false);
  }, [needed, showFallback]);
}

/** Whether a failure ends without anybody's help: with the person's own connection, which leads to no link either, or with time. */
export const passes = (error: unknown): boolean =>
  isApiError(error) && (error.status === 429 || (error.kind === 'network' && !navigator.onLine));
