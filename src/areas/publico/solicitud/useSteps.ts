/**
 * Going through the steps, where the form shows one at a time: the heading of the step takes the focus, and Back and
 * Forward go from step to step.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from '../../../ui/host.ts';
import { readEntrada, useEntradas } from '../entrada.ts';
import { type Paso, pasos } from './pasos.ts';

export interface Steps {
  readonly paso: Paso;
  /** Shows a step and takes the person to it. */
  go(paso: Paso): void;
  /** Shows a step and leaves the focus to who asked. */
  show(paso: Paso): void;
}

interface StepsDeps {
  /** Where the form begins; of a draft, where it was left. */
  readonly first: Paso;
  /** What holds the form: its top comes into view where it is above the screen. */
  readonly page: RefObject<HTMLElement | null>;
  /** Told of every change. */
  onPaso(paso: Paso): void;
}

const START = pasos[0];

export const pasoNamed = (name: string | undefined): Paso | undefined => pasos.find((paso) => paso === name);

export function useSteps({ first, page, onPaso }: StepsDeps): Steps {
  const { host } = useHost();
  const [paso, setPaso] = useState(first);
  const arriving = useRef(false);
  const change = (next: Paso) => {
    if (next === paso) return;
    setPaso(next);
    onPaso(next);
  };
  const arrive = (next: Paso) => {
    arriving.current = next !== paso;
    change(next);
  };
  const entradas = useEntradas((entrada) => arrive(pasoNamed(entrada.paso) ?? START));

  // A draft may begin further on than the entry says.
  useEffect(() => {
    if (first !== START) entradas.replace({ ...readEntrada(host), paso: first });
  }, [first, host, entradas.replace]);

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
    show: (next) => {
      entradas.replace({ ...entradas.read(), paso: next });
      change(next);
    },
    go: (next) => {
      if (next === paso) return;
      const at = entradas.read();
      // The way back is the one that Back goes too, so that pressing either again leads further back.
      if (at?.antes === next) return entradas.back();
      entradas.push({ ...at, paso: next, antes: paso });
      arrive(next);
    },
  };
}
