// Gives a view the location that it follows: the page's (history, hash), its own (memory), or that of the tag composing it.
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { openUbicacion, type Ubicacion } from '../state/ubicacion.ts';
import { composerOf } from './composerOf.ts';
import { complain } from './shell/emit.ts';
import type { Options, PortalShell } from './shell/PortalShell.ts';

/** Holds the location that each tag on the page follows, or why it has none. */
export const followed = new WeakMap<Element, Ubicacion | Error>();

/** A setting that cannot work (two base paths, say) comes back as an Error, to be shown in place. */
export function useUbicacion(shell: PortalShell, initial: string, options: Options): Ubicacion | Error {
  const { routing, basePath } = options;
  const ubicacion = useMemo(
    () => open(shell, initial, { routing, basePath }),
    [shell, initial, routing, basePath],
  );
  useLayoutEffect(() => {
    followed.set(shell, ubicacion);
    return () => void followed.delete(shell);
  }, [shell, ubicacion]);
  const incomplete = routing === 'history' && basePath === undefined;
  useEffect(() => {
    if (incomplete && !composerOf(shell))
      complain(
        shell,
        'routing',
        '"history" needs base-path. "/" is used.',
        'con history hace falta base-path, la carpeta de la página. Se usa /.',
      );
  }, [shell, incomplete]);
  return ubicacion;
}

function open(shell: PortalShell, initial: string, { routing, basePath }: Options): Ubicacion | Error {
  const composer = composerOf(shell);
  const composed = composer && followed.get(composer);
  if (composed) return composed;
  try {
    return openUbicacion({
      routing: routing === 'history' || routing === 'memory' ? routing : 'hash',
      initial,
      ...(typeof basePath === 'string' && { basePath }),
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
