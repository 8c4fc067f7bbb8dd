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
  /** Opens the panel that says what keeps the tags of the page from working. */
  diagnostico: boolean;
  /** `ninguno`: no header, picture or ground of its own. Default `propio`. */
  marco: 'propio' | 'ninguno';
  /** Undefined leaves it to the person; `auto` is what the page around the tag is. */
  tema: 'auto' | 'claro' | 'oscuro' | undefined;
  /** Default `amplia`. */
  densidad: 'amplia' | 'compacta';
  /** `no` leaves the menu of languages out. */
  idiomas: 'si' | 'no';
  /** `no` leaves the settings out. */
  ajustes: 'si' | 'no';
  institucion: string | undefined;
  helpHref: string | undefined;
}

/** A tag that stands in a page of somebody else's. */
export interface PortalEmbedded extends PortalCommon {
  /** The level of the tag's own title. Default `1`; `ninguno` shows none, where the page has a title for it. */
  titulo: '1' | '2' | '3' | 'ninguno';
}

export interface PortalLogin extends PortalEmbedded {
  portalHref: string | undefined;
  publicoHref: string | undefined;
}

/** What a page knows of the person beforehand. The codes are those of the tax authorities: 05 cédula, 04 RUC… */
export interface DatosPrevios {
  tipoIdentificacion?: '05' | '04' | '06' | '08' | '13' | '22' | '31' | undefined;
  identificacion?: string | undefined;
  nombres?: string | undefined;
  apellidos?: string | undefined;
  correo?: string | undefined;
  /** With the country's code: `+593991234567`. */
  telefono?: string | undefined;
}

export interface PortalInscripcionPublica extends PortalEmbedded {
  /** Id or code of the course chosen beforehand. */
  curso: string | undefined;
  /** That course and no other. */
  cursoFijo: boolean;
  /** Ids or codes of the only courses that are offered. */
  cursos: readonly string[] | undefined;
  /** The document with the terms of enrolment; default the institution's, from the API. */
  termsHref: string | undefined;
  portalHref: string | undefined;
  datos: DatosPrevios | undefined;
  /** Each of these wins over what `datos` has of it. */
  tipoIdentificacion: DatosPrevios['tipoIdentificacion'];
  identificacion: string | undefined;
  nombres: string | undefined;
  apellidos: string | undefined;
  correo: string | undefined;
  telefono: string | undefined;
}

export interface PortalCliente extends PortalEmbedded {
  loginHref: string | undefined;
  /** The document with the terms of enrolment; default the institution's, from the API. */
  termsHref: string | undefined;
}

export interface PortalCompleto extends PortalCommon {
  /** The path that `/` leads to. Default `/cliente`. */
  landing: string | undefined;
  /** The document with the terms of enrolment; default the institution's, from the API. */
  termsHref: string | undefined;
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
