/**
 * Holds the language of one tag. A change shows only when the texts of every area on the page have loaded, all at once. If
 * they fail to load, the old language stays and `status` says so, until the browser is back online.
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
import type { Pais } from '../domain/pais.ts';
import { IdiomaContext, type IdiomaState } from './IdiomaContext.ts';
import { areasOf } from './i18n.ts';
import { forgetFailedTexts, loadIdioma } from './loadTexts.ts';

interface Props {
  /** The wanted language, from resolveIdioma. */
  idioma: Idioma;
  /** The institution's country. */
  pais: Pais;
  /** Called when the texts of the wanted language could not be loaded. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

export function IdiomaProvider({ idioma: wanted, pais, onError, children }: Props) {
  const [idioma, setIdioma] = useState(wanted);
  const [failure, setFailure] = useState<Idioma | null>(null);
  const [attempt, setAttempt] = useState(0);

  const onFailure = useEffectEvent((error: unknown) => {
    setFailure(wanted);
    onError?.(error);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` grows with each retry; without it the language would not be asked for again
  useEffect(() => {
    if (wanted === idioma) return;
    let current = true;
    forgetFailedTexts();
    loadIdioma(wanted, areasOf(idioma)).then(
      () => current && startTransition(() => setIdioma(wanted)),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
    };
  }, [wanted, idioma, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (failure === null) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);

  const value = useMemo<IdiomaState>(() => {
    const status = wanted === idioma ? 'ready' : failure === wanted ? 'error' : 'loading';
    return { idioma, wanted, pais, status, retry };
  }, [idioma, wanted, pais, failure, retry]);

  return <IdiomaContext value={value}>{children}</IdiomaContext>;
}
