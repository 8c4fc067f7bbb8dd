/** Going through the steps, where the form shows one at a time: the heading of the step takes the focus. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Paso } from './pasos.ts';

export interface Steps {
  readonly paso: Paso;
  /** Shows a step and takes the person to it. */
  go(paso: Paso): void;
  /** Shows a step and leaves the focus to who asked. */
  show(paso: Paso): void;
}

/** @param page what holds the form: its top comes into view where it is above the screen. */
export function useSteps(first: Paso, page: RefObject<HTMLElement | null>): Steps {
  const [paso, setPaso] = useState(first);
  const arriving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the step that has just been drawn
  useEffect(() => {
    if (!arriving.current) return;
    arriving.current = false;
    const { current } = page;
    if (current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start', behavior: 'instant' });
    current?.querySelector<HTMLElement>(`[data-paso='${paso}'] h2`)?.focus({ preventScroll: true });
  }, [paso]);

  return {
    paso,
    show: setPaso,
    go: (next) => {
      arriving.current = next !== paso;
      setPaso(next);
    },
  };
}
