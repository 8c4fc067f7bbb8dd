/** A value for what runs later, such as a timer: the one of the latest render, and not of the render in which it was set up. */
import { useEffect, useRef } from 'react';

export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
