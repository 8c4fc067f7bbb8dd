// The custom element around a React tree: properties, fallback content, moves, theme states and events.
// It deliberately does not use @r2wc: everything that library does (parsing, reflecting, mounting in the
// constructor's shadow root, unmounting at once when removed) has to behave otherwise here.
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptSheets } from './adoptSheets.ts';
import type { Composer } from './composerOf.ts';
import { composerOf } from './composerOf.ts';
import { describeError } from './describeError.ts';
import { ElementRoot } from './ElementRoot.tsx';
import type { Emit } from './emit.ts';
import { loadFonts } from './loadFonts.ts';
import { locationOf } from './locationOf.ts';
import { attributeName, PropError, type PropTypes } from './props.ts';
import type { TagDefinition } from './TagDefinition.ts';
import { watchIdioma } from './watchIdioma.ts';
import { watchTheme } from './watchTheme.ts';

declare const __PORTAL_VERSION__: string;

export type PortalElementConstructor = (new () => HTMLElement) & { readonly tag: string };

/** Where the browser has no CustomStateSet the theme falls back to light; nothing else depends on it. */
function internalsOf(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

/**
 * Makes the class of a tag without registering it.
 *
 * Dispatches, all bubbling and composed: `portal-ready` at the first commit, `portal-session`,
 * `portal-navigate`, and `portal-error` with `{code, message}` when something in the tag fails.
 */
export function createPortalElement(definition: TagDefinition): PortalElementConstructor {
  const propTypes: PropTypes = definition.props;
  const propOfAttribute = new Map(Object.keys(propTypes).map((prop) => [attributeName(prop), prop]));

  class DefinedPortalElement extends HTMLElement implements Composer {
    static readonly tag = definition.tag;
    static readonly observedAttributes = [...propOfAttribute.keys(), 'lang'];

    #values: Record<string, unknown> = {};
    #root: Root | undefined;
    #cleanup: (() => void)[] = [];
    #generation = 0;
    #fallback: HTMLSlotElement | undefined;
    readonly #internals = internalsOf(this);
    ubicacion: Composer['ubicacion'];

    constructor() {
      super();
      // The loader may have put one there to show that a chunk failed; then it is taken over.
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
      for (const [prop, type] of Object.entries(propTypes)) this.#values[prop] = type.fallback;
    }

    get #shadow(): ShadowRoot {
      const { shadowRoot } = this;
      if (!shadowRoot) throw new Error(`<${definition.tag}> has lost its shadow root.`);
      return shadowRoot;
    }

    connectedCallback(): void {
      this.#takeOverEarlyProperties();
      if (this.#root) return;
      this.#mount();
    }

    disconnectedCallback(): void {
      const generation = ++this.#generation;
      // A page builder that moves the node removes it and puts it back in the same task.
      queueMicrotask(() => {
        if (!this.isConnected && generation === this.#generation) this.#unmount();
      });
    }

    /** Its presence makes `moveBefore` keep everything as it is, instead of removing and inserting. */
    connectedMoveCallback(): void {
      // Nothing to do: nothing was torn down.
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      if (before === after && after !== null) return;
      const prop = propOfAttribute.get(attribute);
      if (prop) this.#setFromAttribute(prop, after);
      if (attribute === 'lang' || prop) this.#render();
    }

    getProperty(prop: string): unknown {
      return this.#values[prop];
    }

    setProperty(prop: string, value: unknown): void {
      const type = propTypes[prop];
      if (!type) return;
      this.#assign(prop, () => type.fromProperty(value));
      this.#render();
    }

    #setFromAttribute(prop: string, value: string | null): void {
      const type = propTypes[prop];
      if (type) this.#assign(prop, () => (value === null ? type.fallback : type.fromAttribute(value)));
    }

    #assign(prop: string, read: () => unknown): void {
      const before = this.#values[prop];
      try {
        this.#values[prop] = read();
      } catch (error) {
        if (!(error instanceof PropError)) throw error;
        this.#values[prop] = propTypes[prop]?.fallback;
        this.#complain(`${attributeName(prop)}>: ${error.message}. The default is used.`);
      }
      const moves = prop === 'routing' || prop === 'basePath';
      if (moves && this.#root && before !== this.#values[prop]) this.#openUbicacion();
    }

    /** Properties that were set on the element before its class was known hide our accessors: move them in. */
    #takeOverEarlyProperties(): void {
      for (const prop of Object.keys(propTypes)) {
        if (!Object.hasOwn(this, prop)) continue;
        const value: unknown = Reflect.get(this, prop);
        Reflect.deleteProperty(this, prop);
        this.setProperty(prop, value);
      }
    }

    #mount(): void {
      const shadow = this.#shadow;
      adoptSheets(shadow);
      loadFonts(this, this.#values.font === 'inherit');
      const fallback = document.createElement('slot');
      const container = document.createElement('div');
      container.className = 'mount';
      shadow.replaceChildren(fallback, container);

      this.#root = createRoot(container, {
        // React's default is reportError(): that would be ours failing in the host page's console and monitors.
        onCaughtError: (error) => this.#report(error),
        onUncaughtError: (error) => this.#report(error),
        onRecoverableError: () => undefined,
      });
      this.#openUbicacion();
      this.#cleanup = [
        watchTheme(this.#internals, () => this.#values.font === 'inherit'),
        watchIdioma(this, () => this.#render()),
      ];
      this.#fallback = fallback;
      this.#render();
    }

    #openUbicacion(): void {
      const { routing, basePath } = this.#values;
      this.ubicacion = locationOf(this, definition, this.#values);
      if (routing === 'history' && basePath === undefined && !composerOf(this)) {
        this.#complain('routing>: "history" needs base-path. "/" is used.');
      }
    }

    /** Of an attribute: in the console, and to the page once it can listen. */
    #complain(about: string): void {
      const message = `<${definition.tag} ${about}`;
      console.warn(message);
      queueMicrotask(() => this.#emit('portal-error', { code: 'atributo_invalido', message }));
    }

    #unmount(): void {
      for (const undo of this.#cleanup) undo();
      this.#cleanup = [];
      this.#root?.unmount();
      this.#root = undefined;
      this.ubicacion = undefined;
    }

    #render(): void {
      if (!this.#root || !this.ubicacion) return;
      this.#root.render(
        createElement(ElementRoot, {
          definition,
          element: this,
          shadow: this.#shadow,
          ubicacion: this.ubicacion,
          options: { ...this.#values },
          emit: this.#emit,
          onShown: this.#shown,
        }),
      );
    }

    /** The first commit that is not an error: the fallback content has done its work. */
    readonly #shown = (): void => {
      if (!this.#fallback) return;
      this.#fallback.remove();
      this.#fallback = undefined;
      this.#emit('portal-ready', { tag: definition.tag, version: __PORTAL_VERSION__ });
    };

    #report(error: unknown): void {
      this.#emit('portal-error', describeError(error));
    }

    readonly #emit: Emit = (name, detail) => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    };
  }

  for (const prop of Object.keys(propTypes)) {
    Object.defineProperty(DefinedPortalElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: DefinedPortalElement) {
        return this.getProperty(prop);
      },
      set(this: DefinedPortalElement, value: unknown) {
        this.setProperty(prop, value);
      },
    });
  }
  return DefinedPortalElement;
}
