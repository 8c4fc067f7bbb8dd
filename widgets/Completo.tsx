// The view of <portal-completo>. It puts the tag that owns the path into its own light DOM, so that inputs are never more
// than one shadow root deep. It handles paths that belong to no tag: `/` and `/404`.
import { createElement, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { LoadingScreen } from '../src/ui/feedback/LoadingScreen.tsx';
import { useHost } from '../src/ui/hooks/host.ts';
import { Navigate, useLocation } from '../src/ui/routing/router.ts';
import { NotFound } from '../src/ui/shells/NotFound.tsx';
import { ownsAuth, ownsCliente, ownsPublico } from './owners.ts';
import type { commonProps } from './tagProps.ts';
import type { Tag } from './tags.ts';

function tagFor(path: string): Tag | undefined {
  if (ownsCliente(path)) return 'portal-cliente';
  if (ownsAuth(path)) return 'portal-login';
  if (ownsPublico(path)) return 'portal-inscripcion-publica';
  return undefined;
}

export function Completo() {
  const { options, ubicacion } = useHost();
  const { pathname } = useLocation();
  if (pathname === '/') {
    const landing = typeof options.landing === 'string' ? options.landing : '/cliente';
    return <Navigate replace to={landing} />;
  }
  const tag = tagFor(pathname);
  // The inner tag reads its location only when it starts, so another location needs a new inner tag.
  if (tag) return <Composed key={`${tag} ${ubicacion.routing} ${ubicacion.basePath}`} tag={tag} />;
  return pathname === '/404' ? (
    <Page>
      <NotFound />
    </Page>
  ) : (
    <Navigate replace to="/404" />
  );
}

const Contents = styled.div`
  display: contents;

  &[data-full] {
    --portal-full: calc(100dvh - var(--portal-top));
  }
`;

/**
 * Returns true if the tag is the main part of the page: visible without scrolling, at least half as wide as the
 * window, and not in a part of the page that is beside something else.
 */
function isMain(host: HTMLElement): boolean {
  const { top, width } = host.getBoundingClientRect();
  return (
    width >= innerWidth / 2 && top + scrollY < innerHeight && !host.closest('aside, footer, header, nav')
  );
}

/** If this tag is the page, its content, including that of the composed tag, is at least as tall as the window. */
function Page({ children }: { children: ReactNode }) {
  const { host } = useHost();
  const contents = useRef<HTMLDivElement>(null);
  const measure = useCallback(
    () => void contents.current?.toggleAttribute('data-full', isMain(host)),
    [host],
  );
  // After each render, because the tag renders again after it has moved.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    // The page above and beside the tag may change later. Measures in the next frame, outside the observer's callback.
    const watch = new ResizeObserver(() => requestAnimationFrame(measure));
    watch.observe(host);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [host, measure]);
  return <Contents ref={contents}>{children}</Contents>;
}

/** Those of the page's location and of the panel: one tag of a page has them. */
type OwnProp = 'routing' | 'basePath' | 'diagnostico';

/** The attributes that are passed to the inner tag unchanged. */
const handedOn: Readonly<Record<Exclude<keyof typeof commonProps, OwnProp>, string>> = {
  apiBase: 'api-base',
  font: 'font',
  marco: 'marco',
  tema: 'tema',
  densidad: 'densidad',
  idiomas: 'idiomas',
  ajustes: 'ajustes',
  institucion: 'institucion',
  pais: 'pais',
  helpHref: 'help-href',
  titulo: 'titulo',
};

function Composed({ tag }: { tag: Tag }) {
  const { host, options } = useHost();
  const [shown, setShown] = useState(false);

  const attach = useCallback(
    (child: HTMLElement) => {
      // A slot cannot be forwarded to an element in the light DOM, so the inner tag gets copies of the logo.
      const logos = logosOf(host);
      child.append(...logos);
      const onShown = (): void => setShown(true);
      child.addEventListener('portal-ready', onShown);
      child.addEventListener('portal-error', onShown);
      return () => {
        child.removeEventListener('portal-ready', onShown);
        child.removeEventListener('portal-error', onShown);
        for (const logo of logos) logo.remove();
      };
    },
    [host],
  );

  const attributes = Object.entries(handedOn).map(([prop, attribute]) => [attribute, options[prop]]);
  if (tag !== 'portal-login') attributes.push(['terms-href', options.termsHref]);
  return (
    <Page>
      {!shown && <LoadingScreen />}
      <slot name="vista" />
      {createPortal(
        createElement(tag, { slot: 'vista', ref: attach, ...Object.fromEntries(attributes) }),
        host,
      )}
    </Page>
  );
}

/** Returns copies of the logo that the page put into the slot. */
const logosOf = (host: HTMLElement): Element[] =>
  [...host.children].filter(({ slot }) => slot === 'logo').map((logo) => document.importNode(logo, true));
