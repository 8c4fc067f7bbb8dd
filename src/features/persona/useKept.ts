/**
 * Keeps the draft of a form that enrols up to date: soon after each change, and at once when the page is left. Where it
 * is kept, and what of it, is the form's own. The box that accepts the terms is no change: accepting is an act.
 */
import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PAUSE_MS = 300;

export interface Kept {
  /** At once, for what besides the values a reload must not lose. */
  write(): void;
  /** It was sent, or the person wants it gone: nothing is kept from here on. */
  remove(): void;
}

interface KeptDeps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** Writes the draft as it is now. */
  write(): void;
  remove(): void;
  /** A value changed. */
  onChange?(): void;
}

export function useKept<V extends FieldValues>(deps: KeptDeps<V>): Kept {
  const { form } = deps;
  const latest = useRef(deps);
  useEffect(() => {
    latest.current = deps;
  });
  const kept = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    return {
      write() {
        end();
        if (!gone) latest.current.write();
      },
      remove() {
        end();
        gone = true;
        latest.current.remove();
      },
      soon() {
        timer ??= setTimeout(kept.write, PAUSE_MS);
      },
      flush() {
        if (timer !== undefined) kept.write();
      },
    };
  }, []);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name?.startsWith('terminos')) return;
        latest.current.onChange?.();
        kept.soon();
      },
    });
    const { flush } = kept;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, kept]);
  return kept;
}
