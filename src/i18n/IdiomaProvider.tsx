/**
 * Holds the language of one element. A change shows only when the texts of every area on the page have come, all
 * at once; if they do not come, the old language stays, `estado` says so and nothing is blanked.
 */
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import { IdiomaContext, type IdiomaState } from './IdiomaContext.ts';
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
  const [failure, setFailure] = useState<Idioma | null>(null);
  const [attempt, setAttempt] = useState(0);

  const onFailure = useEffectEvent((error: unknown) => {
    setFailure(pedido);
    onError?.(error);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to run the effect again.
  useEffect(() => {
    if (pedido === idioma) return;
    let current = true;
    forgetFailedTexts();
    loadIdioma(pedido, areasOf(idioma)).then(
      () => current && startTransition(() => setIdioma(pedido)),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
    };
  }, [pedido, idioma, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);

  const value = useMemo<IdiomaState>(() => {
    const estado = pedido === idioma ? 'listo' : failure === pedido ? 'error' : 'cargando';
    return { idioma, pedido, estado, retry };
  }, [idioma, pedido, failure, retry]);

  return <IdiomaContext value={value}>{children}</IdiomaContext>;
}
