/** The strength of what is typed; undefined where nothing is, and until the estimator has been loaded. */
import { useEffect, useState } from 'react';
import type { Fuerza } from './estimate.ts';

/** Milliseconds without a key before the strength is estimated. */
const pause = 150;

export function useFuerza(clave: string, own: readonly string[]): Fuerza | undefined {
  const [fuerza, setFuerza] = useState<Fuerza>();
  const known = own.join('\n');
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const judge = await import('./estimate.ts').catch(() => undefined);
      if (!stale) setFuerza(clave === '' ? undefined : judge?.estimate(clave, known.split('\n')));
    }, pause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [clave, known]);
  return clave === '' ? undefined : fuerza;
}
