// Types for pages that use the tags from TypeScript: properties and elements by tag name, and the portal's events.
// It stands alone: it imports nothing of the portal's source.
// Written by `npm run format` from widgets/description.

/** What a page knows of the person beforehand. */
export interface DatosPrevios {
  /** The kind of identification: `05` cédula, `04` RUC, `06` passport, `08` foreign, `13` CC, `22` CE, `31` NIT. */
  tipoIdentificacion?: '05' | '04' | '06' | '08' | '13' | '22' | '31' | undefined;
  /** Its number. */
  identificacion?: string | undefined;
  /** First names. */
  nombres?: string | undefined;
  /** Last names. */
  apellidos?: string | undefined;
  /** E-mail. */
  correo?: string | undefined;
  /** Telephone with its country's code: `+593991234567`. */
  telefono?: string | undefined;
}

/** The properties that every tag has. */
export interface PortalCommonProps {
  /** What precedes `/api` in every call; one per page, that of the first tag that names one. */
  apiBase: string | undefined;
  /** Where the tag's place is kept: `hash`, `history` or `memory` (see Routing) */
  routing: 'hash' | 'history' | 'memory';
  /** Where the portal lives on your site, for `routing="history"`: `/portal`; one per page, that of its first tag. */
  basePath: string | undefined;
  /** `inherit` uses your page's font instead of Public Sans. */
  font: 'own' | 'inherit';
  /** `ninguno` removes the header, the picture and the background, so that the tag looks like a part of your page; the clients' menu and account stay. */
  marco: 'propio' | 'ninguno';
  /** `claro`, `oscuro`, or `auto`: like your page, dark if its background is dark or, if that cannot be measured (a picture, a gradient), if its text is light. `auto` is the default with `marco="ninguno"`. */
  tema: 'auto' | 'claro' | 'oscuro' | undefined;
  /** `compacta` leaves less space and, for people with a mouse, makes text and controls smaller. */
  densidad: 'amplia' | 'compacta';
  /** `no` removes the language menu. */
  idiomas: 'si' | 'no';
  /** `no` removes the settings: theme, colours, contrast. */
  ajustes: 'si' | 'no';
  /** Your institution's name, in headers and titles. */
  institucion: string | undefined;
  /** The institution's country: in Spanish, amounts and dates are as people write them there: `$386,67` and 14:51, or `$ 1.386.000` and 2:51 p. m.; amounts in another currency have its code. */
  pais: 'EC' | 'CO';
  /** Where people ask for help: an address of your site, or `mailto:`. */
  helpHref: string | undefined;
  /** Opens the panel of diagnosis. */
  diagnostico: boolean;
  /** The level of the tag's own title, `1` to `3`, so that your page keeps one `h1`; `ninguno` if your page has a title for it. */
  titulo: '1' | '2' | '3' | 'ninguno';
}

export interface PortalLoginProps extends PortalCommonProps {
  /** Your portal page, if it is another one. */
  portalHref: string | undefined;
  /** Your page of public enrolment, if it is another one. */
  publicoHref: string | undefined;
}

/** `<portal-login>`: sign in, request a password change, change the password. */
export interface PortalLogin extends PortalElement, PortalLoginProps {
  /** A property, not a method: a promise that resolves with the tag once it has shown itself. */
  readonly whenReady: Promise<this>;
}

export interface PortalInscripcionPublicaProps extends PortalCommonProps {
  /** The code of the course chosen beforehand (`identificacion` in the API); people may choose another. */
  curso: string | undefined;
  /** With `curso`: that course and no other. */
  cursoFijo: boolean;
  /** The codes of the only courses offered, separated by commas, in that order. */
  cursos: readonly string[] | undefined;
  /** The document with the terms of enrolment: an `http(s)` address, or one of your site. If there is none at all, nobody is asked to accept any. */
  termsHref: string | undefined;
  /** Your portal page, if it is another one. */
  portalHref: string | undefined;
  /** What your page knows of the person, as JSON: `{"nombres": "Ana", "correo": "ana@ejemplo.com"}`; the names are those of the attributes below, in camelCase, which override it. */
  datos: DatosPrevios | undefined;
  /** The kind of identification: `05` cédula, `04` RUC, `06` passport, `08` foreign, `13` CC, `22` CE, `31` NIT. */
  tipoIdentificacion: '05' | '04' | '06' | '08' | '13' | '22' | '31' | undefined;
  /** Its number. */
  identificacion: string | undefined;
  /** First names. */
  nombres: string | undefined;
  /** Last names. */
  apellidos: string | undefined;
  /** E-mail. */
  correo: string | undefined;
  /** Telephone with its country's code: `+593991234567`. */
  telefono: string | undefined;
}

/** `<portal-inscripcion-publica>`: the public page of courses and enrolment; needs no account. */
export interface PortalInscripcionPublica extends PortalElement, PortalInscripcionPublicaProps {
  /** A property, not a method: a promise that resolves with the tag once it has shown itself. */
  readonly whenReady: Promise<this>;
}

export interface PortalClienteProps extends PortalCommonProps {
  /** Your sign-in page, if there is no `<portal-login>` on this one. */
  loginHref: string | undefined;
  /** The document with the terms of enrolment: an `http(s)` address, or one of your site. If there is none at all, nobody is asked to accept any. */
  termsHref: string | undefined;
}

/** `<portal-cliente>`: the signed-in area: home, enrolments, courses, receipts, cartera, invoices. */
export interface PortalCliente extends PortalElement, PortalClienteProps {
  /** A property, not a method: a promise that resolves with the tag once it has shown itself. */
  readonly whenReady: Promise<this>;
}

export interface PortalCompletoProps extends PortalCommonProps {
  /** The screen that `/` leads to. */
  landing: string | undefined;
  /** The document with the terms of enrolment: an `http(s)` address, or one of your site. If there is none at all, nobody is asked to accept any. */
  termsHref: string | undefined;
}

/** `<portal-completo>`: the whole portal, composed of the other three. */
export interface PortalCompleto extends PortalElement, PortalCompletoProps {
  /** A property, not a method: a promise that resolves with the tag once it has shown itself. */
  readonly whenReady: Promise<this>;
}

/** The tag showed itself for the first time. */
export interface PortalReadyDetail {
  tag: string;
  version: string;
}

/** Who is signed in is known, or has changed; never includes the credential. */
export interface PortalSessionDetail {
  estado: 'autenticado' | 'anonimo';
  usuario?: { id: string; displayName: string; email: string };
}

/** The tag goes to another of its screens. After `preventDefault()` it stays where it is, so that your page's own router may go there; the browser's Back and Forward cannot be prevented. */
export interface PortalNavigateDetail {
  path: string;
  href: string;
}

/** A step of the enrolment form was shown. */
export interface PortalStepDetail {
  curso: string;
  step: string;
}

/** The server accepted an enrolment. */
export interface PortalInscripcionDetail {
  canal: 'portal' | 'publico';
  curso: string;
  numero?: string;
  solicitud?: string;
}

/** The person is back from the payment page, and their payment came in; in minor units. */
export interface PortalPagoDetail {
  importe: number;
  moneda: string;
  recibo: string;
}

/** Something could not be done, and the person was told. */
export interface PortalErrorDetail {
  code: string;
  message: string;
}

/** What every tag can be asked to do. A call before the tag has shown itself runs once it has. */
export interface PortalElement extends HTMLElement {
  /** Puts the focus in the first field of what the tag shows, or on its title. */
  focus(options?: FocusOptions): Promise<void>;
  /** Reads what is shown again, in all tags of the page. */
  refresh(): Promise<void>;
  /** Begins again at the first screen, without what was typed and not sent. */
  reset(): Promise<void>;
  /** Signs out here and in the other tabs. */
  signOut(): Promise<void>;
}

/** Every event bubbles and is composed, so the document and the window hear it. */
export interface PortalEventMap {
  'portal-ready': CustomEvent<PortalReadyDetail>;
  'portal-session': CustomEvent<PortalSessionDetail>;
  'portal-navigate': CustomEvent<PortalNavigateDetail>;
  'portal-step': CustomEvent<PortalStepDetail>;
  'portal-inscripcion': CustomEvent<PortalInscripcionDetail>;
  'portal-pago': CustomEvent<PortalPagoDetail>;
  'portal-error': CustomEvent<PortalErrorDetail>;
}

/** What configurePortal() takes: attributes that hold for every tag of the page, and a hook for tag managers. */
export interface PortalSettings
  extends Partial<Omit<PortalCommonProps, 'titulo'>>,
    Partial<Pick<PortalLoginProps, 'portalHref' | 'publicoHref'>>,
    Partial<Pick<PortalClienteProps, 'loginHref' | 'termsHref'>>,
    Partial<Pick<PortalCompletoProps, 'landing'>> {
  /** Is called with the name of each event, and with its data except what is personal. */
  analitica?: (name: keyof PortalEventMap, data: Readonly<Record<string, unknown>>) => void;
}

/** The tags by name. */
export interface PortalTagMap {
  'portal-login': PortalLogin;
  'portal-inscripcion-publica': PortalInscripcionPublica;
  'portal-cliente': PortalCliente;
  'portal-completo': PortalCompleto;
}

declare global {
  interface HTMLElementTagNameMap extends PortalTagMap {}
  interface WindowEventMap extends PortalEventMap {}
  interface DocumentEventMap extends PortalEventMap {}
  interface HTMLElementEventMap extends PortalEventMap {}
}
