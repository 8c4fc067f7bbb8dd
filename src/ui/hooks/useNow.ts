/** The present, for screens that stay open: updates every minute and when the page becomes visible. */
import { useEffect, useState } from 'react';
import { dayOf } from '../../domain/fechas.ts';

interface Now {
  readonly instant: Date;
  /** The day at the institution, YYYY-MM-DD. */
  readonly today: string;
}

const read = (): Now => {
  const instant = new Date();
  return { instant, today: dayOf(instant) };
};

export function useNow(): Now {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(read());
    };
    const timer = setInterval(tick, 60_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
