// The tree of a tag from its root element: language and direction, error boundary, router and the tag's view. Rendering touches no
// document, so that the build can render it too (widgets/firstView).
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { directionOf, type Idioma, localeOf } from '../domain/idiomas.ts';
import { IdiomaProvider } from '../i18n/IdiomaProvider.tsx';
import { useIdioma } from '../i18n/useIdioma.ts';
import { $ajustes } from '../state/ajustes.ts';
import { configureApi } from '../state/api.ts';
import { forgetOldDrafts } from '../state/forgetOldDrafts.ts';
import { restoreSesion } from '../state/sesion.ts';
import type { Ubicacion } from '../state/ubicacion.ts';
import { type Host, HostContext } from '../ui/hooks/host.ts';
import { Announcer } from '../ui/layout/Announcer.tsx';
import { ElementBoundary } from './ElementBoundary.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { SessionEvents } from './SessionEvents.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import type { Emit } from './shell/emit.ts';
import type { TagDefinition } from './TagDefinition.ts';
import { TagRouter } from './TagRouter.tsx';
import { WithinFrame } from './WithinFrame.tsx';

interface TagTreeProps extends TagProps {
  readonly idioma: Idioma;
  /** Called at the first commit that shows the view. */
  onShown(): void;
}

export function TagTree({ idioma, onShown, ...tag }: TagTreeProps) {
  const { emit } = tag;
  return (
    <IdiomaProvider
      idioma={idioma}
      pais={tag.host.options.pais === 'CO' ? 'CO' : 'EC'}
      onError={(error) => emit('portal-error', languageError(error))}
    >
      <DirectedRoot>
        {/* Outside of what may wait for code: a live region that is hidden tells nothing. */}
        <Announcer>
          <ElementBoundary showFallback={tag.host.showFallback}>
            <Suspense fallback={null}>
              <Shown onShown={onShown} />
              <Tag {...tag} />
            </Suspense>
          </ElementBoundary>
        </Announcer>
      </DirectedRoot>
    </IdiomaProvider>
  );
}

const languageError = (error: unknown) => ({
  code: 'ChunkLoadError',
  message: error instanceof Error ? error.message : 'The language could not be loaded.',
});

/** The `.root` that hostCss speaks of; it sets language and direction for everything inside. */
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

interface TagProps {
  readonly definition: TagDefinition;
  readonly host: Omit<Host, 'ubicacion'>;
  /** An Error if the tag's location settings cannot work. */
  readonly ubicacion: Ubicacion | Error;
  readonly emit: Emit;
}

function Tag({ definition, host, ubicacion, emit }: TagProps) {
  if (ubicacion instanceof Error) throw ubicacion;
  // One API base per page: a tag with another base, or an invalid one, throws an ApiBaseError, which the boundary shows. A tag that
  // names none uses the page's, whichever tag set it, or else the loader's origin.
  const { apiBase } = host.options;
  if (typeof apiBase === 'string') configureApi(apiBase);
  useEffect(() => {
    void restoreSesion();
    forgetOldDrafts(Date.now());
  }, []);
  return (
    <HostContext value={{ ...host, ubicacion }}>
      <SessionEvents emit={emit} />
      {/* One with a place of its own is a part of a page in other words: a preview, for example. */}
      {definition.ownsPage && ubicacion.routing !== 'memory' && <PageLanguage />}
      <SessionWatch />
      <TagRouter definition={definition} ubicacion={ubicacion} emit={emit} />
      <WithinFrame />
    </HostContext>
  );
}
