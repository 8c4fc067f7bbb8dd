/** Keeps the draft of a form up to date: soon after each change, and at once when the page is left. */
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keptOf, removeBorrador, writeBorrador } from './borrador.ts';
import type { Paso } from './pasos.ts';
import type { Envio } from './useSend.ts';
import type { Valores } from './valores.ts';

const PAUSE_MS = 300;

export interface Draft {
  /** Something besides the values that a reload must not lose. */
  keep(some: { paso?: Paso; envio?: Envio | undefined }): void;
  /** It was sent, or the person wants it gone: nothing is kept from here on. */
  remove(): void;
}

interface DraftDeps {
  readonly form: UseFormReturn<Valores>;
  readonly base: string;
  readonly curso: string;
  readonly desde: number;
  readonly paso: Paso;
  readonly envio: Envio | undefined;
  /** A value changed, the acceptance of the terms aside. */
  onChange(): void;
}

export function useDraft({ form, base, curso, desde, paso, envio, onChange }: DraftDeps): Draft {
  const kept = useRef({ paso, envio });
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (gone.current) return;
    const { paso, envio } = kept.current;
    writeBorrador(base, curso, {
      guardado: Date.now(),
      desde,
      paso,
      valores: keptOf(form.getValues()),
      ...(envio && { envio }),
    });
  }, [form, base, curso, desde]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name?.startsWith('terminos')) return;
        onChange();
        timer.current ??= setTimeout(write, PAUSE_MS);
      },
    });
    const flush = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, write, onChange]);

  const keep: Draft['keep'] = useCallback(
    (some) => {
      kept.current = { ...kept.current, ...some };
      write();
    },
    [write],
  );
  const remove = useCallback(() => {
    gone.current = true;
    clearTimeout(timer.current);
    removeBorrador(base, curso);
  }, [base, curso]);
  return { keep, remove };
}
