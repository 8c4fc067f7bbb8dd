/**
 * Holds the language of one element. A change shows only when the texts of every area on the page have come, all
 * at once; if they do not come, the old language stays, `estado` says so and nothing is blanked.
 */
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import { type EstadoIdioma, IdiomaContext } from './IdiomaContext.ts';
import { areasOf, forgetFailedTexts, loadIdioma } from './i18n.ts';

interface Props {
  /** The language wanted, as resolveIdioma of the element says. */
  idioma: Idioma;
  /** Told when the texts of a wanted language could not be loaded. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

export function IdiomaProvider({ idioma: pedido, onError, children }: Props) {
  const [idioma, setIdioma] = useState(pedido);
  const [fallo, setFallo] = useState<Idioma | null>(null);
  const [intento, setIntento] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` is there to run the effect again.
  useEffect(() => {
    if (pedido === idioma) return;
    forgetFailedTexts();
    let vigente = true;
    loadIdioma(pedido, areasOf(idioma)).then(
      () => vigente && startTransition(() => setIdioma(pedido)),
      (error: unknown) => {
        if (!vigente) return;
        setFallo(pedido);
        onError?.(error);
      },
    );
    return () => {
      vigente = false;
    };
  }, [pedido, idioma, intento, onError]);

  const retry = useCallback(() => {
    setFallo(null);
    setIntento((veces) => veces + 1);
  }, []);

  const valor = useMemo<EstadoIdioma>(() => {
    const estado = pedido === idioma ? 'listo' : fallo === pedido ? 'error' : 'cargando';
    return { idioma, pedido, estado, retry };
  }, [idioma, pedido, fallo, retry]);

  return <IdiomaContext value={valor}>{children}</IdiomaContext>;
}
