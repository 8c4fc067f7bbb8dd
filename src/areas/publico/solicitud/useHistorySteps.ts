/**
 * Moves between steps when the form shows one at a time: the heading of the step takes the focus, and Back and Forward
 * go from step to step.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type InscripcionStep, isInscripcionStep } from '../../../features/inscripcion/steps.ts';
import { useHost } from '../../../ui/hooks/host.ts';
import { rewind, useHistoryEntries } from '../historyEntry.ts';
import { showStart } from '../useArrival.ts';

interface HistoryStepsDeps {
  /** The first step, or the step at which a draft was left. */
  readonly first: InscripcionStep;
  /** True if the form held no typed value when it opened. */
  readonly isEmpty: boolean;
  /** The element around the form. Its start scrolls into view with the step. */
  readonly page: RefObject<HTMLElement | null>;
}

const START = 'participante';

/** The course is chosen before the form. */
export const isFormStep = (value: unknown): value is InscripcionStep =>
  isInscripcionStep(value) && value !== 'curso';

export function useHistorySteps({ first, isEmpty, page }: HistoryStepsDeps) {
  const { host } = useHost();
  const [step, setStep] = useState(first);
  const arriving = useRef(false);
  const arrive = (next: InscripcionStep) => {
    arriving.current = next !== step;
    setStep(next);
  };
  const entries = useHistoryEntries((entry) => arrive(isFormStep(entry.step) ? entry.step : START));

  // A later step of a form that was sent or deleted, reached by Forward.
  useEffect(() => {
    if (isEmpty) rewind(host);
  }, [isEmpty, host]);

  // A draft may have been left at a later step than this history entry says: writes that step into the entry.
  useEffect(() => {
    if (first !== START) entries.replace({ ...entries.read(), step: first });
  }, [first, entries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the new `step` is drawn; before, its heading is not there to take the focus
  useEffect(() => {
    if (!arriving.current) return;
    arriving.current = false;
    const heading = page.current?.querySelector<HTMLElement>(`[data-paso='${step}'] [data-rank='2']`);
    if (page.current) showStart(page.current, heading);
    heading?.focus({ preventScroll: true });
  }, [step]);

  return {
    step,
    /** Shows a step and leaves the focus where it is. */
    show: (next: InscripcionStep) => {
      entries.replace({ ...entries.read(), step: next });
      setStep(next);
    },
    /** Shows a step and moves the focus to it. */
    go: (next: InscripcionStep) => {
      if (next === step) return;
      const at = entries.read();
      // The button goes back through the history too, so that the button and Back can be mixed.
      if (at.from === next) return entries.back();
      entries.push({ ...at, step: next, from: step, depth: (at.depth ?? 0) + 1 });
      arrive(next);
    },
  };
}
