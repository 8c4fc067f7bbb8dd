/** The invoices of a payment that is being put together, read once when it begins. */
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../ui/useNow.ts';
import { loadPorPagar, type PorPagar, type QuePagar } from './porPagar.ts';

interface Carga {
  /** Undefined until they are there. */
  readonly porPagar?: readonly PorPagar[];
  readonly error?: unknown;
}

export interface CargaPorPagar extends Carga {
  retry(): void;
  /** Reads them again while those that are known stay; where that fails, they stay. */
  refresh(): void;
}

/** @param que the same object as long as the same is to be paid */
export function usePorPagar(que: QuePagar): CargaPorPagar {
  const { hoy } = useNow();
  const [carga, setCarga] = useState<Carga & { readonly de?: QuePagar }>({});
  const [intento, setIntento] = useState(0);
  const al = useRef(hoy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` asks again
  useEffect(() => {
    const control = new AbortController();
    loadPorPagar(que, al.current, control.signal).then(
      (porPagar) => setCarga({ de: que, porPagar }),
      (error: unknown) => {
        if (control.signal.aborted) return;
        setCarga((antes) => (antes.de === que && antes.porPagar ? antes : { de: que, error }));
      },
    );
    return () => control.abort();
  }, [que, intento]);
  const { porPagar, error }: Carga = carga.de === que ? carga : {};
  const refresh = () => setIntento((n) => n + 1);
  return {
    ...(porPagar && { porPagar }),
    error,
    refresh,
    retry: () => {
      setCarga({});
      refresh();
    },
  };
}
