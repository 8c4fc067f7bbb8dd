// The interface between a tag's shell and its view. The shell comes with the loader, the view with the tag's chunk.
import type { ReadableAtom } from 'nanostores';
import type { FirstView } from './FirstView.ts';

/** A tag's properties by name, as attributes or scripts have set them. */
export type Options = Readonly<Record<string, unknown>>;

/** What a page may ask of a tag, each by a method of that name. */
export type TagAction = 'focus' | 'refresh' | 'reset' | 'signOut';

/** The element inside a tag, once its code has loaded. */
export interface PortalView extends HTMLElement {
  act(action: TagAction, options?: FocusOptions): Promise<void>;
}

/** The tag's own element, as its view sees it. */
export interface PortalShell extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  /** Changes with every property, and when the tag's `lang` changes. */
  readonly $options: ReadableAtom<Options>;
  /** Its custom states. If the browser has no CustomStateSet, the tag stays light, and in the font of the person's device. */
  readonly states: CustomStateSet | undefined;
  /** The element in its shadow root that shows the tag, once its code has loaded. */
  readonly view: HTMLElement;
  /** Holds what the loader has drawn, until the view's first commit. */
  firstView: FirstView | undefined;
  /** Resolves once the tag has shown itself for the first time. */
  readonly whenReady: Promise<unknown>;
  /**
   * Makes sure that the view is upgraded once its code has loaded. WebKit upgrades nothing in a shadow root that was in another
   * document: there the view is created again, around what is already drawn.
   */
  wake(): void;
  /** Shows the fallback content, or hides it. */
  showFallback(shown: boolean): void;
  /** Hides the fallback content and tells the page: the view calls it at its first commit. */
  shown(): void;
}

/** Milliseconds for which a tag that was removed keeps its state: scripts that rebuild a page put it back a little later. */
export const returnTime = 200;

/** The element inside a shell's shadow root that r2wc makes of the tag's view. */
export const viewName = (tag: string): string => `${tag}-view`;
