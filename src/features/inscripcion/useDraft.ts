/**
 * Keeps the draft of an enrolment up to date: soon after each change, and at once when the step changes, a call goes out or
 * the page is left.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Unanswered } from '../../ui/forms/sendMachine.ts';
import type { DraftPlace } from '../curso/draftPlace.ts';
import { type Draft, draftValues, readDraft, removeDraft, writeDraft } from './draft.ts';
import type { InscripcionValues } from './inscripcionValues.ts';
import type { InscripcionStep } from './steps.ts';

const PAUSE_MS = 300;

/** A draft as it was when the form was opened. */
export interface OpenedDraft<P extends DraftPlace | undefined = DraftPlace | undefined> {
  /** Undefined until it is known what the form is for; until then nothing is kept. */
  readonly place: P;
  readonly found: Draft | undefined;
  /** The time at which the form was first shown, perhaps before a reload (Unix ms). */
  readonly openedAt: number;
}

/** @param place may be undefined at first; no draft is looked for then */
export function useOpenedDraft<P extends DraftPlace | undefined>(place: P): OpenedDraft<P> {
  const [opened, setOpened] = useState<OpenedDraft<P>>(() => {
    const now = Date.now();
    const found = place && readDraft(place, now);
    return { place, found, openedAt: found?.openedAt ?? now };
  });
  if (!opened.place && place) setOpened({ ...opened, place });
  return opened;
}

export interface KeptDraft {
  /** True while something of this form is kept. */
  readonly kept: boolean;
  keepUnanswered(unanswered: Unanswered | undefined): void;
  /** Deletes the draft and keeps nothing from here on: the form was sent, or the person wants it gone. */
  remove(): void;
}

interface DraftDeps {
  readonly opened: OpenedDraft;
  readonly form: UseFormReturn<InscripcionValues>;
  readonly step: InscripcionStep;
  /** Called when a value changes, except for the acceptance of the terms. */
  onChange(): void;
}

export function useDraft({ opened, form, step, onChange }: DraftDeps): KeptDraft {
  const [kept, setKept] = useState(opened.found !== undefined);
  const latest = useRef({ step, onChange });
  /** Something was typed before there was a place for it. */
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = { step, onChange };
  });

  const draft = useMemo(() => {
    const { place, found, openedAt } = opened;
    let unanswered = found?.unanswered;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let exists = found !== undefined;
    let gone = false;
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const write = () => {
      end();
      if (gone || !place) return;
      exists = true;
      const values = draftValues(form.getValues());
      writeDraft(place, {
        savedAt: Date.now(),
        openedAt,
        step: latest.current.step,
        values,
        ...(unanswered && { unanswered }),
      });
      setKept(true);
    };
    return {
      /** Does nothing until the person types. */
      update() {
        if (exists) write();
      },
      soon() {
        if (place) timer ??= setTimeout(write, PAUSE_MS);
        else waiting.current = true;
      },
      flush() {
        if (timer !== undefined) write();
      },
      keepUnanswered(next: Unanswered | undefined) {
        unanswered = next;
        write();
      },
      remove() {
        end();
        gone = true;
        if (place) removeDraft(place);
        setKept(false);
      },
    };
  }, [opened, form]);

  useEffect(() => {
    if (!opened.place || !waiting.current) return;
    waiting.current = false;
    draft.soon();
  }, [opened, draft]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    draft.update();
  }, [step, draft]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name?.startsWith('terminos')) return;
        latest.current.onChange();
        draft.soon();
      },
    });
    const { flush } = draft;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, draft]);

  return { kept, keepUnanswered: draft.keepUnanswered, remove: draft.remove };
}
