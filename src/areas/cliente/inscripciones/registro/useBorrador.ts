/** Keeps the draft up to date: soon after each change, and at once when the page is left. */
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Intento } from '../../../../ui/useSendOnce.ts';
import { keptOf, writeBorrador } from './borrador.ts';
import type { Valores } from './valores.ts';

const PAUSE_MS = 300;

interface Uso {
  keepIntento(intento: Intento | undefined): void;
  /** It was sent: nothing is kept from here on. */
  remove(): void;
}

export function useBorrador(form: UseFormReturn<Valores>, clave: string, antes: Intento | undefined): Uso {
  const intento = useRef(antes);
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (gone.current) return;
    writeBorrador(clave, {
      valores: keptOf(form.getValues()),
      ...(intento.current && { intento: intento.current }),
    });
  }, [form, clave]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name?.startsWith('terminos')) timer.current ??= setTimeout(write, PAUSE_MS);
      },
    });
    const flush = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, write]);

  return {
    keepIntento(next) {
      intento.current = next;
      write();
    },
    remove() {
      gone.current = true;
      clearTimeout(timer.current);
      writeBorrador(clave, undefined);
    },
  };
}
