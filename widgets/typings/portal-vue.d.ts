// Types for templates of Vue 3 that write the tags, which `isCustomElement` of the compiler's options has to know.
// Written by `npm run format` from widgets/description.
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type {
  PortalCliente,
  PortalClienteProps,
  PortalCompleto,
  PortalCompletoProps,
  PortalEventMap,
  PortalInscripcionPublica,
  PortalInscripcionPublicaProps,
  PortalLogin,
  PortalLoginProps,
} from './portal.d.ts';

/** Vue hears `portal-ready` by `@portal-ready`. */
type Emits = { [E in keyof PortalEventMap]: (event: PortalEventMap[E]) => void };

/** The properties, each optional. A list may be a text too, with commas, as in the attribute. */
type Written<Props> = {
  [P in keyof Props]?: Props[P] | (Extract<Props[P], readonly string[]> extends never ? never : string);
};

/** As Vue describes elements that are not its own. */
type Tag<E extends HTMLElement, Props> = new () => E & {
  /** Read by the templates' checks only; no element has it. */
  $props: HTMLAttributes & Written<Props> & PublicProps;
  /** Read by the templates' checks only; no element has it. */
  $emit: EmitFn<Emits>;
};

declare module 'vue' {
  interface GlobalComponents {
    'portal-login': Tag<PortalLogin, PortalLoginProps>;
    'portal-inscripcion-publica': Tag<PortalInscripcionPublica, PortalInscripcionPublicaProps>;
    'portal-cliente': Tag<PortalCliente, PortalClienteProps>;
    'portal-completo': Tag<PortalCompleto, PortalCompletoProps>;
  }
}
