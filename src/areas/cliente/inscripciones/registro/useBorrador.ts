/** The draft of an enrolment as it is kept: the values, and the try whose answer is not known. */
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKept } from '../../../../features/persona/useKept.ts';
import type { Intento } from '../../../../ui/useSendOnce.ts';
import { keptOf, writeBorrador } from './borrador.ts';
import type { Valores } from './valores.ts';

interface Uso {
  keepIntento(intento: Intento | undefined): void;
  /** It was sent: nothing is kept from here on. */
  remove(): void;
}

export function useBorrador(form: UseFormReturn<Valores>, clave: string, antes: Intento | undefined): Uso {
  const intento = useRef(antes);
  const { write, remove } = useKept({
    form,
    write: () =>
      writeBorrador(clave, {
        valores: keptOf(form.getValues()),
        ...(intento.current && { intento: intento.current }),
      }),
    remove: () => writeBorrador(clave, undefined),
  });
  return {
    remove,
    keepIntento(next) {
      intento.current = next;
      write();
    },
  };
}
