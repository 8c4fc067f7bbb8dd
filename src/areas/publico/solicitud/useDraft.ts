/** The draft of an application as it is kept: the values, and what besides them a reload must not lose. */
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKept } from '../../../features/persona/useKept.ts';
import type { Unanswered } from '../../../ui/sendMachine.ts';
import { keptOf, removeBorrador, writeBorrador } from './borrador.ts';
import type { Paso } from './pasos.ts';
import type { Valores } from './valores.ts';

export interface Draft {
  /** Something besides the values that a reload must not lose. */
  keep(some: { paso?: Paso; unanswered?: Unanswered | undefined }): void;
  /** It was sent, or the person wants it gone: nothing is kept from here on. */
  remove(): void;
}

interface DraftDeps {
  readonly form: UseFormReturn<Valores>;
  readonly base: string;
  readonly curso: string;
  readonly desde: number;
  readonly paso: Paso;
  readonly unanswered: Unanswered | undefined;
  /** A value changed, the acceptance of the terms aside. */
  onChange(): void;
}

export function useDraft({ form, base, curso, desde, paso, unanswered, onChange }: DraftDeps): Draft {
  const besides = useRef({ paso, unanswered });
  const { write, remove } = useKept({
    form,
    onChange,
    write() {
      const { paso, unanswered } = besides.current;
      const valores = keptOf(form.getValues());
      writeBorrador(base, curso, {
        guardado: Date.now(),
        desde,
        paso,
        valores,
        ...(unanswered && { unanswered }),
      });
    },
    remove: () => removeBorrador(base, curso),
  });
  return {
    remove,
    keep(some) {
      besides.current = { ...besides.current, ...some };
      write();
    },
  };
}
