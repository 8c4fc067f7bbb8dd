/** The invoices of a payment that is being put together, read once when it begins. */
import { useEffect, useRef, useState } from 'react';
import { useAhora } from '../datos/useAhora.ts';
import { loadPorPagar, type PorPagar, type QuePagar } from './porPagar.ts';

interface Carga {
  /** Undefined until they are there. */
  readonly porPagar?: readonly PorPagar[];
  readonly error?: unknown;
}

export function usePorPagar(que: QuePagar): Carga & { retry(): void } {
  const { hoy } = useAhora();
  const [carga, setCarga] = useState<Carga>({});
  const [intento, setIntento] = useState(0);
  const al = useRef({ que, hoy });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` asks again; what is paid does not change under the person's hands
  useEffect(() => {
    const control = new AbortController();
    loadPorPagar(al.current.que, al.current.hoy, control.signal).then(
      (porPagar) => setCarga({ porPagar }),
      (error: unknown) => {
        if (!control.signal.aborted) setCarga({ error });
      },
    );
    return () => control.abort();
  }, [intento]);
  return {
    ...carga,
    retry: () => {
      setCarga({});
      setIntento((n) => n + 1);
    },
  };
}
