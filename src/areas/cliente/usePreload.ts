/** Fetches the screens that will probably come next while the browser has nothing else to do. */
import { useEffect } from 'react';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { preloadScreen, type ScreenName } from './screens.ts';

const siguientes: readonly ScreenName[] = [
  'cursos',
  'inscripciones',
  'curso',
  'inscripcion',
  'inicio',
  'recibos',
  'cartera',
];

export function usePreload(): void {
  const { idioma } = useIdioma();
  useEffect(() => {
    const restantes = [...siguientes];
    let cancel = whenIdle(next);
    function next(): void {
      const nombre = restantes.shift();
      if (nombre === undefined) return;
      preloadScreen(nombre, idioma);
      cancel = whenIdle(next);
    }
    return () => cancel();
  }, [idioma]);
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 800);
  return () => clearTimeout(id);
}
