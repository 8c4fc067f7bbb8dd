// The React tree of every tag: styles, error boundary, language, session start, router, and the tag's view.
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { directionOf, localeOf } from '../domain/idiomas.ts';
import { IdiomaProvider } from '../i18n/IdiomaProvider.tsx';
import { useIdioma } from '../i18n/useIdioma.ts';
import { $ajustes } from '../state/ajustes.ts';
import { resolveIdioma } from '../state/idioma.ts';
import type { Ubicacion } from '../state/ubicacion.ts';
import { type Host, HostContext } from '../ui/host.ts';
import { composerOf } from './composerOf.ts';
import { ElementBoundary } from './ElementBoundary.tsx';
import type { Emit } from './emit.ts';
import { PageDirection } from './PageDirection.tsx';
import { SessionEvents } from './SessionEvents.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { StyleRoot } from './StyleRoot.tsx';
import type { TagDefinition } from './TagDefinition.ts';
import { TagRouter } from './TagRouter.tsx';
import { usePageApi } from './usePageApi.ts';

interface Props {
  definition: TagDefinition;
  element: HTMLElement;
  shadow: ShadowRoot;
  ubicacion: Ubicacion | Error;
  options: Readonly<Record<string, unknown>>;
  emit: Emit;
  onShown(): void;
}

/** Everything below the shadow root. Rendered again whenever an attribute or the language changes. */
export function ElementRoot(props: Props) {
  const { element, emit, onShown } = props;
  return (
    <StyleRoot>
      <IdiomaProvider
        idioma={resolveIdioma(element)}
        onError={(error) => emit('portal-error', languageError(error))}
      >
        <DirectedRoot>
          <ElementBoundary>
            <Suspense fallback={null}>
              <Shown onShown={onShown} />
              <Tag {...props} />
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
function Shown({ onShown }: { onShown(): void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Tag({ definition, element, shadow, ubicacion, options, emit }: Props) {
  if (ubicacion instanceof Error) throw ubicacion;
  usePageApi(options.apiBase);
  const ownsPage = definition.ownsPage || composerOf(element) !== undefined;
  const host = useMemo<Host>(
    () => ({ host: element, root: shadow, ubicacion, ownsPage, options, emit }),
    [element, shadow, ubicacion, ownsPage, options, emit],
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
