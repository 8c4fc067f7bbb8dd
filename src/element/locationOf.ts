// Gives a tag the location it follows: the page's (history, hash), its own (memory), or that of the tag composing it.
import { openUbicacion, type Ubicacion } from '../state/ubicacion.ts';
import { composerOf } from './composerOf.ts';
import type { TagDefinition } from './TagDefinition.ts';

/** Opens the location. A setting that cannot work (two base paths, say) comes back as an Error, to be shown in place. */
export function locationOf(
  element: HTMLElement,
  { root }: TagDefinition,
  { routing, basePath }: Readonly<Record<string, unknown>>,
): Ubicacion | Error {
  const composed = composerOf(element)?.ubicacion;
  if (composed) return composed;
  try {
    return openUbicacion({
      routing: routing === 'history' || routing === 'memory' ? routing : 'hash',
      initial: root,
      ...(typeof basePath === 'string' && { basePath }),
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
