/** The draft of an enrolment as it is kept: the values, and the try whose answer is not known. */
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKept } from '../../../../features/persona/useKept.ts';
import type { Unanswered } from '../../../../ui/sendMachine.ts';
import { keptOf, writeBorrador } from './borrador.ts';
import type { Valores } from './valores.ts';

interface Uso {
  keepUnanswered(unanswered: Unanswered | undefined): void;
  /** It was sent: nothing is kept from here on. */
  remove(): void;
}

export function useBorrador(form: UseFormReturn<Valores>, clave: string, antes: Unanswered | undefined): Uso {
  const unanswered = useRef(antes);
  const { write, remove } = useKept({
    form,
    write: () =>
      writeBorrador(clave, {
        valores: keptOf(form.getValues()),
        ...(unanswered.current && { unanswered: unanswered.current }),
      }),
    remove: () => writeBorrador(clave, undefined),
  });
  return {
    remove,
    keepUnanswered(next) {
      unanswered.current = next;
      write();
    },
  };
}
