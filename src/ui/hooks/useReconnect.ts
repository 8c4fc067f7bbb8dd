/**
 * Goes on when the API answers again. The browser knows only its own network, and not whether a server is down, so the API is
 * polled, less and less often, with a call that changes nothing and shows nothing.
 */
import { useEffect } from 'react';
import { api } from '../../state/api.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/** @param tries how often it went on in vain, as this call alone may be answered; undefined: nothing is polled */
export function useReconnect(tries: number | undefined, goOn: () => void): void {
  useEffect(() => {
    if (tries === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = (after: number) => {
      timer = setTimeout(
        async () => {
          const answered = await api('GET /api/salud', { anonymous: true, signal }).then(
            () => true,
            () => false,
          );
          if (signal.aborted) return;
          if (answered) goOn();
          else ask(after * 2);
        },
        Math.min(after, LONGEST_MS),
      );
    };
    ask(FIRST_MS * 2 ** tries);
    window.addEventListener('online', goOn, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [tries, goOn]);
}
