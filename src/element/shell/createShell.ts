// The public tag: attributes, properties, fallback content, theme states and moves. It knows no React, so the loader
// can define it at once: frameworks set properties and `customElements.get` answers before the view's code has loaded.
import { atom } from 'nanostores';
import { pageSlot } from '../../state/pageSlot.ts';
import { detach } from './detach.ts';
import { complain, emit } from './emit.ts';
import type { FirstView } from './FirstView.ts';
import { hostSheet } from './hostSheet.ts';
import { keepKeys } from './keepKeys.ts';
import { keepThroughMoves } from './keepThroughMoves.ts';
import { type Options, type PortalShell, type PortalView, returnTime, viewName } from './PortalShell.ts';
import { attributeName, PropError, type PropTypes } from './propTypes.ts';
import { watchTheme } from './watchTheme.ts';

declare const __PORTAL_VERSION__: string;

/** The options that configurePortal() has set for all tags of the page. */
const page = pageSlot<Options>('options', () => ({}));

/** What a page may ask of a tag. The view carries it out, with code that loads when it is first needed. */
const actions = ['focus', 'refresh', 'reset', 'signOut'] as const;

interface ShellDefinition {
  readonly tag: string;
  readonly props: PropTypes;
  /** Fetches the code that defines the view. Called when the tag enters the page; `shell.view` waits for that code. */
  load(shell: PortalShell): void;
}

export type ShellConstructor = (new () => PortalShell) & { readonly tag: string };

/** Makes the class of a tag without registering it. */
export function createShell({ tag, props, load }: ShellDefinition): ShellConstructor {
  // A framework that does not know the tag yet writes a property's name as an attribute, which HTML puts in lower case.
  const propOfAttribute = new Map(
    Object.keys(props).flatMap((prop) =>
      [attributeName(prop), prop.toLowerCase(), prop].map((attribute) => [attribute, prop]),
    ),
  );
  const defaults = Object.fromEntries(Object.entries(props).map(([prop, { fallback }]) => [prop, fallback]));

  class Shell extends HTMLElement implements PortalShell {
    static readonly tag = tag;
    static readonly observedAttributes = [...propOfAttribute.keys(), 'lang'];

    /** An own property: the page may make every shadow root closed, and the tag would not find its own. */
    override readonly shadowRoot = super.shadowRoot ?? this.attachShadow({ mode: 'open' });
    readonly $options = atom<Options>(defaults);
    firstView: FirstView | undefined;
    #tell!: (tag: this) => void;
    readonly whenReady = new Promise<this>((resolve) => {
      this.#tell = resolve;
    });
    readonly #fallback = document.createElement('slot');
    /** The page's HTML may contain it, with a first view inside (primeraVista.ts). */
    view = this.shadowRoot.querySelector<HTMLElement>(viewName(tag)) ?? document.createElement(viewName(tag));
    readonly states = this.attachInternals?.().states;
    readonly #afterMove: () => void;
    #stop: (() => void) | undefined;
    #isReady = false;

    static {
      // Not assigned: a page may have frozen the `focus` of all elements.
      for (const action of actions)
        Object.defineProperty(Shell.prototype, action, {
          configurable: true,
          writable: true,
          async value(this: Shell, options?: FocusOptions) {
            await this.whenReady;
            return (this.view as PortalView).act(action, options);
          },
        });
      for (const prop of Object.keys(props)) {
        Object.defineProperty(Shell.prototype, prop, {
          configurable: true,
          enumerable: true,
          get(this: Shell) {
            return this.$options.get()[prop];
          },
          set(this: Shell, value: unknown) {
            this.#assign(prop, value);
          },
        });
      }
    }

    constructor() {
      super();
      this.view.className = 'mount';
      const { shadowRoot: root } = this;
      // First, so that the page's content stays visible if something below fails.
      if (!this.view.parentNode) root.append(this.#fallback, this.view);
      // The sheet of a first view in the page's HTML stays behind it: styles computed without it would transition to the loader's.
      root.adoptedStyleSheets.unshift(hostSheet());
      this.#afterMove = keepThroughMoves(root);
      // Attributes come later, and win.
      Object.assign(this, page);
    }

    connectedCallback(): void {
      this.#takeOverEarlyProperties();
      if (this.#stop) {
        this.#afterMove();
        this.#change();
        return;
      }
      const stops = [keepKeys(this.shadowRoot), watchTheme(this)];
      this.#stop = () => {
        for (const stop of stops) stop?.();
      };
      load(this);
    }

    disconnectedCallback(): void {
      const takeDown = (): void => {
        // The tag was moved, or an earlier removal has already taken it down.
        if (this.isConnected || !this.#stop) return;
        this.#stop();
        this.#stop = undefined;
        this.#isReady = false;
        this.removeAttribute('listo');
        this.showFallback(!this.firstView);
      };
      // A tag that shows nothing yet, or only that something failed to load, has nothing to lose: it starts over.
      if (this.#isReady || (this.firstView && !this.view.previousSibling)) setTimeout(takeDown, returnTime);
      else queueMicrotask(takeDown);
    }

    /** A shadow root loses its sheets on its way into another document, which cannot adopt those of this one. */
    adoptedCallback(): void {
      if (this.ownerDocument !== document) return;
      this.shadowRoot.adoptedStyleSheets.unshift(hostSheet());
      this.wake();
      // The view adds its own.
      this.#change();
    }

    /** Its presence makes `moveBefore` keep everything as it is, instead of removing and inserting. */
    connectedMoveCallback(): void {
      this.#change();
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      if (before === after && after !== null) return;
      const prop = propOfAttribute.get(attribute);
      if (prop === undefined) this.#change();
      else this.#assign(prop, after ?? page[prop] ?? defaults[prop]);
    }

    wake(): void {
      const { view } = this;
      const { localName } = view;
      if (this.ownerDocument !== document || !customElements.get(localName)) return;
      customElements.upgrade(view);
      if (view.matches(':defined')) return;
      this.view = document.createElement(localName);
      this.view.className = 'mount';
      this.view.append(...view.childNodes);
      view.replaceWith(this.view);
    }

    showFallback(shown: boolean): void {
      if (shown) {
        // Below what the tag says about it, if the tag shows something.
        if (this.#isReady) this.view.after(this.#fallback);
        else this.shadowRoot.prepend(this.#fallback);
        return;
      }
      const { activeElement } = this.getRootNode() as Document | ShadowRoot;
      const hadFocus = this.#fallback.assignedNodes().some((node) => node.contains(activeElement));
      detach(this.#fallback);
      // The focus was on the page's own content, which is now hidden: it moves to what replaced it.
      if (!hadFocus) return;
      this.view.tabIndex = -1;
      this.view.focus({ preventScroll: true });
    }

    shown(): void {
      this.firstView?.end();
      if (this.#isReady) return;
      this.#isReady = true;
      this.showFallback(false);
      // Removes the message about what failed to load.
      while (this.view.previousSibling) this.view.previousSibling.remove();
      emit(this, 'portal-ready', { tag, version: __PORTAL_VERSION__ });
      this.#tell(this);
    }

    #assign(prop: string, given: unknown): void {
      let value = defaults[prop];
      try {
        value = props[prop]?.read(given);
      } catch (error) {
        if (!(error instanceof PropError)) throw error;
        complain(this, attributeName(prop), `expected ${error.message}. The default is used.`);
      }
      this.#change({ [prop]: value });
    }

    /** Notifies all that watch the options, even if only the page around the tag has changed. */
    #change(options?: Options): void {
      this.$options.set({ ...this.$options.get(), ...options });
    }

    /** Properties that were set on the element before its upgrade shadow our accessors: move them in. */
    #takeOverEarlyProperties(): void {
      for (const prop of Object.keys(props)) {
        if (!Object.hasOwn(this, prop)) continue;
        const value: unknown = this[prop as keyof this];
        delete this[prop as keyof object];
        this.#assign(prop, value);
      }
    }
  }
  return Shell;
}
