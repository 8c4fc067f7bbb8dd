/** Counts seconds down to zero by the clock, so that a tab that slept shows the right number. */
import { useCallback, useEffect, useState } from 'react';

/** Returns the seconds left and the function that starts the count. */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (end === 0) return;
    const look = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [end]);

  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(seconds && Date.now() + seconds * 1000);
  }, []);
  return [left, start];
}
