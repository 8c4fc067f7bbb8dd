// The React tree of every tag: styles, error boundary, language, session start, router, and the tag's view.
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { directionOf, localeOf } from '../domain/idiomas.ts';
import { IdiomaProvider } from '../i18n/IdiomaProvider.tsx';
import { useIdioma } from '../i18n/useIdioma.ts';
import { $ajustes } from '../state/ajustes.ts';
import { configureApi } from '../state/api.ts';
import { restoreSesion } from '../state/sesion.ts';
import type { Ubicacion } from '../state/ubicacion.ts';
import { type Host, HostContext } from '../ui/host.ts';
import { composerOf } from './composerOf.ts';
import { ElementBoundary } from './ElementBoundary.tsx';
import { loadFonts } from './loadFonts.ts';
import { PageDirection } from './PageDirection.tsx';
import { SessionEvents } from './SessionEvents.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { StyleRoot } from './StyleRoot.tsx';
import { type Emit, emit as emitFrom } from './shell/emit.ts';
import type { Options, PortalShell } from './shell/PortalShell.ts';
import { shadowOf, shellOf } from './shellOf.ts';
import type { TagDefinition } from './TagDefinition.ts';
import { TagRouter } from './TagRouter.tsx';
import { useOptions } from './useOptions.ts';
import { useTagIdioma } from './useTagIdioma.ts';
import { useUbicacion } from './useUbicacion.ts';

interface Props {
  definition: TagDefinition;
  /** The element that r2wc renders into. */
  container: HTMLElement;
}

/** Everything below the shadow root. Rendered again whenever an option or the language changes. */
export function ElementRoot({ definition, container }: Props) {
  const shell = shellOf(container);
  const options = useOptions(shell, definition.schemas);
  const ubicacion = useUbicacion(shell, definition.root, options);
  const idioma = useTagIdioma(shell);
  const emit = useCallback<Emit>((name, detail) => emitFrom(shell, name, detail), [shell]);
  const inheritsFont = options.font === 'inherit';
  useEffect(() => {
    if (!inheritsFont) loadFonts(shell);
  }, [shell, inheritsFont]);
  return (
    <StyleRoot shadow={shadowOf(shell)}>
      <IdiomaProvider idioma={idioma} onError={(error) => emit('portal-error', languageError(error))}>
        <DirectedRoot>
          <ElementBoundary>
            <Suspense fallback={null}>
              <Shown shell={shell} />
              <Tag
                definition={definition}
                shell={shell}
                ubicacion={ubicacion}
                options={options}
                emit={emit}
              />
            </Suspense>
          </ElementBoundary>
        </DirectedRoot>
      </IdiomaProvider>
    </StyleRoot>
  );
}

const languageError = (error: unknown) => ({
  code: 'ChunkLoadError',
  message: error instanceof Error ? error.message : 'The language could not be loaded.',
});

/** The `.root` that hostCss speaks of; it carries language and direction for everything inside. */
function DirectedRoot({ children }: { children: ReactNode }) {
  const { idioma } = useIdioma();
  const { themeDirection } = useStore($ajustes);
  const dir = themeDirection === 'rtl' ? 'rtl' : directionOf(idioma);
  return (
    <div className="root" part="base" lang={localeOf(idioma)} dir={dir}>
      {children}
    </div>
  );
}

/** In the same boundary as the view, so that its effect runs only when the view's first commit is not suspended. */
function Shown({ shell }: { shell: PortalShell }) {
  useLayoutEffect(() => shell.shown(), [shell]);
  return null;
}

interface TagProps {
  definition: TagDefinition;
  shell: PortalShell;
  ubicacion: Ubicacion | Error;
  options: Options;
  emit: Emit;
}

function Tag({ definition, shell, ubicacion, options, emit }: TagProps) {
  if (ubicacion instanceof Error) throw ubicacion;
  // Throws what configureApi throws, for the boundary.
  usePageApi(options.apiBase);
  const ownsPage = definition.ownsPage || composerOf(shell) !== undefined;
  const host = useMemo<Host>(
    () => ({ host: shell, root: shadowOf(shell), ubicacion, ownsPage, options, emit }),
    [shell, ubicacion, ownsPage, options, emit],
  );
  return (
    <HostContext value={host}>
      <SessionEvents emit={emit} />
      {definition.ownsPage && <PageDirection />}
      <SessionWatch />
      <TagRouter definition={definition} ubicacion={ubicacion} emit={emit} />
    </HostContext>
  );
}

/**
 * One API base per page: a tag with another one, or one that is no address, fails with a readable ApiBaseError.
 * A tag that names none uses the page's, whichever tag set it, or else the page's own origin.
 */
function usePageApi(apiBase: unknown): void {
  if (typeof apiBase === 'string') configureApi(apiBase);
  useEffect(() => {
    void restoreSesion();
  }, []);
}
