// The React tree of every tag, in its shell: its styles, options, location and language.
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Host } from '../ui/hooks/host.ts';
import { composerOf } from './composerOf.ts';
import { reportMisspelt } from './reportMisspelt.ts';
import { reportUnclosed } from './reportUnclosed.ts';
import { StyleRoot } from './StyleRoot.tsx';
import { type Emit, emit as emitFrom } from './shell/emit.ts';
import type { PortalShell } from './shell/PortalShell.ts';
import { shellOf } from './shellOf.ts';
import { showTypeface } from './showTypeface.ts';
import type { TagDefinition } from './TagDefinition.ts';
import { TagTree } from './TagTree.tsx';
import { useOptions } from './useOptions.ts';
import { useTagIdioma } from './useTagIdioma.ts';
import { useUbicacion } from './useUbicacion.ts';

interface Props {
  definition: TagDefinition;
  /** The element that r2wc renders into. */
  container: HTMLElement;
}

/** Returns the tag that the page wrote. A tag composed into it holds no content of the page. */
const outermost = (shell: PortalShell): PortalShell =>
  (composerOf(shell) as PortalShell | undefined) ?? shell;

/** Renders everything below the shadow root, again whenever an option or the language changes. */
export function ElementRoot({ definition, container }: Props) {
  const shell = shellOf(container);
  const options = useOptions(shell, definition.schemas);
  const ubicacion = useUbicacion(shell, definition.root, options);
  const idioma = useTagIdioma(shell);
  const emit = useCallback<Emit>((...event) => emitFrom(shell, ...event), [shell]);
  const onShown = useCallback(() => {
    reportUnclosed(shell);
    reportMisspelt(shell);
    shell.shown();
  }, [shell]);
  const showFallback = useCallback(
    (shown: boolean) => {
      // A tag that has left the page keeps showing it, for its return.
      if (shown || shell.isConnected) outermost(shell).showFallback(shown);
    },
    [shell],
  );
  const { font } = options;
  const [drawn] = useState(shell.firstView);
  useLayoutEffect(() => {
    if (font !== 'inherit') void showTypeface(shell, idioma, drawn);
  }, [shell, font, idioma, drawn]);
  const ownsPage = definition.ownsPage || composerOf(shell) !== undefined;
  const host = useMemo<Omit<Host, 'ubicacion'>>(
    () => ({ host: shell, root: shell.shadowRoot, ownsPage, options, emit, showFallback }),
    [shell, ownsPage, options, emit, showFallback],
  );
  return (
    <StyleRoot shadow={shell.shadowRoot} isDrawn={drawn !== undefined}>
      <TagTree {...{ definition, host, ubicacion, idioma, emit, onShown }} />
    </StyleRoot>
  );
}
