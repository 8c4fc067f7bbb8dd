// Types for pages that use the tags from TypeScript: element classes by tag name, and the portal's events.
// Copied to dist/widgets/portal.d.ts. It stands alone: it imports nothing of the portal's source.

/** Attributes that every tag has, as properties. Absent is `undefined`. */
export interface PortalCommon extends HTMLElement {
  /** What stands before `/api`; default the page's own origin. One per page. */
  apiBase: string | undefined;
  /** Where the route lives. Default `hash`. */
  routing: 'hash' | 'history' | 'memory';
  /** The portal's folder on the site, for `history`. */
  basePath: string | undefined;
  /** `inherit` uses the page's font. */
  font: 'own' | 'inherit';
  institucion: string | undefined;
  helpHref: string | undefined;
}

export interface PortalLogin extends PortalCommon {
  portalHref: string | undefined;
  publicoHref: string | undefined;
}

export interface PortalInscripcionPublica extends PortalCommon {
  curso: string | undefined;
  portalHref: string | undefined;
}

export interface PortalCliente extends PortalCommon {
  loginHref: string | undefined;
}

export interface PortalCompleto extends PortalCommon {
  /** The path that `/` leads to. Default `/cliente`. */
  landing: string | undefined;
}

/** Every event bubbles and is composed, so the document hears it. */
export interface PortalEventMap {
  'portal-ready': CustomEvent<{ tag: string; version: string }>;
  'portal-session': CustomEvent<{
    estado: 'autenticado' | 'anonimo';
    usuario?: { id: string; displayName: string; email: string };
  }>;
  'portal-navigate': CustomEvent<{ path: string; href: string }>;
  'portal-inscripcion': CustomEvent<{
    canal: 'portal' | 'publico';
    curso: string;
    numero?: string;
    solicitud?: string;
  }>;
  'portal-error': CustomEvent<{ code: string; message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-login': PortalLogin;
    'portal-inscripcion-publica': PortalInscripcionPublica;
    'portal-cliente': PortalCliente;
    'portal-completo': PortalCompleto;
  }
  interface DocumentEventMap extends PortalEventMap {}
  interface HTMLElementEventMap extends PortalEventMap {}
}
