/** Writes a wait in the unit that a person would use: "42 s", "12 min", "3 h". */
import { useCallback } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';

/** Seconds from which a wait is given in minutes, and in hours. */
const MINUTES_FROM_S = 100;
const HOURS_FROM_S = 100 * 60;

export function useWaitText(): (seconds: number) => string {
  const { number } = useFormat();
  return useCallback(
    (seconds) => {
      const [value, unit] =
        seconds < MINUTES_FROM_S
          ? [seconds, 'second']
          : seconds < HOURS_FROM_S
            ? [Math.ceil(seconds / 60), 'minute']
            : [Math.ceil(seconds / 3600), 'hour'];
      return number(value, { style: 'unit', unit, unitDisplay: 'short' });
    },
    [number],
  );
}
