/** Gives a React tree its custom element and the element's options. */
import { createContext, useContext } from 'react';
import type { Ubicacion } from '../../state/ubicacion.ts';

export interface Host {
  /** The custom element itself; events are dispatched from it. */
  readonly host: HTMLElement;
  /** Its shadow root: the only document that the tree may query. */
  readonly root: ShadowRoot;
  /** The location that this tag follows. */
  readonly ubicacion: Ubicacion;
  /** True if the tag is the page (portal-completo), and so may set the title and the document's direction. */
  readonly ownsPage: boolean;
  /** The parsed attributes and properties of the tag, by property name. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Shows what the page put inside the tag above what the tag shows, or hides it again. */
  showFallback(shown: boolean): void;
  /** Dispatches a bubbling, composed event from the tag. */
  emit(name: string, detail: unknown): void;
}

export const HostContext = createContext<Host | null>(null);

/** The tag around this tree. Throws when a component is rendered outside one: that is a programming error. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostContext: render inside a portal element.');
  return host;
}
